"""Write the small references anew. Look at the gallery first: the tests trust your eyes."""

from __future__ import annotations

from test_pictures import EXHIBITS, REFERENCES, dress_for, small

if __name__ == "__main__":
    REFERENCES.mkdir(exist_ok=True)
    for index, exhibit in enumerate(EXHIBITS):
        small(exhibit.draw(dress_for(index))).save(REFERENCES / f"{exhibit.name}.png")
    print(f"{len(EXHIBITS)} references written")
