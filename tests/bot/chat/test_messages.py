"""The digest of a message tells whether anything that is seen has changed."""

from __future__ import annotations

import pytest

from bot.chat import Document, Message


@pytest.mark.parametrize(
    "document", [None, Document("deal.pbn", b"other cards"), Document("other.pbn", b"cards")]
)
def test_the_digest_tells_messages_with_other_documents_apart(document: Document | None) -> None:
    message = Message("the record", document=Document("deal.pbn", b"cards"))
    assert message.digest == Message("the record", document=Document("deal.pbn", b"cards")).digest
    assert message.digest != Message("the record", document=document).digest
