"""The configuration, read from ``KONTRA_…`` variables when asked for, never at import.

``KONTRA_<NAME>_FILE`` names a file to read a secret from instead. A mistake is said in one line
with the variable's name and without its value. The README's table of variables is this module's
list of fields.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Literal, Self

from platformdirs import user_data_path
from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic.fields import FieldInfo
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
)

from bot.tables import DEFAULT_LANGUAGE, LANGUAGES

PREFIX = "KONTRA_"
SECRETS = ("telegram_token", "webhook_secret", "database_url")
"""The fields that may stand in a file; their values are never shown."""

_TOKEN = re.compile(r"\d+:[A-Za-z0-9_-]+")
_WEBHOOK_SECRET = re.compile("[A-Za-z0-9_-]{1,256}")
"""What Telegram accepts as one."""

DATABASE_FILE = "kontra.sqlite"

Port = Annotated[int, Field(ge=1, le=65535)]


class ConfigError(Exception):
    """A variable is wrong or missing; the message is one line that names it."""


@contextmanager
def blaming(field: str, kind: type[Exception] = OSError, *, reason: str = "") -> Iterator[None]:
    """Turn an error of using a field's value into a ConfigError; it says why, or ``reason``."""
    try:
        yield
    except kind as error:
        why = reason or getattr(error, "strerror", None) or str(error) or type(error).__name__
        raise ConfigError(f"{PREFIX}{field.upper()}: {' '.join(why.split())}") from None


class Config(BaseSettings):
    """How this process is to run; :meth:`load` reads it."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, env_ignore_empty=True, frozen=True, hide_input_in_errors=True
    )

    telegram_token: SecretStr | None = None
    """From BotFather; without it the sandbox runs and the bot talks to that."""
    library: Literal["aiogram", "ptb"] = "aiogram"
    api_url: str | None = Field(default=None, pattern=r"^https?://")
    """A Bot API server of one's own instead of Telegram's."""
    language: str = DEFAULT_LANGUAGE
    """For those whose client names no language that is spoken here."""

    data_dir: Path = Field(default_factory=lambda: user_data_path("kontra"))
    database_url: SecretStr = Field(
        default_factory=lambda values: SecretStr(f"sqlite:///{values['data_dir'] / DATABASE_FILE}")
    )
    workers: int = Field(default_factory=lambda: min(2, os.cpu_count() or 1), ge=1, le=64)
    """Processes in which the computers think."""
    pauses: float = Field(default=1.0, ge=0, le=10)
    """How long computers wait before they move, against the usual; 0 for no waiting."""

    host: str = "127.0.0.1"
    port: Port = 8080
    """Where the local chat page is, when there is no token."""

    webhook_url: str | None = Field(default=None, pattern=r"^https://")
    """The public address Telegram calls; without it the bot polls."""
    webhook_secret: SecretStr | None = None
    webhook_host: str = "127.0.0.1"
    webhook_port: Port = 8081
    """Where the bot itself listens for those calls, behind a proxy."""

    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["text", "json"] = "text"

    @classmethod
    def load(cls, **given: str) -> Self:
        """Read the environment; ConfigError when something in it is wrong.

        What was ``given`` (on the command line) goes before.
        """
        try:
            return cls.model_validate(given)
        except ValidationError as error:
            raise ConfigError(_one_line(error)) from None

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """What was given in code, then the environment, then the files it names."""
        del dotenv_settings, file_secret_settings
        return init_settings, env_settings, NamedFiles(settings_cls)

    @property
    def names_database(self) -> bool:
        """Whether the database's address was given, and not derived from ``data_dir``."""
        return "database_url" in self.model_fields_set

    @property
    def secrets(self) -> tuple[str, ...]:
        """What must never be shown; a database's address is known by its form."""
        given = (self.telegram_token, self.webhook_secret)
        return tuple(one.get_secret_value() for one in given if one is not None)

    @field_validator("language")
    @classmethod
    def _is_spoken(cls, value: str) -> str:
        if value not in LANGUAGES:
            raise ValueError(f"one of {', '.join(LANGUAGES)}")
        return value

    @field_validator("log_level", mode="before")
    @classmethod
    def _in_capitals(cls, value: Any) -> Any:
        return value.upper() if isinstance(value, str) else value

    @field_validator("telegram_token")
    @classmethod
    def _looks_like_a_token(cls, value: SecretStr | None) -> SecretStr | None:
        if value is not None and not _TOKEN.fullmatch(value.get_secret_value()):
            raise ValueError("not a token as BotFather gives it (digits, a colon, letters)")
        return value

    @field_validator("webhook_secret")
    @classmethod
    def _is_allowed_by_telegram(cls, value: SecretStr | None) -> SecretStr | None:
        if value is not None and not _WEBHOOK_SECRET.fullmatch(value.get_secret_value()):
            raise ValueError("1 to 256 of A-Z a-z 0-9 _ -")
        return value

    @model_validator(mode="after")
    def _webhook_is_whole(self) -> Self:
        if self.webhook_url is not None and self.webhook_secret is None:
            raise ValueError(f"{PREFIX}WEBHOOK_SECRET is needed with {PREFIX}WEBHOOK_URL")
        return self


class NamedFiles(PydanticBaseSettingsSource):
    """Secrets read from the files that ``KONTRA_<NAME>_FILE`` name."""

    def get_field_value(self, field: FieldInfo, field_name: str) -> tuple[Any, str, bool]:
        """One field; ConfigError when its file cannot be read, or it is given twice."""
        del field
        variable = f"{PREFIX}{field_name}".upper()
        path = os.environ.get(f"{variable}_FILE")
        if not path:
            return None, field_name, False
        if os.environ.get(variable):
            raise ConfigError(f"{variable} and {variable}_FILE are both set")
        try:
            return Path(path).read_text(encoding="utf-8").strip() or None, field_name, False
        except (OSError, UnicodeDecodeError) as error:
            reason = getattr(error, "strerror", None) or "not text"
            raise ConfigError(f"{variable}_FILE: {reason}") from None

    def __call__(self) -> dict[str, Any]:
        """The fields that were found."""
        fields: Mapping[str, FieldInfo] = self.settings_cls.model_fields
        found = {name: self.get_field_value(fields[name], name)[0] for name in SECRETS}
        return {name: value for name, value in found.items() if value is not None}


def _one_line(error: ValidationError) -> str:
    return "; ".join(_complaint(detail) for detail in error.errors(include_input=False))


def _complaint(detail: Mapping[str, Any]) -> str:
    message = str(detail["msg"]).removeprefix("Value error, ")
    place = [str(part) for part in detail["loc"][:1]]
    return ": ".join([*(f"{PREFIX}{name.upper()}" for name in place), message])
