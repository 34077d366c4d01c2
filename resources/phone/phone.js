/* The page of a phone: it draws what the computer sends of its seat, and says what was tapped. It knows no rules.

   Every message is a whole picture (`cardtable/network/wire.py`): the page is drawn anew from it, and what is
   there already is kept, so that the finger, the focus and a screen reader stay where they are. Whatever comes
   is written as text, never as markup. */
"use strict";

(() => {

/* --- what stays on this phone */

const memory = {
  get(name, usual) {
    try {
      const text = localStorage.getItem(`cardtable-${name}`);
      return text === null ? usual : JSON.parse(text);
    } catch (error) {
      return usual;
    }
  },
  set(name, value) {
    try {
      localStorage.setItem(`cardtable-${name}`, JSON.stringify(value));
    } catch (error) {
      // A private window keeps nothing; the game goes on without.
    }
  },
};

const settings = Object.assign(
  {large: false, sound: false, vibrate: true, once: false, daylight: false},
  memory.get("settings", {}),
);

const CODE = /^[A-Za-z0-9_-]{22}$/;
// Who comes for the first time has those that the page was given for the screen's language.
let words = memory.get("words", null) || JSON.parse(document.querySelector("meta[name=words]").content);
let secret = memory.get("secret", "");
let invitation = "";

/** The secret of the seat; a page keeps it for as long as it is open also where nothing else can be kept. */
function keepSecret(given) {
  secret = given;
  memory.set("secret", given);
}

/** Takes what the code on the screen added to the address, and takes it from the address. */
function takeInvitation() {
  const given = location.hash.slice(1);
  if (CODE.test(given)) {
    invitation = given;
    history.replaceState(null, "", location.pathname);
  }
}

/** A word of the page in the language of the phone; some have a place for a total. */
function word(name, total = "") {
  return (words[`phones-page-${name}`] || "").replace("{total}", total);
}

/** What is read or heard one after the other, each with its stop, as the language joins sentences. */
function sentences(...parts) {
  const put = (name, slots) => words[name].replace(/\{(\w+)\}/g, (slot, one) => slots[one]);
  const ended = parts.filter(Boolean).map((told) => (/[.?!…。？！]$/.test(told) ? told : put("form-sentence", {told})));
  return ended.length ? ended.reduce((some, next) => put("form-sentences", {some, next})) : "";
}

/* --- what is shown now */

const model = {
  view: "",           // lobby, sheet or gone: what came last
  lobby: null,
  sheet: null,
  gone: null,
  link: "new",        // new, open, lost
  lostFor: 0,         // milliseconds, in steps
  dialog: "",         // settings, seats, leave, face
  lifted: "",         // the key of the card that was tapped once
  told: "",           // a sentence that passes
  typed: "",          // of a number that is called
  called: false,      // whether one was called since the last sheet
  settling: 0,        // the timer of a moment in which no finger is heard, as things came or moved under it
  ten: null,          // the ten of the line that is stretched
  at: 0,              // the place among the numbers that can be taken
  seat: null, name: memory.get("name", ""), avatar: memory.get("avatar", ""),
  answersTo: "",      // the name that a seat gave and nobody wrote
  seal: memory.get("seal", {}),  // what was told of the cards before the deal
  checked: {},                   // and what came of it after the deal
};

const STILL = matchMedia("(prefers-reduced-motion: reduce)");

/* --- drawing: a tree of what there shall be, laid over what there is */

const SVG = "http://www.w3.org/2000/svg";
const DRAWN = new Set(["svg", "g", "path", "rect", "circle", "line", "text", "image"]);

/** A piece of the page. `key` names it among its neighbors; `made` is called when it is new. */
function h(tag, given, ...parts) {
  const {key, made, ...rest} = given || {};
  const within = parts.flat(Infinity).filter((part) => part !== null && part !== undefined && part !== false);
  return {tag, key, made, given: rest, parts: within};
}

function dress(node, tree) {
  const worn = node.worn || {};
  for (const name of Object.keys(worn)) {
    if (!(name in tree.given)) wear(node, name, null);
  }
  for (const [name, value] of Object.entries(tree.given)) {
    if (worn[name] !== value) wear(node, name, value);
  }
  node.worn = tree.given;
}

function wear(node, name, value) {
  if (name.startsWith("on")) {
    node[name] = value;
  } else if (name === "vars") {
    for (const [one, text] of Object.entries(value || {})) node.style.setProperty(`--${one}`, text);
  } else if (value === null || value === undefined || value === false) {
    node.removeAttribute(name);
  } else {
    node.setAttribute(name, value === true ? "" : String(value));
  }
}

function patch(parent, trees) {
  const before = new Map(), fresh = [];
  for (const node of parent.childNodes) before.set(node.called, node);
  const nodes = trees.map((tree, at) => {
    const text = typeof tree !== "object";
    const called = text ? `${at}:text` : `${tree.key === undefined ? at : tree.key}:${tree.tag}`;
    let node = before.get(called);
    before.delete(called);
    if (!node) {
      node = text ? document.createTextNode("") : DRAWN.has(tree.tag)
        ? document.createElementNS(SVG, tree.tag) : document.createElement(tree.tag);
      node.called = called;
      if (!text && tree.made) fresh.push([node, tree.made]);
    }
    if (!text) {
      dress(node, tree);
      patch(node, tree.parts);
    } else if (node.data !== String(tree)) {
      node.data = String(tree);
    }
    return node;
  });
  // What goes is taken out first: what stays need not be moved then, and keeps the focus.
  for (const node of before.values()) node.remove();
  let place = parent.firstChild;
  for (const node of nodes) {
    if (node === place) place = place.nextSibling;
    else parent.insertBefore(node, place);
  }
  for (const [node, made] of fresh) made(node);
}

function picture(folder, name, css) {
  const safe = /^[A-Za-z0-9-]+$/.test(name);
  return h("img", {class: css, src: safe ? `/${folder}/${name}.svg` : null, alt: "", draggable: "false"});
}

/** A sign in the color of the text beside it. */
function sign(name, css) {
  const safe = /^[a-z0-9-]+$/.test(name);
  return h("span", {class: `sign ${css || ""}`, "aria-hidden": "true", vars: {sign: safe ? `url("/icons/${name}.svg")` : "none"}});
}

function button(css, text, onclick, more) {
  return h("button", Object.assign({type: "button", class: css, onclick}, more), text);
}

function unseen(text) {
  return text ? h("span", {class: "unseen"}, text) : null;
}

/* --- the table */

function sheetView(sheet) {
  return h("main", {
    key: "sheet", class: "table", "data-turn": `${sheet.turn}.${sheet.n}`, "data-state": sheet.state, "data-answering": isAnswering(sheet),
    "data-settling": model.settling ? "true" : null,
  },
    h("div", {key: "far", class: "far"}, topView(sheet), sheet.call ? callView(sheet) : feltView(sheet)),
    h("div", {key: "near", class: "near"},
      stripView(sheet),
      sheet.notice ? noticeView(sheet) : null,
      hidesHand(sheet) ? null : handView(sheet),
      dockView(sheet)),
    toolsView(sheet));
}

/** Whether something is to be answered below the hand. */
function isAnswering(sheet) {
  return Boolean(sheet.options.length || sheet.number || sheet.naming || sheet.call || sheet.notice || sheet.agree);
}

function hidesHand(sheet) {
  return sheet.hand.length === 0 || (sheet.notice !== null && (sheet.state === "between" || sheet.state === "over"));
}

/** The seats in the order of play, the own one last. */
function seatsInOrder(sheet) {
  const own = sheet.seats.findIndex((seat) => seat.you);
  return [...sheet.seats.slice(own + 1), ...sheet.seats.slice(0, own + 1)];
}

function topView(sheet) {
  const seats = seatsInOrder(sheet);
  const long = sheet.game.length > 16 || sheet.game.split(" ").some((one) => one.length > 11);
  return h("header", {key: "top", class: "top", "data-many": seats.length > 5, "data-long": long},
    h("div", {class: "titles"}, h("h1", null, sheet.game), h("p", {class: "muted"}, sheet.deal)),
    h("ul", {class: "sitters", "aria-label": word("seats")},
      seats.map((seat) => h("li", {
        key: seat.seat, class: "sitter", "data-turn": seat.turn, "data-state": seat.state || null,
        "data-you": seat.you, "aria-current": seat.turn ? "true" : null,
      }, sitterFace(seat), unseen(seat.words || seat.name)))));
}

function sitterFace(seat) {
  return h("span", {class: "face", "aria-hidden": "true"},
    picture("avatars", seat.avatar, "animal"),
    seat.tokens === null ? null : h("b", {class: "tokens"}, seat.tokens),
    seat.state === "away" ? sign("clock", "away") : null);
}

function feltView(sheet) {
  const shown = sheet.total === null ? "?" : written(sheet.total);
  return h("section", {key: "felt", class: "felt", "aria-label": word("table")},
    h("div", {class: "cloth"},
      h("div", {class: "sum"},
        h("p", {key: `total ${shown}`, class: "total", "data-length": Math.min(shown.length, 5)}, shown),
        sheet.left ? h("p", {key: "left", class: "left"}, sheet.left) : null),
      h("div", {class: "laid"},
        h("div", {class: "pile", role: sheet.pile.length ? "img" : null, "aria-label": sheet.pile_name || null},
          pileOf(sheet.pile)),
        h("p", {class: "said", "data-long": sheet.said.length > 34}, sheet.said)),
      gaugeView(sheet)));
}

function pileOf(codes) {
  const seen = {};
  return codes.map((code, at) => {
    seen[code] = (seen[code] || 0) + 1;
    const top = at === codes.length - 1;
    return h("img", {
      key: `${code} ${seen[code]}`, class: top ? "laid-card top-card" : "laid-card", src: cardPath(code), alt: "", draggable: "false",
    });
  });
}

function cardPath(code) {
  return /^[A-Za-z0-9-]+$/.test(code) ? `/cards/${code}.svg` : "";
}

function written(number) {
  return number < 0 ? `−${-number}` : String(number);
}

/** So many steps between two marks that there are at most twelve. */
function stepFor(span) {
  for (let step = 1; ; step *= 10) {
    for (const times of [1, 2, 5]) if (span / (step * times) <= 12) return step * times;
  }
}

function gaugeView(sheet) {
  const low = Math.min(sheet.lowest, 0), span = sheet.limit - low;
  if (span <= 0) return null;
  const step = stepFor(span), marks = [];
  const share = (number) => Math.max(0, Math.min(1, (number - low) / span));
  for (let number = Math.ceil(low / step) * step; number < sheet.limit; number += step) {
    marks.push(h("i", {key: `mark ${number}`, class: "mark", vars: {at: share(number)}}));
    if ((number === low || number % (3 * step) === 0) && share(number) < 0.86) marks.push(label(number, share(number)));
  }
  const own = sheet.seats.find((seat) => seat.you);
  return h("div", {class: "gauge", "aria-hidden": "true"},
    h("div", {class: "track"},
      sheet.total === null ? null : h("i", {key: "way", class: "way", vars: {at: share(sheet.total)}}),
      marks, label(sheet.limit, 1),
      sheet.total === null ? null : h("span", {key: "pin", class: "pin", vars: {at: share(sheet.total)}},
        own ? picture("avatars", own.avatar, "animal") : null)));
}

function label(number, share) {
  return h("span", {key: `label ${number}`, class: "label", vars: {at: share}}, written(number));
}

/** Above the hand: whose turn it is, and what is asked or binds. */
function stripView(sheet) {
  const ask = sheet.ask ? askView(sheet.ask) : null;
  const isQuestion = ask && (sheet.can_back || sheet.state !== "turn" || isAnswering(sheet));
  if (isQuestion || (sheet.notice && sheet.state !== "turn")) return ask;
  // While cards move nobody is called upon; the place is kept, so that the hand does not jump.
  if (!sheet.banner) return [h("div", {key: "nobody", class: "banner nobody", "aria-hidden": "true"}, "\u00a0"), ask];
  return [h("h2", {key: "banner", class: "banner", tabindex: "-1", "data-focus": true, "data-state": sheet.state}, sheet.banner), ask];
}

function askView(ask) {
  return h("div", {key: "ask", class: "ask paper", tabindex: "-1", "data-focus": true, role: "group"},
    ask.avatar ? picture("avatars", ask.avatar, "animal") : null,
    h("div", null, h("h2", null, ask.title), ask.detail ? h("p", null, ask.detail) : null));
}

/** Whether cards are marked now, so that one tap is enough. */
function isMarking(sheet) {
  return sheet.can_back && !sheet.options.length && !sheet.number && !sheet.naming;
}

function isHeard(sheet) {
  return (sheet.state === "turn" || sheet.state === "asked") && !sheet.call;
}

/** The cards of the hand with names of their own, also where two are alike. */
function keyed(hand) {
  const seen = {};
  return hand.map((card) => {
    seen[card.card] = (seen[card.card] || 0) + 1;
    return [`${card.card} ${seen[card.card]}`, card];
  });
}

function handView(sheet) {
  const heard = isHeard(sheet);
  return h("ul", {key: "hand", class: "hand", "aria-label": word("hand"), "data-heard": heard, vars: {n: sheet.hand.length}},
    keyed(sheet.hand).map(([key, card]) => {
      const lifted = model.lifted === key && !card.marked;
      return h("li", {key, class: "held", "data-card": key, made: dealt},
        h("button", {
          type: "button", class: "card", "data-at": card.at, "data-lifted": lifted, "data-marked": card.marked,
          "data-can": card.can, "aria-pressed": card.marked || lifted ? "true" : "false",
          "aria-disabled": heard && !card.can ? "true" : null,
          "aria-label": lifted ? sentences(card.name, word("tap-again")) : card.name,
          onclick: () => chooseCard(key), onpointerdown: () => beginPress(key), onpointerup: endPress,
          onpointercancel: endPress, onpointerleave: endPress, oncontextmenu: (event) => event.preventDefault(),
        },
        h("img", {src: cardPath(card.card), alt: "", draggable: "false"}),
        card.pills.length && !sheet.call ? h("span", {class: "pills"}, pillsOf(card.pills)) : null));
    }));
}

/** What a card would make. */
function pillsOf(pills) {
  return pills.map((pill) => h("span", {class: "pill", "data-tone": pill.tone},
    pill.icon ? sign(pill.icon) : null, h("span", {"data-long": pill.text.length > 6}, pill.text)));
}

function noticeView(sheet) {
  const notice = sheet.notice, rest = sheet.state === "between" || sheet.state === "over";
  return h("section", {key: "notice", class: "notice paper", "data-won": notice.winner},
    notice.winner ? h("div", {class: "stars", "aria-hidden": "true"}, [0, 1, 2, 3, 4, 5, 6].map(() => h("i", null))) : null,
    h("h2", {tabindex: "-1", "data-focus": true}, notice.title),
    notice.details.map((line) => h("p", null, line)),
    rest && sheet.seats.some((seat) => seat.tokens_text) ? standings(sheet) : null,
    sheet.sealed && sheet.sealed.after ? sealedView(sheet.sealed) : null);
}

function standings(sheet) {
  return h("ul", {class: "standings"}, seatsInOrder(sheet).map((seat) => h("li", {key: seat.seat, "data-you": seat.you},
    picture("avatars", seat.avatar, "animal"),
    h("span", {class: "has"}, h("span", {class: "who"}, seat.name), h("span", {class: "muted"}, seat.tokens_text)))));
}

function sealedView(sealed) {
  const same = model.checked.before === sealed.before ? model.checked.holds : null;
  const said = same === null ? sealed.sentence : word(same ? "seal-holds" : "seal-broken");
  return h("details", {class: "sealed", "data-broken": same === false},
    h("summary", null, sign(same === false ? "warn" : "lock"), h("span", null, said)),
    h("p", {class: "code"}, sealed.before), h("p", {class: "code"}, sealed.after));
}

/* --- what can be done besides the cards */

function dockView(sheet) {
  const parts = [
    sheet.hint ? h("p", {key: "hint", class: "hint paper"}, sign("hint"), h("span", null, sheet.hint)) : null,
    sheet.options.length ? optionsView(sheet) : null,
    sheet.number ? numberView(sheet.number) : null,
    sheet.naming ? namingView(sheet) : null,
    sheet.call ? answerView(sheet.call) : null,
    buttonsView(sheet),
    sheet.agree ? agreeView(sheet.agree) : null,
  ];
  if (!parts.some(Boolean)) return null;
  return h("section", {key: "dock", class: "dock", "aria-label": word("choices")}, parts);
}

function optionsView(sheet) {
  return h("div", {key: "options", class: "options", "data-cards": sheet.options.some((one) => one.card)},
    sheet.options.map((one) => h("button", {
      key: one.at, type: "button", class: "option", "aria-label": one.words || null, onclick: () => tap("option", {at: one.at}),
    },
    one.card ? h("img", {src: cardPath(one.card), alt: "", class: "small-card", draggable: "false"}) : null,
    one.total === null ? null : h("b", null, sign("arrow"), written(one.total)),
    h("span", null, one.text))));
}

function numberView(number) {
  const last = number.totals.length - 1, at = Math.min(model.at, last);
  const go = (by) => { model.at = Math.max(0, Math.min(last, at + by)); draw(); };
  // A ten further, or as far as there are numbers.
  const far = (by) => {
    const aim = number.totals[at] + by;
    go(number.totals.reduce((best, total, n) => (Math.abs(total - aim) < Math.abs(number.totals[best] - aim) ? n : best), at) - at);
  };
  return h("div", {key: "number", class: "number"},
    h("p", {class: "chosen-number", "aria-hidden": "true"}, written(number.totals[at])),
    h("input", {
      type: "range", min: 0, max: last, step: 1, "aria-label": number.label, "aria-valuetext": written(number.totals[at]),
      made: (node) => { node.value = at; },
      "data-at": at, oninput: (event) => { model.at = Number(event.target.value); draw(); },
    }),
    h("div", {class: "steps"},
      button("step", "−10", () => far(-10)), button("step", "−1", () => go(-1)),
      button("step", "+1", () => go(1)), button("step", "+10", () => far(10))),
    button("primary", word("take-number", written(number.totals[at])), () => tap("number", {total: number.totals[at]})));
}

function namingView(sheet) {
  return h("div", {key: "naming", class: "naming"},
    seatsInOrder(sheet).filter((seat) => seat.can_name).map((seat) => h("button", {
      key: seat.seat, type: "button", class: "named", "aria-label": seat.words || null, onclick: () => tap("seat", {seat: seat.seat}),
    }, picture("avatars", seat.avatar, "animal"),
    h("span", null, seat.name, seat.tokens_text ? h("small", {class: "muted"}, seat.tokens_text) : null))));
}

function buttonsView(sheet) {
  const found = [];
  if (sheet.can_back) found.push(button("quiet back", [sign("chevron-left"), word("back")], () => tap("back"), {key: "back"}));
  for (const one of sheet.buttons) {
    found.push(h("button", {
      key: `button ${one.key}`, type: "button", class: one.primary ? "primary" : "plain", onclick: () => tap("button", {key: one.key}),
    }, one.cards.map((code) => h("img", {src: cardPath(code), alt: "", class: "tiny-card"})), h("span", null, one.text)));
  }
  if (sheet.can_confirm) found.push(button("primary", word("play-marked"), () => tap("confirm"), {key: "confirm"}));
  if (sheet.can_go_on) {
    found.push(button("primary", word(sheet.state === "between" ? "next-deal" : "go-on"), () => tap("go_on"), {key: "go on"}));
  }
  return found.length ? h("div", {key: "buttons", class: "buttons"}, found) : null;
}

function agreeView(agree) {
  return h("div", {key: "agree", class: "agree paper", role: "group"}, h("p", null, agree.sentence),
    h("div", {class: "buttons"}, button("plain", agree.no, () => tap("agree", {yes: false})),
      button("primary", agree.yes, () => tap("agree", {yes: true}))));
}

/* --- a total that is called */

function callView(sheet) {
  const call = sheet.call;
  return h("section", {key: "call", class: "felt calling", "aria-label": word("table")},
    h("div", {class: "cloth"},
      taskView(call),
      // Who is to know by heart where the total stood is not shown the line either.
      call.before === null && !call.jumps.length ? null : lineView(sheet),
      call.answer || call.sentence ? h("p", {class: "sentence"}, sentences(call.answer, call.sentence)) : null));
}

/** What is asked: a sum with a box where its question mark stands, or a sentence with the box below it. */
function taskView(call) {
  if (call.dots.length) {
    const [total, step] = call.dots;
    return h("p", {key: "task", class: "task dotted"}, unseen(call.sum), frameView(total), step < 0 ? "−" : "+", frameView(Math.abs(step)), "=",
      h("b", {key: "box", class: "box", "aria-hidden": "true"}, "?"));
  }
  const typed = call.offers.length ? "" : model.typed, box = h("b", {key: "box", class: "box"}, typed.replace("-", "−") || "?");
  if (/[^\d\s+−×÷=?-]/.test(call.sum)) return h("div", {key: "task"}, h("p", {class: "question"}, call.sum), h("p", {class: "task"}, box));
  const [begun, rest] = call.sum.split("?");
  return h("p", {key: "task", class: "task"}, begun, box, rest || "");
}

/** A number as dots in a frame of ten. */
function frameView(number) {
  return h("svg", {class: "frame", viewBox: "0 0 50 20", "aria-hidden": "true"}, Array.from({length: 10}, (_, place) =>
    h("circle", {key: place, cx: place % 5 * 10 + 5, cy: Math.floor(place / 5) * 10 + 5, r: place < number ? 4.3 : 1.2})));
}

const WIDE = 340, SIDE = 14;

/** From where to where the line is shown: all of it, the ten that was tapped, or where the jumps are. */
function shownLine(call) {
  const low = Math.min(call.lowest, 0);
  if (model.ten !== null) return [model.ten, Math.min(model.ten + 10, call.highest)];
  if (!call.jumps.length) return [low, call.highest];
  const ends = call.jumps.flatMap((jump) => [jump.start, jump.end]);
  const from = Math.floor(Math.min(...ends) / 10) * 10, to = Math.max(from + 20, Math.ceil(Math.max(...ends) / 10) * 10);
  return [Math.max(low, from), to];
}

function lineView(sheet) {
  const call = sheet.call, [low, high] = shownLine(call), span = Math.max(1, high - low);
  const x = (number) => SIDE + (number - low) / span * (WIDE - 2 * SIDE);
  const own = sheet.seats.find((seat) => seat.you);
  const top = call.jumps.length ? 92 : 50, parts = [
    h("rect", {key: "rule", class: "rule", x: 2, y: top, width: WIDE - 4, height: 46, rx: 12}),
  ];
  if (call.before !== null && call.before >= low) {
    const width = Math.max(0, Math.min(x(call.before), WIDE - SIDE) - SIDE);
    parts.push(h("rect", {key: "way", class: "gone-way", x: SIDE, y: top + 5, width, height: 9, rx: 4}));
  }
  parts.push(...lineMarks(low, high, x, top, call));
  call.jumps.forEach((jump, n) => parts.push(...jumpView(jump, n, x, top)));
  if (call.before !== null && call.before >= low && call.before <= high) {
    parts.push(h("circle", {key: "medal", class: "medal", cx: x(call.before), cy: top - 17, r: 17}));
    if (own) {
      parts.push(h("image", {
        key: "animal", href: `/avatars/${encodeURIComponent(own.avatar)}.svg`, x: x(call.before) - 14, y: top - 31, width: 28, height: 28,
      }));
    }
  }
  return h("div", {class: "line"},
    h("svg", {key: "line", viewBox: `0 0 ${WIDE} ${top + 50}`, "aria-hidden": "true", onclick: (event) => tapLine(event, call, low, high)}, parts),
    model.ten === null ? null : button("quiet", [sign("chevron-left"), word("whole-line")], () => stretch(null), {key: "whole"}));
}

function lineMarks(low, high, x, top, call) {
  const parts = [], limit = call.highest, names = !call.dots.length, span = high - low, fine = span <= 40 ? 1 : stepFor(span * 1.2);
  const named = span <= 12 ? 1 : span <= 40 ? 5 : span <= 120 ? 10 : stepFor(span);
  for (let number = Math.ceil(low / fine) * fine; number <= high; number += fine) {
    const long = number % 10 === 0 ? 14 : number % 5 === 0 ? 11 : 7;
    parts.push(h("line", {key: `mark ${number}`, class: "rule-mark", x1: x(number), x2: x(number), y1: top + 2, y2: top + 2 + long}));
    if (names && number % named === 0 && (limit > high || x(limit) - x(number) > 20)) {
      parts.push(h("text", {key: `name ${number}`, class: "rule-name", x: x(number), y: top + 36}, written(number)));
    }
  }
  if (names && limit <= high) {
    parts.push(h("text", {key: "limit", class: "rule-name limit", x: x(limit) - 2, y: top + 36}, written(limit)));
  }
  return parts;
}

function jumpView(jump, n, x, top) {
  const from = x(jump.start), to = x(jump.end), high = top - 14 - Math.min(52, 16 + Math.abs(to - from) * 0.22);
  return [
    h("path", {
      key: `jump ${n} ${jump.start} ${jump.end}`, class: "jump", pathLength: 1, vars: {n},
      d: `M${from} ${top - 2}C${from + (to - from) * 0.15} ${high} ${to - (to - from) * 0.15} ${high} ${to} ${top - 2}`,
    }),
    jump.text ? h("text", {key: `jumped ${n} ${jump.text}`, class: "jumped", x: (from + to) / 2, y: high + 4, vars: {n}}, jump.text) : null,
  ].filter(Boolean);
}

/** The first tap stretches the ten that was tapped, the second says the number: a finger is wider than a step. */
function tapLine(event, call, low, high) {
  const box = event.currentTarget.getBoundingClientRect();
  const share = ((event.clientX - box.left) / box.width * WIDE - SIDE) / (WIDE - 2 * SIDE);
  const number = Math.max(low, Math.min(high, low + share * (high - low)));
  if (box.width / (high - low) < 24) {
    stretch(Math.max(low, Math.min(Math.floor(number / 10) * 10, call.highest - 10)));
  } else if (!call.offers.length) {
    tap("call", {total: Math.round(number)});
  }
}

function answerView(call) {
  const help = call.help_text ? button("quiet help", [sign("help"), call.help_text], () => tap("help"), {key: "help"}) : null;
  if (call.offers.length) {
    return h("div", {key: "call", class: "answers"},
      h("div", {class: "offers"}, call.offers.map((total) => offerView(total, call))), help);
  }
  if (call.dots.length) {
    return h("div", {key: "call", class: "answers"}, h("div", {class: "beads"}, Array.from({length: 11}, (_, total) =>
      button("bead", null, () => tap("call", {total}), {key: total, "aria-label": written(total), "data-full": 0 < total && total <= call.dots[0]}))), help);
  }
  const keys = ["1", "2", "3", "4", "5", "6", "7", "8", "9", call.lowest < 0 ? "-" : "", "0", "back"];
  return h("div", {key: "call", class: "answers"},
    h("div", {class: "keys"}, keys.map((key) => keyView(key))),
    h("div", {class: "buttons"}, help,
      button("primary", model.typed ? word("say-number", model.typed.replace("-", "−")) : word("say"), sayTyped,
        {key: "say", "aria-disabled": isNumber(model.typed) ? null : "true"})));
}

function offerView(total, call) {
  return button("offer", call.dots.length ? frameView(total) : written(total), () => tap("call", {total}), {key: total, "aria-label": written(total)});
}

function keyView(key) {
  if (!key) return h("span", {key: "none"});
  if (key === "back") return button("key", sign("backspace"), () => type(key), {key, "aria-label": word("delete")});
  return button("key", key.replace("-", "−"), () => type(key), {key});
}

function isNumber(text) {
  return /^-?\d{1,5}$/.test(text);
}

function type(key) {
  if (key === "back") model.typed = model.typed.slice(0, -1);
  else if (key === "-") model.typed = model.typed.startsWith("-") ? model.typed.slice(1) : `-${model.typed}`;
  else if (model.typed.length < 5) model.typed += key;
  if (model.typed) say(model.typed.replace("-", "−"));
  stretch(model.ten);
}

/** The line shows that ten, or all of it. Into an answer that has begun no help comes by itself. */
function stretch(ten) {
  model.ten = ten;
  tap("begun", {begun: model.typed !== "" || ten !== null});
  draw();
}

function sayTyped() {
  if (isNumber(model.typed)) tap("call", {total: Number(model.typed)});
}

/* --- below the hand, and the dialogs */

function toolsView(sheet) {
  const tip = isHeard(sheet) && !sheet.options.length && !sheet.number && !sheet.naming && sheet.hand.some((card) => card.can)
    ? isMarking(sheet) ? word("tap-marks") : word(settings.once ? "tap-once" : model.lifted ? "tap-again" : "tap-twice") : "";
  return h("footer", {key: "tools", class: "tools"},
    tool("seats", "people", word("seats"), () => open("seats")),
    sheet.can_undo ? tool("undo", "undo", word("undo"), () => tap("undo")) : null,
    h("p", {key: "tip", class: "tip muted"}, tip),
    sheet.can_hint ? tool("ask-hint", "hint", word("hint"), () => tap("hint")) : null,
    tool("settings", "settings", word("settings"), () => open("settings")));
}

function tool(key, icon, name, onclick) {
  return h("button", {key, id: `tool-${key}`, type: "button", class: "tool", "aria-label": name, onclick}, sign(icon));
}

function open(name) {
  model.dialog = name;
  draw();
}

function close() {
  const opener = document.getElementById(`tool-${["leave", "face"].includes(model.dialog) ? "settings" : model.dialog}`);
  model.dialog = "";
  draw();
  if (opener) opener.focus({preventScroll: true});
}

function dialogView() {
  const content = {settings: settingsView, seats: seatsView, leave: leaveView, face: faceView}[model.dialog];
  if (!content || (model.dialog === "face" && model.view !== "sheet")) return null;
  return h("dialog", {
    key: `dialog ${model.dialog}`, class: "dialog paper", "aria-labelledby": "dialog-title",
    made: (node) => (node.showModal ? node.showModal() : node.setAttribute("open", "")),
    oncancel: (event) => { event.preventDefault(); close(); },
    onclick: (event) => { if (event.target === event.currentTarget) close(); },
  }, h("div", {class: "inside"}, content()));
}

function dialogHead(title) {
  return h("header", {class: "dialog-head"}, h("h2", {id: "dialog-title"}, title),
    h("button", {type: "button", class: "tool", "aria-label": word("close"), onclick: close}, sign("close")));
}

function settingsView() {
  const rows = [["large", "large-text"], ["once", "one-tap"], ["sound", "sound"]];
  if (navigator.vibrate) rows.push(["vibrate", "vibration"]);
  rows.push(["daylight", "daylight"]);
  const seated = model.view === "sheet" || (model.lobby && model.lobby.seats.some((seat) => seat.state === "you"));
  return [dialogHead(word("settings")),
    rows.map(([name, says]) => h("button", {
      key: name, type: "button", class: "switch", role: "switch", "aria-checked": settings[name] ? "true" : "false",
      onclick: () => change(name),
    }, h("span", null, word(says)), h("i", {class: "knob", "aria-hidden": "true"}))),
    h("p", {key: "plainly", class: "muted small"}, word("plainly")),
    model.sheet && model.sheet.sealed && model.sheet.sealed.before && model.view === "sheet"
      ? h("details", {key: "seal", class: "sealed"}, h("summary", null, sign("lock"), h("span", null, model.sheet.sealed.sentence || word("seal"))),
        h("p", {class: "code"}, model.sheet.sealed.before)) : null,
    model.view === "sheet" ? button("plain", word("face"), openFace, {key: "face"}) : null,
    seated ? button("plain", word("leave"), () => open("leave"), {key: "leave"}) : null];
}

function change(name) {
  settings[name] = !settings[name];
  memory.set("settings", settings);
  applySettings();
  if (name === "sound" && settings.sound) play("turn");
  if (name === "vibrate" && settings.vibrate) shake();
  draw();
}

function applySettings() {
  const root = document.documentElement;
  root.dataset.text = settings.large ? "large" : "usual";
  root.dataset.room = settings.daylight ? "phone" : "felt";
}

function seatsView() {
  const seats = model.sheet ? seatsInOrder(model.sheet) : [];
  return [dialogHead(word("seats")), h("ul", {class: "standings"}, seats.map((seat) => h("li", {
    key: seat.seat, "data-you": seat.you, "data-turn": seat.turn, "data-state": seat.state || null,
  }, picture("avatars", seat.avatar, "animal"),
  h("span", {class: "has", "aria-hidden": seat.words ? "true" : null}, h("span", {class: "who"}, seat.name),
    h("span", {class: "muted"}, seat.tokens_text, " ", sign("cards"), String(seat.cards))), unseen(seat.words))))];
}

function openFace() {
  const own = model.sheet.seats.find((seat) => seat.you);
  model.name = own.name;
  model.avatar = own.avatar;
  open("face");
}

/** Another name or animal in the middle of a game; those of the others are taken. */
function faceView() {
  const own = model.sheet.seats.find((seat) => seat.you), all = Object.keys(words).filter((one) => one.startsWith("shared-picture-"));
  const animals = all.map((one) => one.slice("shared-picture-".length))
    .filter((one) => one === own.avatar || !model.sheet.seats.some((seat) => seat.avatar === one));
  return [dialogHead(word("face")), sitView(animals, own)];
}

function leaveView() {
  return [dialogHead(word("leave")), h("p", null, word("leave-sure")),
    h("div", {class: "buttons"}, button("plain", word("stay"), close),
      button("primary", word("leave"), () => { close(); send({do: "leave"}); }))];
}

/* --- before and after: the lobby, the way back */

function lobbyView(lobby) {
  const own = lobby.seats.find((seat) => seat.state === "you");
  const free = lobby.seats.filter(canHave);
  if (!own && !free.some((seat) => seat.seat === model.seat)) {
    // A seat that nobody has before one whose phone is away.
    const first = free.find((seat) => seat.state === "free") || free[0];
    model.seat = first ? first.seat : null;
    if (free.length === 1) answerTo(first);
  }
  // Who has another phone today has the animal again that is on the seat.
  const face = own || lobby.seats.find((seat) => seat.seat === model.seat && seat.state === "away");
  const animals = face && face.avatar ? [face.avatar, ...lobby.avatars.filter((one) => one !== face.avatar)] : lobby.avatars;
  if (!animals.includes(model.avatar)) model.avatar = animals[0] || "";
  const waits = own || lobby.knocking, sentence = lobby.sentence || word(own ? "seated" : "which-seat");
  return h("main", {key: "lobby", class: "lobby"},
    h("header", {key: "head", class: "lobby-head"}, h("h1", null, lobby.game),
      tool("settings", "settings", word("settings"), () => open("settings"))),
    h("p", {key: "sentence", class: waits ? "sentence waits" : "sentence"}, sentence),
    lobby.knocking ? h("div", {key: "waits", class: "shuffle", "aria-hidden": "true"}, [1, 2, 3].map(() => h("i", null))) : null,
    lobby.seats.length ? h("ul", {key: "seats", class: "places", role: own || lobby.knocking ? null : "radiogroup", "aria-label": word("which-seat")},
      lobby.seats.map((seat) => h("li", {key: seat.seat, role: "presentation"}, placeView(seat, Boolean(own) || lobby.knocking)))) : null,
    lobby.knocking ? button("plain wide", word("stop-waiting"), () => send({do: "leave"}), {key: "stop"})
      : !own && !free.length ? null : sitView(animals, own),
    h("p", {key: "plainly", class: "muted small"}, word("plainly")));
}

/** Whether somebody who comes may ask for the seat: it is free, or its phone is away. */
function canHave(seat) {
  return seat.state === "free" || seat.state === "away";
}

function placeView(seat, fixed) {
  const free = seat.state === "free", chosen = canHave(seat) && !fixed && seat.seat === model.seat;
  const shown = chosen && free && model.avatar ? model.avatar : seat.avatar;
  // A seat that is meant for somebody goes on to say for whom.
  const name = seat.name || (chosen && free && model.name) || word(seat.state);
  const inside = [
    shown ? picture("avatars", shown, "animal") : sign("phone", "empty"),
    h("span", {class: "who"}, name), !seat.name ? null : h("small", {class: "muted"}, word(seat.state)),
    chosen ? sign("check", "check") : null,
  ];
  if (!canHave(seat) || fixed) return h("div", {class: "place", "data-state": seat.state}, inside);
  return h("button", {
    type: "button", class: "place", "data-state": seat.state, role: "radio", "aria-checked": chosen ? "true" : "false",
    "aria-label": seat.words || null, onclick: () => choose(seat),
  }, inside);
}

function choose(seat) {
  model.seat = seat.seat;
  answerTo(seat);
  document.getElementById("name").value = model.name;
  draw();
}

/** Who has said no other name is most likely the one whom the seat is meant for. */
function answerTo(seat) {
  const name = model.name.trim();
  if (!seat.name || (name && name !== seat.name && name !== model.answersTo)) return;
  Object.assign(model, {name: seat.name, answersTo: seat.name, avatar: seat.avatar});
}

/** Who has just sat down is called as the table says: of two of one name, the second has a number. */
function sitDown(own) {
  Object.assign(model, {seat: own.seat, name: own.name, avatar: own.avatar});
  const input = document.getElementById("name");
  if (input) input.value = own.name;
}

function sitView(animals, own) {
  const sit = (event) => {
    event.preventDefault();
    const name = model.name.trim();
    if (!name) { document.getElementById("name").focus(); return; }
    memory.set("name", name);
    memory.set("avatar", model.avatar);
    send({do: "sit", seat: own ? own.seat : model.seat, name, avatar: model.avatar});
    if (model.dialog === "face") close();
  };
  return h("form", {key: "sit", class: "sit", onsubmit: sit, novalidate: true},
    h("label", {for: "name"}, word("name")),
    h("input", {
      id: "name", type: "text", maxlength: 16, autocomplete: "given-name", autocapitalize: "words", enterkeyhint: "done", spellcheck: "false",
      made: (node) => { node.value = model.name; }, oninput: (event) => { model.name = event.target.value; draw(); },
    }),
    h("p", {id: "animals"}, word("animal")),
    h("div", {class: "animals", role: "radiogroup", "aria-labelledby": "animals"}, animals.map((name) => h("button", {
      key: name, type: "button", class: "animal-choice", role: "radio", "aria-checked": name === model.avatar ? "true" : "false",
      "aria-label": words[`shared-picture-${name}`], onclick: () => { model.avatar = name; draw(); },
    }, picture("avatars", name, "animal")))),
    own && own.name === model.name.trim() && own.avatar === model.avatar ? null
      : h("button", {
        type: "submit", class: own ? "plain wide" : "primary wide", "aria-disabled": model.name.trim() ? null : "true",
      }, word(own ? "change" : "sit")));
}

function goneView(gone) {
  return h("main", {key: "gone", class: "alone"}, sign("people", "big"),
    h("h1", {tabindex: "-1", "data-focus": true}, gone.sentence),
    gone.may_knock ? button("primary wide", word(gone.why === "elsewhere" ? "play-here" : "knock"), knock) : null,
    gone.why === "over" ? button("primary wide", word("try-now"), () => connect()) : null);
}

function knock() {
  model.view = "";
  model.gone = null;
  draw();
  if (link && link.readyState === WebSocket.OPEN) hello();
  else connect();
}

function waitingView() {
  return h("main", {key: "waiting", class: "alone", "aria-busy": "true"},
    h("div", {class: "shuffle", "aria-hidden": "true"}, [1, 2, 3].map(() => h("i", null))),
    h("h1", null, "Cardtable"), model.link === "lost" ? null : h("p", {class: "muted"}, word("connecting")));
}

function lostView() {
  if (model.link !== "lost" || model.lostFor < 700 || model.view === "gone") return null;
  if (model.lostFor < 6000) {
    return h("p", {key: "lost", class: "lost"}, h("i", {class: "turns", "aria-hidden": "true"}), h("span", null, word("lost")));
  }
  return h("div", {key: "long lost", class: "lost long"}, h("p", null, h("b", null, word("lost"))), h("p", null, word("lost-help")),
    button("primary", word("try-now"), () => connect()));
}

/* --- a whole drawing */

function draw() {
  const page = document.getElementById("page"), before = document.activeElement;
  const view = model.view === "gone" ? goneView(model.gone)
    : model.view === "sheet" ? sheetView(model.sheet)
    : model.view === "lobby" ? lobbyView(model.lobby) : waitingView();
  patch(page, [view, model.told ? h("p", {key: "told", class: "toast", "aria-hidden": "true"}, model.told) : null, lostView(), dialogView()]
    .filter(Boolean));
  page.dataset.link = model.link;
  const dial = page.querySelector(".number input");
  if (dial && Number(dial.value) !== Number(dial.dataset.at)) dial.value = dial.dataset.at;
  keepFocus(before, page);
  fit();
}

/** Where what had the focus is gone, the question or the line above the hand has it next. */
function keepFocus(before, page) {
  if (!before || before === document.body || before === document.activeElement) return;
  const next = before.isConnected ? before : page.querySelector("dialog button, [data-focus], .hand button, button");
  if (next) next.focus({preventScroll: true});
}

/** Makes the cards as large as the room below the table allows, and the table smaller where they would be tiny. */
function fit() {
  const table = document.querySelector(".table"), hand = document.querySelector(".hand");
  if (!table) return;
  const beside = matchMedia("(orientation: landscape)").matches;
  // While something is answered below them, the cards may be small, or be gone where there is no room at all.
  const answering = table.hasAttribute("data-answering"), wished = Math.min(92, innerWidth / 4.4) * (answering ? 0.7 : 1);
  table.removeAttribute("data-full");
  // Few letters fit side by side: the phone is narrow for the size of its text.
  table.toggleAttribute("data-tight", table.querySelector(".far").clientWidth / rootSize() < 18);
  const found = fitFelt(table, hand, wished, beside);
  if (!hand || !found || found.wide >= Math.min(wished, 3 * rootSize())) return;
  if (answering) {
    table.dataset.full = "true";
    fitFelt(table, null, 0, beside);
  } else {
    table.style.setProperty("--hand-least", `${Math.ceil(layHand(hand, beside, 4.2 * rootSize()).high)}px`);
  }
}

/** The largest felt beside which the cards are as wide as wished; what the cards came to, if there are any. */
function fitFelt(table, hand, wished, beside) {
  const far = table.querySelector(".far");
  let found = null;
  table.style.setProperty("--hand-least", "0px");
  // Cards as large as they were, or that were never laid, say nothing of the room that there is.
  if (hand) hand.style.setProperty("--wide", "0px");
  for (const size of ["large", "medium", "small"]) {
    table.dataset.felt = size;
    const room = beside ? far.scrollHeight <= far.clientHeight : document.documentElement.scrollHeight <= innerHeight + 1;
    const fits = room && !isCut(table.querySelector(".said"));
    if (size !== "small" && !fits) continue;
    found = hand ? layHand(hand, beside) : null;
    if (!found || beside || found.wide >= wished) break;
  }
  return found;
}

/** Whether a text has more lines than it may have. */
function isCut(text) {
  return text !== null && text.scrollHeight > text.clientHeight + 1;
}

/** How large the phone's usual text is, in CSS pixels. */
function rootSize() {
  return parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** Lays the cards into the room that there is, or with `enough` as high as cards of that width need it. */
function layHand(hand, beside, enough) {
  hand.style.padding = "0";
  const rem = rootSize();
  const width = Math.floor(hand.getBoundingClientRect().width), high = enough ? Infinity : hand.clientHeight;
  let plate = 1.25 * rem, found = null;
  for (let twice = 0; twice < 2; twice += 1) {
    found = bestHand(width, high, hand.children.length, plate, enough, beside);
    const free = Math.max(0, width - found.across * found.wide - (found.across - 1) * found.gap);
    for (const [name, value] of [["wide", found.wide], ["gap", found.gap], ["plate", plate]]) hand.style.setProperty(`--${name}`, `${value}px`);
    hand.style.paddingInline = `${Math.max(0, Math.floor(free / 2) - 1)}px`;
    hand.dataset.narrow = found.wide < 6.5 * rem ? "true" : "false";
    // What a card would make may need more than one line on a narrow card.
    const tallest = Math.max(0, ...[...hand.querySelectorAll(".pills")].map((pills) => pills.offsetHeight)) - 0.65 * rem;
    if (tallest <= plate + 1) break;
    plate = tallest;
  }
  return found;
}

/** How many rows give the widest cards, in CSS pixels; one is enough `beside` the table if they are wide enough in it. */
function bestHand(width, height, count, plate, enough, beside) {
  const gap = Math.floor(Math.min(12, width * 0.03)), most = enough || (innerWidth > 700 ? 168 : 124);
  let best = {wide: 0, across: 1, gap, high: 0};
  for (let rows = 1; rows <= Math.min(count, 6); rows += 1) {
    const across = Math.ceil(count / rows);
    const fits = Math.min(most, (width - (across - 1) * gap) / across, ((height - (rows - 1) * gap) / rows - plate) / 1.4);
    const wide = Math.floor(fits * 10) / 10;
    if (wide > best.wide + 0.5) best = {wide, across, gap, high: rows * (wide * 1.4 + plate) + (rows - 1) * gap};
    if (beside && rows === 1 && wide >= 4.4 * rootSize()) break;
  }
  return best;
}

/* --- cards that come and go */

function dealt(node) {
  if (!node.animate) return;
  const place = Array.prototype.indexOf.call(node.parentNode.children, node);
  if (STILL.matches) node.animate([{opacity: 0}, {opacity: 1}], {duration: 120});
  else {
    node.animate([{opacity: 0, transform: "translateY(-60px)"}, {opacity: 1, transform: "none"}],
      {duration: 220, delay: Math.min(place, 9) * 50, easing: "cubic-bezier(0.33, 1, 0.68, 1)", fill: "backwards"});
  }
}

/** Cards that were in the hand and are not any more leave upward; `before` has their places. */
function fly(before) {
  const flights = document.getElementById("flights");
  for (const [key, box, src] of before) {
    if (document.querySelector(`[data-card="${CSS.escape(key)}"]`)) continue;
    const flying = document.createElement("img");
    flying.src = src;
    flying.alt = "";
    flying.className = "flying";
    Object.assign(flying.style, {left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`});
    flights.append(flying);
    const motion = STILL.matches
      ? flying.animate([{opacity: 1}, {opacity: 0}], {duration: 120})
      : flying.animate([
        {transform: "none", opacity: 1}, {opacity: 1, offset: 0.7}, {transform: `translateY(${-box.top - box.height * 0.4}px)`, opacity: 0},
      ], {duration: 250, easing: "cubic-bezier(0.33, 1, 0.68, 1)"});
    motion.onfinish = motion.oncancel = () => flying.remove();
  }
}

function heldNow() {
  return [...document.querySelectorAll(".held")].map((node) => {
    const image = node.querySelector("img");
    return [node.dataset.card, image.getBoundingClientRect(), image.src];
  });
}

/* --- taps */

let press = 0, pressed = false;

function beginPress(key) {
  endPress();
  pressed = false;
  press = setTimeout(() => { pressed = true; markCard(key); }, 480);
}

function endPress() {
  clearTimeout(press);
}

function found(key) {
  const pair = model.sheet ? keyed(model.sheet.hand).find(([one]) => one === key) : null;
  return pair ? pair[1] : null;
}

function markCard(key) {
  const card = found(key);
  if (!card || !isHeard(model.sheet)) return;
  shake();
  tap("mark", {at: card.at});
}

function chooseCard(key) {
  const sheet = model.sheet, card = found(key);
  if (pressed) { pressed = false; return; }
  if (!card) return;
  if (!isHeard(sheet)) { if (card.why) tell(card.why); return; }
  if (isMarking(sheet)) { tap("mark", {at: card.at}); return; }
  if (!card.can) { tell(card.why); return; }
  if (settings.once || model.lifted === key) {
    model.lifted = "";
    play("card_slide");
    tap("card", {at: card.at});
    draw();
  } else {
    model.lifted = key;
    draw();
  }
}

let passing = 0;

/** A sentence that passes, seen and heard. */
function tell(sentence) {
  if (!sentence) return;
  model.told = sentence;
  say(sentence);
  clearTimeout(passing);
  passing = setTimeout(() => { model.told = ""; draw(); }, 3500);
  draw();
}

/** For a screen reader. */
function say(sentence) {
  const live = document.getElementById("live");
  live.textContent = "";
  setTimeout(() => { live.textContent = sentence; }, 60);
}

function tap(what, more) {
  if (!model.sheet) return;
  if (what === "call") model.called = true;
  send(Object.assign({do: what, turn: model.sheet.turn}, more));
}

addEventListener("keydown", (event) => {
  if (model.view !== "sheet" || model.dialog || event.ctrlKey || event.metaKey || event.altKey) return;
  const sheet = model.sheet, call = sheet.call;
  if (event.key === "Escape" && sheet.can_back) tap("back");
  else if (call && !call.offers.length) {
    if (/^\d$/.test(event.key) || (event.key === "-" && call.lowest < 0)) type(event.key);
    else if (event.key === "Backspace") type("back");
    else if (event.key === "Enter" && event.target.tagName !== "BUTTON") sayTyped();
  }
});

/* --- sound and vibration */

const sounds = {};

function sound(name) {
  sounds[name] = sounds[name] || new Audio(`/sounds/${name}.wav`);
  return sounds[name];
}

/** Some phones let only those sounds be heard later that were begun by a finger once. */
addEventListener("pointerup", () => {
  if (!settings.sound) return;
  for (const name of ["turn", "card_slide", "win"]) {
    const one = sound(name);
    one.muted = true;
    Promise.resolve(one.play()).then(() => { one.pause(); one.muted = false; }).catch(() => { one.muted = false; });
  }
}, {once: true});

function play(name) {
  if (!settings.sound) return;
  const one = sound(name);
  one.currentTime = 0;
  one.muted = false;
  // A phone that was not touched yet makes no sound, and says so by refusing.
  Promise.resolve(one.play()).catch(() => undefined);
}

function shake() {
  // A page that was not touched yet may not shake the phone.
  const touched = !navigator.userActivation || navigator.userActivation.hasBeenActive;
  if (settings.vibrate && navigator.vibrate && touched) navigator.vibrate(35);
}

/* --- what comes in */

const told = {
  welcome(message) {
    words = message.words;
    memory.set("words", words);
    memory.set("language", [message.language, message.dir]);
    speak(message.language, message.dir);
    if (message.secret) {
      keepSecret(message.secret);
      invitation = "";
    }
  },
  lobby(message) {
    const own = message.seats.find((seat) => seat.state === "you");
    const sat = Boolean(own) && !(model.lobby && model.lobby.seats.some((seat) => seat.state === "you"));
    if (own && (sat || own.seat !== model.seat)) sitDown(own);
    model.lobby = message;
    model.view = "lobby";
    if (message.sentence || sat) say(message.sentence || word("seated"));
  },
  sheet(message) {
    const old = model.view === "sheet" ? model.sheet : null;
    model.sheet = message;
    model.view = "sheet";
    took(old, message);
  },
  gone(message) {
    if (message.why === "unknown" || message.why === "left" || message.why === "removed") keepSecret("");
    Object.assign(model, {gone: message, view: "gone", dialog: ""});
    say(message.sentence);
  },
  ping() {
    send({do: "pong"});
  },
};

/** Whether help puts something else where a finger may be: keys for the numbers, or another piece of the line. */
function moves(call, next) {
  return call.offers.length !== next.offers.length || call.jumps.length !== next.jumps.length;
}

function settle() {
  clearTimeout(model.settling);
  model.settling = setTimeout(() => { model.settling = 0; draw(); }, 500);
}

addEventListener("click", (event) => {
  // A click without a count comes from a keyboard or a screen reader.
  if (model.settling && event.detail) {
    event.preventDefault();
    event.stopPropagation();
  }
}, true);

/** What is left over from the last sheet, and what the new one says aloud. */
function took(old, sheet) {
  const other = old && (old.deal !== sheet.deal || old.state !== sheet.state);
  if (!isHeard(sheet) || !found(model.lifted) || other) model.lifted = "";
  const same = old && old.call && sheet.call && old.call.sum === sheet.call.sum;
  // Help that comes by itself leaves what is being typed.
  if (!same || model.called) model.typed = "";
  if (!same || old.call.answer !== sheet.call.answer) model.ten = null;
  if (same && moves(old.call, sheet.call)) settle();
  model.called = false;
  if (sheet.number && !(old && old.number && old.turn === sheet.turn)) model.at = Math.max(0, sheet.number.totals.indexOf(sheet.number.at));
  if (sheet.sealed) checkSeal(sheet);
  const mine = (one) => one && ["turn", "asked", "call"].includes(one.state);
  if (mine(sheet) && old && !mine(old)) {
    shake();
    play("turn");
  }
  if (sheet.notice && sheet.notice.winner && !(old && old.notice)) play("win");
  // What goes on from what was said is not said again.
  const goes = old && old.live && old.deal === sheet.deal && sheet.live.startsWith(old.live);
  const added = goes ? sheet.live.slice(old.live.length).trim() : sheet.live;
  if (added) say(added);
  document.title = mine(sheet) && sheet.banner ? sheet.banner : sheet.game || "Cardtable";
}

function speak(language, dir) {
  document.documentElement.lang = language;
  document.documentElement.dir = dir;
}

function receive(text) {
  let message;
  try {
    message = JSON.parse(text);
  } catch (error) {
    return;
  }
  const take = message && Object.prototype.hasOwnProperty.call(told, message.is) ? told[message.is] : null;
  if (!take) return;
  const before = message.is === "sheet" && model.view === "sheet" && model.sheet.deal === message.deal ? heldNow() : [];
  take(message);
  if (message.is === "ping") return;
  draw();
  if (message.is === "sheet") fly(before);
}

/* --- the connection, which comes back by itself */

const WAITS = [0, 200, 500, 1000, 1500, 2000], CLOSED_WAIT = 5000;
let link = null, tries = 0, retry = 0, heard = 0, lostAt = 0;

function connect() {
  clearTimeout(retry);
  if (link) {
    link.onopen = link.onmessage = link.onclose = link.onerror = null;
    link.close();
  }
  const mine = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/table`);
  link = mine;
  heard = Date.now();
  mine.onopen = hello;
  mine.onmessage = (event) => {
    heard = Date.now();
    if (model.link !== "open") {
      Object.assign(model, {link: "open", lostFor: 0});
      tries = 0;
      lostAt = 0;
    }
    receive(event.data);
  };
  mine.onclose = lose;
}

function hello() {
  const languages = [...(navigator.languages || [navigator.language])]
    .filter((tag) => /^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,5}$/.test(tag)).slice(0, 16);
  send({do: "hello", languages, secret: CODE.test(secret) ? secret : "", invitation});
}

function send(message) {
  if (link && link.readyState === WebSocket.OPEN) link.send(JSON.stringify(message));
}

function lose() {
  if (!lostAt) lostAt = Date.now();
  model.link = "lost";
  clearTimeout(retry);
  if (staysAway()) return;
  const wait = model.view === "gone" ? CLOSED_WAIT : WAITS[Math.min(tries, WAITS.length - 1)];
  retry = setTimeout(connect, wait * (0.8 + Math.random() * 0.4));
  tries += 1;
  draw();
}

/** Another page has the seat, or the phone was sent off: it does not come back by itself, as it does to a table that was closed. */
function staysAway() {
  return model.view === "gone" && model.gone.why !== "over";
}

/** The phone woke up, or is in a network again: a connection that slept may be dead without saying so. */
function wake() {
  if (document.visibilityState === "hidden" || staysAway()) return;
  if (model.link === "open" && link.readyState === WebSocket.OPEN && Date.now() - heard < 3000) return;
  tries = 0;
  connect();
}

addEventListener("online", wake);
addEventListener("pageshow", (event) => { if (event.persisted) wake(); });
document.addEventListener("visibilitychange", wake);
document.addEventListener("resume", wake);
// Whoever has a seat keeps it, also when the code is scanned again.
addEventListener("hashchange", () => { takeInvitation(); if (invitation) connect(); });

// The computer asks every two seconds whether the phone is there.
setInterval(() => {
  if (document.visibilityState === "hidden" || staysAway()) return;
  if (model.link === "open" && Date.now() - heard > 6000) lose();
  else if (model.link !== "open" && link && link.readyState === WebSocket.CONNECTING && Date.now() - heard > 4000) connect();
  if (lostAt && Date.now() - lostAt > model.lostFor) {
    model.lostFor = Date.now() - lostAt;
    draw();
  }
}, 500);

let resized = 0;
addEventListener("resize", () => { cancelAnimationFrame(resized); resized = requestAnimationFrame(fit); });
if (document.fonts && document.fonts.ready) document.fonts.ready.then(fit);

/* --- that nothing was changed: SHA-256, which browsers keep from pages without encryption */

/** Keeps the seal of a deal that begins, and looks after it whether the cards that are told then fit it. */
function checkSeal(sheet) {
  const {before, after} = sheet.sealed;
  if (!before) return;
  if (!after) {
    if (model.seal.before !== before) memory.set("seal", model.seal = {deal: sheet.deal, before});
  } else if (model.checked.before !== before) {
    // Who was not there when the deal began cannot say anything of it.
    const fits = () => before === model.seal.before && sha256(new TextEncoder().encode(after)) === before;
    model.checked = {before, holds: model.seal.deal === sheet.deal ? fits() : null};
    memory.set("seal", {});
  }
}

function sha256(bytes) {
  const prime = [];
  for (let n = 2; prime.length < 64; n += 1) if (prime.every((one) => n % one)) prime.push(n);
  const part = (root) => Math.floor((root - Math.floor(root)) * 2 ** 32) >>> 0;
  const rounds = prime.map((one) => part(Math.cbrt(one))), hash = prime.slice(0, 8).map((one) => part(Math.sqrt(one)));
  const turn = (value, by) => (value >>> by) | (value << (32 - by));
  const blocks = new DataView(new ArrayBuffer((bytes.length + 72 >> 6) * 64));
  bytes.forEach((byte, at) => blocks.setUint8(at, byte));
  blocks.setUint8(bytes.length, 128);
  blocks.setUint32(blocks.byteLength - 8, Math.floor(bytes.length / 2 ** 29));
  blocks.setUint32(blocks.byteLength - 4, bytes.length * 8 >>> 0);
  for (let at = 0; at < blocks.byteLength; at += 64) {
    const w = [];
    let [a, b, c, d, e, f, g, k] = hash;
    for (let n = 0; n < 64; n += 1) {
      if (n < 16) w[n] = blocks.getUint32(at + n * 4);
      else {
        const x = w[n - 15], y = w[n - 2];
        w[n] = (w[n - 16] + w[n - 7] + (turn(x, 7) ^ turn(x, 18) ^ x >>> 3) + (turn(y, 17) ^ turn(y, 19) ^ y >>> 10)) | 0;
      }
      const one = (k + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + rounds[n] + w[n]) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [k, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, k].forEach((value, n) => { hash[n] = (hash[n] + value) >>> 0; });
  }
  return hash.map((value) => value.toString(16).padStart(8, "0")).join("");
}

takeInvitation();
speak(...memory.get("language", [document.documentElement.lang, document.documentElement.dir]));
applySettings();
draw();
connect();
})();
