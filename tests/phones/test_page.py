"""The page of a phone in a real browser sends taps, and shows and speaks what it receives."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from cardtable.language import SPEECH
from cardtable.network import wire
from cardtable.ui.phones.house import page_words
from tests.phones.browser import Page, Tools
from tests.phones.conftest import INVITATION, SECRET, Open, show
from tests.phones.pretend import Pretend
from tests.phones.sheets import LOBBY, SHEETS, TURN

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow("each opens a page in a browser; test_bundle looks at what is in it"),
]

SCREENS = ((360, 640), (390, 844), (844, 390), (820, 1180), (1180, 820))


def _spoken(page: Page, sentence: str) -> None:
    page.until(f"document.getElementById('live').textContent.includes({sentence!r})")


# --- sitting down


def test_a_phone_joins_with_a_name_and_an_animal(table: Pretend, open_page: Open) -> None:
    page = open_page()
    assert page.run("location.hash") == "", "the invitation is removed from the address"
    page.tap(".place[data-state=free]", 1)
    page.tap("#name")
    page.write("Mia <3")
    page.tap(".animal-choice[aria-label=Rabbit]")
    page.tap(".sit .primary")
    assert table.next("sit") == {"do": "sit", "seat": 3, "name": "Mia <3", "avatar": "rabbit"}
    assert "Mia <3" in page.text(".place[aria-checked=true]")


def test_the_page_shows_the_name_that_the_table_gives_a_player(table: Pretend, open_page: Open) -> None:
    """Another player is called Ann too, so the table adds a number, and the page doesn't offer to change it back."""
    page = open_page()
    page.tap(".place[data-state=free]", 1)
    page.tap("#name")
    page.write("Ann")
    page.tap(".animal-choice[aria-label=Rabbit]")
    page.tap(".sit .primary")
    assert table.next("sit")["name"] == "Ann"
    own = replace(LOBBY.seats[3], name="Ann 2", avatar="rabbit", state="you")
    table.send(replace(LOBBY, seats=(*LOBBY.seats[:3], own, *LOBBY.seats[4:])))
    page.until("document.getElementById('name').value === 'Ann 2'")
    assert page.run("document.querySelector('.sit button[type=submit]') === null")


def test_a_phone_sends_its_invitation_once_and_then_its_secret(table: Pretend, open_page: Open) -> None:
    page = open_page()
    page.ask("Page.reload")
    assert table.next("hello")["secret"] == SECRET
    page.until("document.querySelector('.lobby')")


def test_nobody_can_join_without_a_name(table: Pretend, open_page: Open) -> None:
    page = open_page()
    page.tap(".sit .primary")
    assert page.run("document.activeElement.id") == "name"
    assert table.said == []


def test_a_player_with_another_phone_gets_name_and_animal_back(table: Pretend, open_page: Open) -> None:
    page = open_page()
    away = next(seat for seat in LOBBY.seats if seat.state == "away")
    page.tap(".place[data-state=away]")
    assert page.run("document.getElementById('name').value") == away.name
    page.tap(".sit .primary")
    assert table.next("sit") == {"do": "sit", "seat": away.seat, "name": away.name, "avatar": away.avatar}


def test_a_seat_reserved_for_a_player_suggests_the_name(table: Pretend, open_page: Open) -> None:
    page = open_page()
    meant = tuple(
        replace(seat, name=name, avatar=avatar)
        for seat, name, avatar in zip(LOBBY.seats[2:4], ("Ida", "Ben"), ("frog", "robot"), strict=True)
    )
    table.send(replace(LOBBY, seats=(*LOBBY.seats[:2], *meant, *LOBBY.seats[4:])))
    page.until("document.querySelector('.place[aria-checked=true] .who').textContent === 'Ida'")
    assert page.text(".place[aria-checked=true] small") == "free seat"
    assert page.run("document.getElementById('name').value") == "", "the other seat could be meant too"
    page.tap(".place[data-state=free]", 0)
    page.tap(".place[data-state=free]", 1)
    page.tap(".sit .primary")
    assert table.next("sit") == {"do": "sit", "seat": 3, "name": "Ben", "avatar": "robot"}


def test_a_typed_name_stays_for_every_seat(table: Pretend, open_page: Open) -> None:
    page = open_page()
    page.tap("#name")
    page.write("Ida")
    page.tap(".place[data-state=away]")
    page.tap(".sit .primary")
    assert table.next("sit")["name"] == "Ida"


def test_a_player_who_asks_to_join_waits_and_can_ask_again_after_being_removed(
    table: Pretend, open_page: Open
) -> None:
    page = open_page()
    table.send(replace(LOBBY, knocking=True, sentence="Somebody at the screen lets you in."))
    page.until("document.querySelector('.waits') && !document.querySelector('form')")
    page.tap(".lobby .plain")
    assert table.next("leave") == {"do": "leave"}
    table.send(wire.Gone(why="removed", sentence="You were taken from the table."))
    page.until("document.querySelector('.alone h1')?.textContent === 'You were taken from the table.'")
    page.tap(".alone button")
    assert table.next("hello")["secret"] == "", "the old secret is forgotten"
    page.until("document.querySelector('.lobby')")


# --- taps

TAPS: tuple[tuple[str, tuple[tuple[str, int], ...], dict[str, Any]], ...] = (
    ("turn", ((".card", 1), (".card", 1)), {"do": "card", "at": 1}),
    ("options", ((".option", 1),), {"do": "option", "at": 1}),
    ("options", ((".back", 0),), {"do": "back"}),
    ("offers", ((".option", 4),), {"do": "option", "at": 4}),
    ("number", ((".step", 3), (".step", 2), (".number .primary", 0)), {"do": "number", "total": 68}),
    ("naming", ((".named", 2),), {"do": "seat", "seat": 2}),
    ("marking", ((".card", 0),), {"do": "mark", "at": 0}),
    ("marking", ((".buttons .primary", 0),), {"do": "confirm"}),
    ("together", ((".buttons .plain", 0),), {"do": "button", "key": "+"}),
    ("asked", ((".buttons .primary", 0),), {"do": "button", "key": "S"}),
    ("asked", ((".card", 1), (".card", 1)), {"do": "card", "at": 1}),
    ("turn", (("#tool-ask-hint", 0),), {"do": "hint"}),
    ("turn", (("#tool-undo", 0),), {"do": "undo"}),
    ("agree", ((".agree .primary", 0),), {"do": "agree", "yes": True}),
    ("agree", ((".agree .plain", 0),), {"do": "agree", "yes": False}),
    ("between", ((".buttons .primary", 0),), {"do": "go_on"}),
    ("setback", ((".buttons .primary", 0),), {"do": "go_on"}),
    ("call", ((".key", 8), (".key", 3), (".answers .primary", 0)), {"do": "call", "total": 94}),
    (
        "call",
        ((".key", 8), (".key", 10), (".key", 8), (".key", 3), (".answers .primary", 0)),
        {"do": "call", "total": 94},
    ),
    ("call", ((".help", 0),), {"do": "help"}),
    ("call offers", ((".offer", 1),), {"do": "call", "total": 94}),
    ("call dots", ((".bead", 7),), {"do": "call", "total": 7}),
)


@pytest.mark.parametrize(("name", "taps", "said"), TAPS, ids=[f"{n}-{said['do']}" for n, _, said in TAPS])
def test_every_tap_sends_the_right_message(
    name: str, taps: tuple[tuple[str, int], ...], said: dict[str, Any], table: Pretend, open_page: Open
) -> None:
    page = open_page(SHEETS[name])
    for css, nth in taps:
        page.tap(css, nth)
    assert table.next(said["do"]) == {"turn": 7, **said}
    assert [one for one in table.said if one["do"] != "begun"] == []
    assert page.complaints() == []


def test_name_and_animal_can_be_changed_during_a_deal(table: Pretend, open_page: Open) -> None:
    page = open_page(TURN)
    own = next(seat for seat in TURN.seats if seat.you)
    page.tap("#tool-settings")
    page.run(
        "[...document.querySelectorAll('dialog button')].find(one => one.textContent === 'Name and animal').click()"
    )
    shown = page.run(
        "[...document.querySelectorAll('.animal-choice')].map(one => one.getAttribute('aria-label')).length"
    )
    assert shown == 10 - len({seat.avatar for seat in TURN.seats}) + 1
    page.tap(".animal-choice", 1)
    page.tap("dialog .sit [type=submit]")
    said = table.next("sit")
    assert (said["seat"], said["name"]) == (own.seat, own.name)
    assert said["avatar"] not in {seat.avatar for seat in TURN.seats if not seat.you}
    assert page.run("document.querySelector('dialog') === null")
    assert page.complaints() == []


def test_playing_with_one_tap_can_be_chosen_and_is_remembered(table: Pretend, open_page: Open) -> None:
    page = open_page(TURN)
    page.tap("#tool-settings")
    page.tap(".switch", 1)
    page.ask("Page.reload")
    table.next("hello")
    page.until("document.querySelector('.lobby')")
    show(page, table, TURN)
    assert page.text(".tip") == "Tap a card to play it"
    page.tap(".card", 4)
    assert table.next("card") == {"do": "card", "turn": 7, "at": 4}


def test_sentences_about_a_lifted_card_are_joined_by_the_rules_of_the_language(
    table: Pretend, open_page: Open
) -> None:
    page = open_page(TURN)
    with SPEECH.speaking("zh-Hant"):
        table.send(wire.Welcome(words=page_words(), language="zh-Hant"))
    page.tap(".card", 1)
    page.until("document.querySelectorAll('.card')[1].getAttribute('aria-pressed') === 'true'")
    heard = page.run("document.querySelectorAll('.card')[1].getAttribute('aria-label')")
    assert heard == TURN.hand[1].name + "。再點一下就出牌。"


def test_a_player_who_was_let_in_is_told_so(table: Pretend, open_page: Open) -> None:
    page = open_page()
    table.send(replace(LOBBY, knocking=True, sentence="Somebody at the screen lets you in."))
    _spoken(page, "lets you in")
    own = replace(LOBBY.seats[2], name="Mia", avatar="rabbit", state="you")
    table.send(replace(LOBBY, seats=(*LOBBY.seats[:2], own, *LOBBY.seats[3:]), sentence=""))
    _spoken(page, "You're in!")


def test_a_long_press_marks_a_card(table: Pretend, open_page: Open) -> None:
    page = open_page(SHEETS["together"])
    x, y = page.run(
        "(() => { const box = document.querySelectorAll('.card')[2].getBoundingClientRect(); return [box.x + 20, box.y + 30]; })()"
    )
    page.ask("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
    assert table.next("mark") == {"do": "mark", "turn": 7, "at": 2}
    page.ask("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
    assert table.said == []


def test_a_card_that_cannot_be_played_only_says_why(table: Pretend, open_page: Open) -> None:
    page = open_page(SHEETS["asked"])
    page.tap(".card", 0)
    page.until(
        "document.querySelector('.toast')?.textContent === 'Only the nine of diamonds can be sneaked in.'"
    )
    _spoken(page, "Only the nine of diamonds")
    spoken = page.run("document.querySelector('.card').getAttribute('aria-label')")
    assert spoken == SHEETS["asked"].hand[0].name, "its name already has the reason"
    assert table.said == []


def test_taps_on_cards_send_nothing_while_others_play(table: Pretend, open_page: Open) -> None:
    page = open_page(SHEETS["wait"])
    page.tap(".card", 0)
    page.tap(".card", 0)
    page.tap("#tool-seats")
    assert table.said == []


def test_the_first_tap_on_the_line_zooms_in_and_the_second_answers(table: Pretend, open_page: Open) -> None:
    page = open_page(SHEETS["call"])

    def point(share: float) -> None:
        page.touch(
            *page.run(
                f"(() => {{ const box = document.querySelector('.line svg').getBoundingClientRect(); return [box.x + box.width * (14 + 312 * {share}) / 340, box.y + box.height * 0.6]; }})()"
            )
        )

    point(94 / 99)
    page.until("[...document.querySelectorAll('.rule-name')].some((one) => one.textContent === '97')")
    assert table.next("begun") == {"do": "begun", "turn": 7, "begun": True}
    assert table.said == []
    point((94 - 89) / 10)
    assert table.next("call") == {"do": "call", "turn": 7, "total": 94}


def test_a_call_can_be_typed_on_a_keyboard(table: Pretend, open_page: Open) -> None:
    page = open_page(SHEETS["call"])
    assert page.text(".answers .primary") == "Say"
    page.key("9")
    page.key("Backspace")
    assert [table.next("begun")["begun"] for _ in range(2)] == [True, False]
    for key in ("9", "4"):
        page.key(key)
    assert page.text(".answers .primary") == "Say 94"
    page.key("Enter")
    assert table.next("call") == {"do": "call", "turn": 7, "total": 94}


def test_help_that_comes_by_itself_keeps_the_typed_number(table: Pretend, open_page: Open) -> None:
    sheet = SHEETS["call"]
    page = open_page(sheet)
    page.key("9")
    show(page, table, replace(sheet, n=2, turn=8, call=replace(sheet.call, answer="3 more make 90.")))
    page.key("4")
    page.key("Enter")
    assert table.next("call") == {"do": "call", "turn": 8, "total": 94}
    show(page, table, replace(sheet, n=3, turn=9, call=replace(sheet.call, answer="Not yet.")))
    assert page.text(".task .box") == "?", "the next number starts empty"


def test_keys_that_appear_with_help_ignore_taps_for_a_moment(table: Pretend, open_page: Open) -> None:
    sheet = SHEETS["call offers"]
    assert sheet.call is not None
    page = open_page(sheet)
    page.run(
        "(() => { const real = setTimeout; window.ends = [];"
        " window.setTimeout = (then, ms) => ms === 500 ? (ends.push(then), -1) : real(then, ms); })()"
    )
    helped = replace(sheet.call, offers=(), answer="3 more make 90.")
    show(page, table, replace(sheet, n=2, turn=8, call=helped))
    page.tap(".key", 2)
    assert page.run("document.querySelector('main').dataset.settling") == "true"
    assert page.text(".task .box") == "?"
    page.key("9")
    assert page.text(".task .box") == "9", "keys of a keyboard still count"
    page.run("ends.forEach((end) => end())")
    page.until("document.querySelector('main').dataset.settling === undefined")
    page.tap(".key", 3)
    assert page.text(".task .box") == "94"
    assert page.complaints() == []


def test_the_limit_is_on_the_line_only_once(table: Pretend, open_page: Open) -> None:
    page, sheet = open_page(), SHEETS["call help"]
    assert sheet.call is not None
    show(
        page,
        table,
        replace(sheet, call=replace(sheet.call, sum="12 + 3 = ?", highest=20, before=12, jumps=())),
    )
    names = page.run("[...document.querySelectorAll('.rule-name')].map((one) => one.textContent)")
    assert names.count("20") == 1


def test_the_button_shows_the_chosen_total(open_page: Open) -> None:
    page = open_page(SHEETS["number"])
    page.tap(".step", 2)
    assert page.text(".number .primary") == "Make it 58"


# --- what is shown


@pytest.mark.parametrize("size", SCREENS, ids=[f"{width}x{height}" for width, height in SCREENS])
def test_everything_fits_on_every_screen(size: tuple[int, int], table: Pretend, open_page: Open) -> None:
    page = open_page(None, *size)
    _all_are_sound(page, table)
    assert page.complaints() == []
    assert {address.split("/")[2] for address in page.asked_for()} == {table.host}


def test_the_table_has_its_final_size_with_the_first_sheet(table: Pretend, open_page: Open) -> None:
    sheet = replace(TURN, hand=TURN.hand[:3])
    page = open_page(sheet, 360, 640)
    first = page.run("document.querySelector('.table').dataset.felt")
    show(page, table, replace(sheet, n=2))
    assert page.run("document.querySelector('.table').dataset.felt") == first


@pytest.mark.parametrize("width", [320, 360, 390])
def test_a_long_report_of_a_play_is_not_cut_off(width: int, table: Pretend, open_page: Open) -> None:
    said = "Olive: Bombe, macht 0. Dich hat die Bombe getroffen. Fritz-Wilhelm wurde von der Bombe getroffen."
    page = open_page(None, width, 568)
    for n, hand in enumerate((TURN.hand, TURN.hand[:3], ())):
        show(page, table, replace(TURN, n=2 + n, said=said, hand=hand))
        cut = "(() => { const one = document.querySelector('.said'); return one.scrollHeight - one.clientHeight; })()"
        assert page.run(cut) <= 1


@pytest.mark.parametrize("width", [320, 360])
def test_a_long_word_of_a_games_name_is_not_cut_in_two(width: int, open_page: Open) -> None:
    page = open_page(replace(TURN, game="Negenennegentig"), width, 640)
    lines = "(() => { const all = document.createRange(); all.selectNodeContents(document.querySelector('h1')); return all.getClientRects().length; })()"
    assert page.run(lines) == 1


def test_long_texts_about_tokens_are_under_the_name(table: Pretend, open_page: Open) -> None:
    page = open_page(None, 360, 640)
    ending = SHEETS["between"]
    seats = tuple(replace(one, tokens_text="3 of 3 time bombs are still left") for one in ending.seats)
    show(page, table, replace(ending, seats=seats))
    for name, has in page.run(
        "[...document.querySelectorAll('.standings .has')].map((one) => [...one.children].map((part) => part.getBoundingClientRect().left))"
    ):
        assert has == pytest.approx(name, abs=1)


SMALL = ((320, 568), *SCREENS[:3])


@pytest.mark.parametrize("size", SMALL, ids=[f"{width}x{height}" for width, height in SMALL])
def test_nothing_is_cut_off_with_text_of_200_percent(
    size: tuple[int, int], table: Pretend, open_page: Open
) -> None:
    _all_are_sound(open_page(None, *size, text=200), table)


def test_long_words_fit_with_text_of_200_percent(open_page: Open) -> None:
    ask = wire.Ask(title="Усе було правильно. Перевіряти завжди добре.", avatar="owl")
    page = open_page(replace(SHEETS["asked"], ask=ask), 360, 640, text=200)
    beyond = (
        "(() => { const one = document.querySelector('%s'); return one.scrollWidth - one.clientWidth; })()"
    )
    assert page.run(beyond % ".ask") == 0
    page.tap("#tool-settings")
    page.until("document.querySelector('dialog')")
    page.run("document.querySelector('dialog h2').textContent = 'Налаштування'")
    assert page.run(beyond % "dialog") == 0


SOUND = """(() => {
  const wrong = [], wide = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > innerWidth) wrong.push('scrolls sideways');
  for (const one of document.querySelectorAll('button:not(.card), .card img, .task > *')) {
    const box = one.getBoundingClientRect();
    if (!box.width && !one.matches('.frame')) continue;
    if (one.matches('.frame') && box.width < 40) wrong.push('dots too small to count');
    if (box.left < -1 || box.right > wide + 1) wrong.push(`${one.getAttribute('class')} ${one.textContent}: beyond the edge`);
    if (one.tagName === 'BUTTON' && (box.width < 43.5 || box.height < 43.5)) wrong.push(`${one.className} ${one.textContent}: too small for a finger`);
    if (one.tagName === 'BUTTON' && (one.scrollWidth > one.clientWidth + 2 || one.scrollHeight > one.clientHeight + 2)) wrong.push(`${one.className} ${one.textContent}: its words are cut off`);
  }
  const boxes = [...document.querySelectorAll('.held img, .dock button, .tools button, .strip')].map((one) => [one, one.getBoundingClientRect()]).filter(([, box]) => box.width);
  boxes.forEach(([one, a], n) => boxes.slice(n + 1).forEach(([other, b]) => {
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left), down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (across > 2 && down > 2) wrong.push(`${one.className || one.src} lies on ${other.className || other.src}`);
  }));
  return wrong;
})()"""


def _all_are_sound(page: Page, table: Pretend) -> None:
    """Check the layout of the lobby, and of each sheet."""
    assert page.run(SOUND) == [], "lobby"
    for n, (name, sheet) in enumerate(SHEETS.items()):
        show(page, table, replace(sheet, n=sheet.n + 1 + n))
        assert page.run(SOUND) == [], name


def test_names_are_shown_as_they_are_written(table: Pretend, open_page: Open) -> None:
    evil = "<img src=x onerror=alert(1)>"
    seats = tuple(replace(one, name=evil, words=evil, can_name=True) for one in TURN.seats)
    hand = tuple(replace(one, name=evil, pills=(wire.Pill(text=evil, icon="../x"),)) for one in TURN.hand)
    page = open_page(
        replace(
            TURN, banner=evil, said=evil, game=evil, seats=seats, hand=hand, naming=True, pile=("../../x",)
        )
    )
    assert page.text(".banner") == evil
    assert page.text(".named span").startswith(evil)
    assert page.run("document.querySelectorAll('img[onerror], img[src=x]').length") == 0
    assert {address.split("/")[2] for address in page.asked_for()} == {table.host}
    assert page.complaints() == []


def test_a_card_that_was_played_leaves_upward(table: Pretend, open_page: Open) -> None:
    page = open_page(TURN)
    page.run(
        "window.flown = []; new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach((node) => flown.push(node.src)))).observe(document.getElementById('flights'), {childList: true})"
    )
    left = tuple(replace(card, at=n) for n, card in enumerate(one for one in TURN.hand if one.card != "QC"))
    show(page, table, replace(TURN, n=2, turn=8, state="wait", hand=left))
    assert [src.split("/")[-1] for src in page.run("flown")] == ["QC.svg"]
    page.until("document.querySelectorAll('.flying').length === 0")


def test_reduced_motion_is_respected(table: Pretend, open_page: Open) -> None:
    page = open_page()
    page.media(prefers_reduced_motion="reduce")
    table.send(SHEETS["over"])
    page.until("document.querySelector('.notice')")
    longest = page.run(
        "Math.max(...document.getAnimations().map((one) => one.effect.getComputedTiming().endTime), 0)"
    )
    assert longest <= 120
    moved = page.run(
        "document.getAnimations().flatMap((one) => one.effect.getKeyframes()).filter((frame) => frame.transform && frame.transform !== 'none').length"
    )
    assert moved == 0


def test_waiting_cards_keep_their_shape_with_reduced_motion(table: Pretend, open_page: Open) -> None:
    page = open_page()
    table.send(replace(LOBBY, knocking=True))
    page.until("document.querySelector('.shuffle i')")
    shape = "(() => { const one = getComputedStyle(document.querySelector('.shuffle i')); return [one.width, one.height, one.borderRadius]; })()"
    moving = page.run(shape)
    page.media(prefers_reduced_motion="reduce")
    assert page.run(shape) == moving


def test_a_light_page_is_only_shown_if_chosen(open_page: Open) -> None:
    page = open_page(TURN)
    page.media(prefers_color_scheme="light")
    ground = "getComputedStyle(document.documentElement).getPropertyValue('--text').trim()"
    assert page.run(ground) == "#fbf5e6"
    page.tap("#tool-settings")
    page.tap(".switch", 4)
    assert page.run(ground) == "#2a2b36"


def test_the_seal_is_checked_on_the_phone(table: Pretend, open_page: Open) -> None:
    after = "Salt, and then every card of the deal in its place: " + "7S 8D " * 40
    import hashlib

    seal = hashlib.sha256(after.encode()).hexdigest()
    page = open_page(replace(TURN, sealed=wire.Sealed(before=seal)))
    over = replace(SHEETS["between"], n=2, sealed=wire.Sealed(before=seal, after=after))
    show(page, table, over)
    assert page.text(".sealed summary") == "This phone checked: no card was changed."
    other = "another deal"
    forged = wire.Sealed(before=hashlib.sha256(other.encode()).hexdigest(), after=other)
    show(page, table, replace(over, n=3, sealed=forged))
    assert "doesn't match" in page.text(".sealed summary")


# --- without seeing the page


def test_a_screen_reader_finds_every_card_and_every_button_by_name(table: Pretend, open_page: Open) -> None:
    page = open_page(TURN)
    found = page.read_out()
    assert {card.name for card in TURN.hand} <= {name for role, name in found if role == "button"}
    assert ("list", "Your hand") in found
    assert ("image", "nine of diamonds") in found
    assert ("heading", "Mia, it's your turn") in found
    for name, sheet in SHEETS.items():
        show(page, table, replace(sheet, n=2 + list(SHEETS).index(name)))
        nameless = [
            role for role, said in page.read_out() if role in ("button", "slider", "switch") and not said
        ]
        assert nameless == [], name


def test_there_is_one_polite_live_region(table: Pretend, open_page: Open) -> None:
    page = open_page(TURN)
    _spoken(page, TURN.live)
    assert page.run("document.querySelectorAll('[aria-live], [role=alert], [role=status]').length") == 1
    assert page.run("document.getElementById('live').getAttribute('aria-live')") == "polite"
    show(page, table, replace(TURN, n=2, live="Leo, seven, 94."))
    _spoken(page, "Leo, seven, 94.")


def test_the_focus_stays_on_its_card_when_a_sheet_arrives(table: Pretend, open_page: Open) -> None:
    page = open_page(TURN)
    page.run("document.querySelectorAll('.card')[2].focus()")
    fewer = tuple(replace(card, at=n) for n, card in enumerate(TURN.hand[1:]))
    show(page, table, replace(TURN, n=2, said="Leo: seven", hand=fewer, total=94, pile=("9D", "7H")))
    assert page.run("document.activeElement.closest('[data-card]').dataset.card") == "AH 1"
    show(page, table, replace(TURN, n=3, hand=fewer[:1], state="wait", banner="Leo is thinking"))
    assert page.run("document.activeElement.textContent") == "Leo is thinking"


def test_a_card_can_be_played_with_a_keyboard(table: Pretend, open_page: Open) -> None:
    page = open_page(TURN)
    page.run("document.querySelectorAll('.card')[1].focus()")
    page.key("Enter")
    page.until("document.activeElement.getAttribute('aria-pressed') === 'true'")
    assert "Tap it again to play it" in page.run("document.activeElement.getAttribute('aria-label')")
    page.key("Enter")
    assert table.next("card") == {"do": "card", "turn": 7, "at": 1}


def test_a_dialog_gives_the_focus_back(open_page: Open) -> None:
    page = open_page(TURN)
    page.run("document.getElementById('tool-settings').focus()")
    page.key("Enter")
    page.until("document.querySelector('dialog:modal')")
    page.key("Escape")
    page.until("!document.querySelector('dialog')")
    assert page.run("document.activeElement.id") == "tool-settings"


# --- away and back


def test_a_lost_connection_comes_back_by_itself(table: Pretend, open_page: Open) -> None:
    page = open_page(TURN)
    table.hang_up()
    assert table.next("hello") == {"do": "hello", "languages": ["en"], "secret": SECRET, "invitation": ""}
    show(page, table, replace(TURN, n=2))
    assert not page.has(".lost")


def test_a_page_without_storage_gets_its_seat_back_too(tools: Tools, table: Pretend) -> None:
    page = Page(tools, 390, 844)
    page.ask(
        "Page.addScriptToEvaluateOnNewDocument",
        source="Object.defineProperty(window, 'localStorage', { get() { throw new Error('no'); } });",
    )
    page.visit(f"http://{table.host}/#{INVITATION}")
    page.until("document.querySelector('.lobby')")
    table.next("hello")
    table.hang_up()
    assert table.next("hello")["secret"] == SECRET
    assert page.complaints() == []
    page.close()


def test_a_new_phone_is_told_that_the_table_is_not_found(tools: Tools, table: Pretend) -> None:
    page = Page(tools, 320, 568, text=200)
    page.ask(
        "Page.addScriptToEvaluateOnNewDocument",
        source="window.WebSocket = class { constructor() { setTimeout(() => this.onclose(), 20); } close() {} };",
    )
    page.visit(f"http://{table.host}/#{INVITATION}")
    page.until("document.querySelector('.lost:not(.long)')")
    assert page.text(".lost span") == "Looking for the table again"
    page.until("document.querySelector('.lost.long')")
    assert page.text(".lost button") == "Try now"
    box = "(() => { const one = document.querySelector('.lost'), box = one.getBoundingClientRect(); return [one.scrollWidth - one.clientWidth, box.right, box.bottom]; })()"
    wider, right, bottom = page.run(box)
    assert (wider, right <= 320, bottom <= 568) == (0, True, True), "the button can be scrolled to"
    assert page.complaints() == []
    page.close()


def test_a_lost_table_is_reported_and_can_be_tried_again(table: Pretend, open_page: Open) -> None:
    page = open_page(TURN)
    table.is_deaf = True
    table.hang_up()
    page.until("document.querySelector('.lost.long button')")
    assert page.has(".hand"), "the hand is still shown"
    table.is_deaf = False
    page.tap(".lost button")
    table.next("hello")
    page.until("!document.querySelector('.lost')")


def test_a_phone_comes_back_by_itself_to_a_table_that_was_closed(table: Pretend, open_page: Open) -> None:
    page = open_page(TURN)
    table.is_deaf = True
    table.send(wire.Gone(why="over", sentence="The table is closed.", may_knock=False))
    table.hang_up()
    page.until("document.querySelector('.alone h1')")
    assert page.text(".alone h1") == "The table is closed."
    table.is_deaf = False
    assert table.next("hello")["secret"] == SECRET
    show(page, table, replace(TURN, n=2))
    assert page.has(".hand")


def test_a_phone_that_wakes_up_comes_back_at_once(table: Pretend, open_page: Open) -> None:
    page = open_page(TURN)
    page.ask("Page.setWebLifecycleState", state="frozen")
    table.is_deaf = True
    table.hang_up()
    table.is_deaf = False
    page.ask("Page.setWebLifecycleState", state="active")
    assert table.next("hello")["secret"] == SECRET


def test_a_phone_back_online_reconnects_at_once(table: Pretend, open_page: Open) -> None:
    page = open_page(TURN)
    table.is_deaf = True
    table.hang_up()
    page.until("document.querySelector('.lost')")
    table.is_deaf = False
    page.run("dispatchEvent(new Event('online'))")
    table.next("hello")


def test_invalid_messages_are_ignored(table: Pretend, open_page: Open) -> None:
    page = open_page(TURN)
    table.send_bytes(b"no JSON")
    table.send_bytes(b'{"is": "constructor"}')
    table.send_bytes(b"[1, 2]")
    table.send_bytes(b"null")
    show(page, table, replace(TURN, n=2, banner="Still here"))
    assert page.text(".banner") == "Still here"
    assert page.complaints() == []


def test_a_code_scanned_again_is_sent_with_the_secret(table: Pretend, open_page: Open) -> None:
    page = open_page()
    page.run(f"location.hash = '{'N' * 22}'")
    said = table.next("hello")
    assert (said["secret"], said["invitation"]) == (SECRET, "N" * 22)
    assert page.run("location.hash") == ""
