// Made by tools/make_types.py from src/tafelrunde/server/messages. Do not edit.

export type Texts = Record<string, string>;

export type Event = Record<string, number | string | string[]>;

export type Status = "waiting" | "running" | "finished" | "stopped" | "closed" | "damaged";

export type Kind = "game" | "sandbox" | "upload" | "guide";

export type Expiry = "nothing" | "bot" | "pass";

export type Speed = "live" | "days" | "free";

export type Level = "" | "new" | "much";

export type SeatKind = "open" | "human" | "bot" | "stand-in";

export type Deed = "join" | "leave" | "start" | "close" | "replace" | "watch" | "chat" | "record" | "replay" | "sandbox" | "realm" | "next" | "rematch" | "hint" | "thoughts" | "share";

export type Code = "bad-message" | "too-large" | "too-many" | "bad-origin" | "bad-token" | "not-signed-in" | "wrong-password" | "name-taken" | "bad-name" | "needs-account" | "has-account" | "not-found" | "not-allowed" | "bad-options" | "not-started" | "started" | "full" | "stale" | "illegal" | "sure" | "not-your-seat" | "over" | "undo-refused" | "no-request" | "still-running" | "bad-record" | "old-record" | "too-slow" | "bad-webhook" | "bad-chronicle" | "banned" | "muted" | "bad-email" | "bad-link" | "broken";

export type Reason = "" | "nothing" | "others" | "chance" | "revealed" | "over" | "spectator" | "pending";

/**
 * The body of every HTTP answer with a status of 400 or more.
 */
export interface ErrorInfo {
  error: Code;
  message: string;
  reason: string;
  texts: Texts;
}

/**
 * GET /api/health.
 */
export interface Health {
  ok: boolean;
  version: string;
  database: string;
  tables: number;
  sockets: number;
}

/**
 * Answer an open question of your seat; `ref` comes back in `accepted` or `refused`.
 *
 * A `careful` answer is refused with 'sure' if it would end the turn.
 */
export interface Answer {
  type: "answer";
  sequence: number;
  option: number;
  careful?: boolean;
  ref?: number;
}

/**
 * Take back your last answer; with `ask` the others are asked if it is not free.
 */
export interface Undo {
  type: "undo";
  ask?: boolean;
  ref?: number;
}

/**
 * Answer an undo request of somebody else; the one who asked withdraws it with `no`.
 */
export interface Consent {
  type: "consent";
  yes: boolean;
  ref?: number;
}

/**
 * Chat.
 */
export interface Say {
  type: "say";
  text: string;
  ref?: number;
}

/**
 * Tell the moderators of a line of chat, or of whoever sits on a seat.
 */
export interface Report {
  type: "report";
  line?: number;
  seat?: number;
  words?: string;
  ref?: number;
}

/**
 * Ask for a fresh state with all events from `since` on.
 */
export interface Sync {
  type: "sync";
  since?: number;
  ref?: number;
}

/**
 * Why is this thing on the table no answer to my question? `spot` is as in `Choice`.
 */
export interface Why {
  type: "why";
  spot: string;
  ref?: number;
}

/**
 * Are you there?
 */
export interface Ping {
  type: "ping";
  ref?: number;
}

/**
 * What would a hard bot answer to my question? Only where nobody else plays or watches.
 */
export interface Hint {
  type: "hint";
  ref?: number;
}

/**
 * What does the guide say to my question? `done` are the steps it has told before.
 */
export interface Guide {
  type: "guide";
  done?: string[];
  ref?: number;
}

/**
 * How fast bots should play here; counts at tables without other people.
 */
export interface Pace {
  type: "pace";
  pace: "instant" | "brisk" | "calm";
  ref?: number;
}

/**
 * When an answer stands: only if, or `unless`, an open thing that a question says is so.
 *
 * `term` is one of those that the question has (`TermInfo`). A number is at `least` or at `most`
 * the value, a seat or a word `is` it.
 */
export interface Condition {
  term: string;
  test: "least" | "most" | "is";
  value: number | string;
  unless: boolean;
}

/**
 * Answer a question like this from the next time on, in others' turns, in this game.
 *
 * It is your open one, or one that may come (`foresee`). The first of the options that is possible
 * is the answer, whenever all conditions hold; of several that say which one a thing `is`, one is
 * enough. Without options you are asked again.
 */
export interface Stand {
  type: "stand";
  prompt: string;
  options: number[];
  conditions?: Condition[];
  ref?: number;
}

/**
 * Which questions may I be asked in others' turns?
 */
export interface Foresee {
  type: "foresee";
  ref?: number;
}

export type FromClient = Stand | Foresee | Answer | Undo | Consent | Say | Report | Sync | Why | Ping | Hint | Guide | Pace;

/**
 * An open question. Of a question to others never the options are told.
 *
 * `seat` decides for `player` (nearly always itself) about `target` (another seat, or -1).
 * `count` and `about` say something only where they are `told`. `stands`: it is yours, and an
 * answer to it can stand for the times to come (`Stand`); `soon`: one does, and will be given.
 */
export interface AskInfo {
  seat: number;
  player: number;
  target: number;
  prompt: string;
  source: string;
  rule: string;
  mine: boolean;
  stands: boolean;
  soon: boolean;
  told: boolean;
  count: number;
  about: string;
  options: Choice[];
}

/**
 * Seat `by` asks to take back its last answer; `missing` are the seats yet to consent.
 */
export interface ConsentInfo {
  by: number;
  missing: number[];
}

/**
 * A verb of the title's vocabulary that is impossible at a place, and why, as in `Because`.
 */
export interface RefusedDeed {
  verb: string;
  remark: string;
  args: Event;
  rule: string;
}

/**
 * What a search would answer or has answered, and what it tried; nothing where it is plain.
 */
export interface Thoughts {
  chosen: number;
  considered: Considered[];
  worlds: number;
  playouts: number;
}

/**
 * The clock of a seat. `since`: when it was asked, 0 if it is not asked now.
 *
 * `limit` is the seconds for one answer (0: none) and begins anew with every answer. `left` is
 * what is left of the time for the whole game in milliseconds, before this question; -1 if there
 * is no such time. `until` is when time is up, 0 for never: whoever has used up the whole time
 * still has a little for every answer. `lapsed` counts how often this seat was late.
 */
export interface TimerInfo {
  seat: number;
  since: number;
  limit: number;
  until: number;
  left: number;
  lapsed: number;
}

/**
 * Whether your last answer can be taken back.
 *
 * `free`: at once. `ask`: the other people must consent. Otherwise `reason` says why not.
 */
export interface UndoInfo {
  free: boolean;
  ask: boolean;
  reason: Reason;
}

/**
 * What one viewer sees of the table; `facts` are the title's own.
 */
export interface ViewInfo {
  seat: number;
  over: boolean;
  zones: ZoneInfo[];
  facts: Record<string, unknown>;
}

/**
 * How a game ended.
 */
export interface ResultInfo {
  scores: number[];
  winners: number[];
  reason: string;
}

/**
 * Who sits where. `stand-in`: a bot plays for the absent `name`.
 *
 * `overdue`: the time of this seat is up. `replaceable`: you may now put a bot here, or take it
 * away again.
 */
export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  bot: string;
  present: boolean;
  you: boolean;
  overdue: boolean;
  replaceable: boolean;
}

/**
 * A table as the lobby shows it; nothing secret is in here.
 *
 * Of the world of a chronicle only `realm` is told: it holds hidden cards. `can` lists what the
 * asking user may do with it now. `invite` is the token of the invitation link, told to those who
 * sit at the table while a seat is open.
 */
export interface TableInfo {
  id: string;
  title: string;
  options: Record<string, unknown>;
  kind: Kind;
  status: Status;
  public: boolean;
  owner: string;
  seats: SeatInfo[];
  your_seat: number;
  invite: string;
  turn_seconds: number;
  total_seconds: number;
  expiry: Expiry;
  steps: number;
  waiting_for: number[];
  created: number;
  changed: number;
  result: ResultInfo | null;
  realm: RealmTag | null;
  patient: boolean;
  discreet: boolean;
  lang: string;
  level: Level;
  speed: Speed;
  rated: boolean;
  rematch: string;
  exact: boolean;
  can: Deed[];
}

export type Difference = [(string | number)[], unknown];

/**
 * Everything you may know of a game: on connecting, and whenever `Changed` does not do.
 *
 * Cut your log to `events_from` entries and append `events`. `sequence` is what an answer to an
 * open question must carry; it never repeats. `step` counts answers. `epoch` counts undos: send
 * both `since` and `epoch` when you reconnect. `number` counts what this socket was told.
 */
export interface State {
  type: "state";
  number: number;
  table: string;
  seat: number;
  sequence: number;
  step: number;
  epoch: number;
  view: ViewInfo;
  asks: AskInfo[];
  events_from: number;
  events: Event[];
  seats: SeatInfo[];
  undo: UndoInfo;
  consent: ConsentInfo | null;
  timers: TimerInfo[];
  now: number;
  result: ResultInfo | null;
}

/**
 * What has changed since the state whose `number` is one less; if you have another, `sync`.
 *
 * `view` is set where each path leads, one after the other: `[["facts", "coins"], 3]`. Without
 * `seats` they are as they were; everything else is the new state's.
 */
export interface Changed {
  type: "changed";
  number: number;
  sequence: number;
  step: number;
  epoch: number;
  view: Difference[];
  asks: AskInfo[];
  events_from: number;
  events: Event[];
  seats: SeatInfo[] | null;
  undo: UndoInfo;
  consent: ConsentInfo | null;
  timers: TimerInfo[];
  now: number;
  result: ResultInfo | null;
}

/**
 * Seats, presence or status have changed; the first message on a socket, too.
 */
export interface Room {
  type: "room";
  room: TableInfo;
}

/**
 * Your message `ref` was carried out and is stored for good; the new state follows.
 */
export interface Accepted {
  type: "accepted";
  ref: number;
}

/**
 * Your message `ref` changed nothing. In a running game a fresh state follows.
 */
export interface Refused {
  type: "refused";
  ref: number;
  error: Code;
  message: string;
  reason: string;
}

/**
 * Something somebody said; seat -1 is a spectator. Without text: it was taken out.
 */
export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/**
 * New chat lines; on connecting the last hundred. A number you have is the same line.
 */
export interface Chats {
  type: "chats";
  lines: ChatLine[];
}

/**
 * You are asked something at a table, perhaps another one than this socket's.
 */
export interface YourTurn {
  type: "turn";
  table: string;
  title: string;
  seat: number;
}

/**
 * Why the thing of your message `ref` is no answer to your question.
 *
 * `remark` is the id of one of the title's messages, with `args`, and `rule` a citation. Without a
 * remark there is nothing to say: it is an answer, or nothing is asked any more. `deeds` are what
 * the question is about and cannot be done at that place, whether it is an answer or not.
 */
export interface Because {
  type: "because";
  ref: number;
  remark: string;
  args: Event;
  rule: string;
  deeds: RefusedDeed[];
}

/**
 * The answer to a ping.
 */
export interface Pong {
  type: "pong";
  ref: number;
}

/**
 * What a hard bot thinks of your question, to your message `ref`.
 */
export interface Advice {
  type: "advice";
  ref: number;
  thoughts: Thoughts;
}

/**
 * What the guide says to your question, to your message `ref`.
 *
 * The text is the title's message 'guide-<step>'; '' if there is nothing to say now. `option` is
 * the recommended answer, -1 if there is none, and `spots` are the things on the table that are
 * meant. `left` counts the steps yet to come; when it is `over` the guide hands over.
 */
export interface Lesson {
  type: "lesson";
  ref: number;
  step: string;
  option: number;
  spots: string[];
  rule: string;
  left: number;
  over: boolean;
}

/**
 * An answer that stands, always or on conditions; the first possible option counts.
 *
 * `ask` is the question as it was, or in general if it was not asked yet.
 */
export interface StandingInfo {
  prompt: string;
  ask: AskInfo;
  options: number[];
  texts: string[];
  conditions: Condition[];
}

/**
 * How questions in others' turns are answered for you here; nobody else is told.
 */
export interface Standing {
  type: "standing";
  answers: StandingInfo[];
}

/**
 * What an answer may depend on: a number from 0 to `most`, another seat, or one of `words`.
 *
 * It is called like the attribute of this name of the question's message; 'turn', which every
 * question has, is whose turn it is.
 */
export interface TermInfo {
  id: string;
  kind: "number" | "seat" | "word";
  most: number;
  words: string[];
}

/**
 * A question that may come in others' turns: the title's message 'standing-<prompt>'.
 */
export interface ForeseenInfo {
  prompt: string;
  source: string;
  options: number[];
  texts: string[];
  terms: TermInfo[];
}

/**
 * What you may be asked in others' turns, to your message `ref`; your open question is there.
 *
 * It follows from what lies open and from your own question: nobody learns anything from it.
 */
export interface Foreseen {
  type: "foreseen";
  ref: number;
  questions: ForeseenInfo[];
}

export type Answered = Accepted | Refused | Because | Advice | Lesson | Foreseen | Pong;

export type FromServer = State | Changed | Room | Chats | YourTurn | Standing | Accepted | Refused | Because | Advice | Lesson | Foreseen | Pong;

export type BanKind = "ban" | "mute";

/**
 * A ban (may not come in) or a mute (may not chat); `until` 0 is for ever.
 */
export interface BanInfo {
  id: string;
  kind: BanKind;
  name: string;
  net: string;
  until: number;
  reason: string;
  at: number;
}

/**
 * What a player complains about, with the last lines of chat around it.
 *
 * `user` is the id of whom it is about, '' if a bot or nobody is; `line` -1 is no line of chat.
 */
export interface ReportInfo {
  id: string;
  table: string;
  title: string;
  by: string;
  user: string;
  name: string;
  seat: number;
  sits: boolean;
  line: number;
  words: string;
  at: number;
  chat: ChatLine[];
}

/**
 * What somebody has done who looks after the server; `by` is '' for a command.
 */
export interface DoingInfo {
  at: number;
  by: string;
  what: string;
  name: string;
  table: string;
  detail: string;
}

/**
 * GET /api/moderation: open reports (the oldest first), bans, and what was done lately.
 */
export interface Moderation {
  reports: ReportInfo[];
  bans: BanInfo[];
  doings: DoingInfo[];
}

/**
 * POST /api/moderation/bans: a user (id or name) or a network, for some seconds; 0: for ever.
 *
 * With `here` also the networks from which the user's open pages come, for a day at most.
 */
export interface BanWish {
  kind: BanKind;
  who: string;
  seconds?: number;
  reason?: string;
  here?: boolean;
}

/**
 * POST /api/moderation/tables/{id}/kick: take somebody off a seat; a bot goes on.
 */
export interface KickWish {
  seat: number;
  user: string;
}

/**
 * POST /api/moderation/tables/{id}/unsay: take the words of a line of chat away.
 */
export interface UnsayWish {
  line: number;
}

/**
 * A table that waits for me, and since when.
 */
export interface TurnInfo {
  table: string;
  title: string;
  since: number;
}

/**
 * GET /api/turns: where it is my turn, the longest first.
 */
export interface TurnList {
  turns: TurnInfo[];
}

/**
 * Of which games somebody wants to be told: by speed, without some titles.
 */
export interface ChannelWish {
  speeds?: Speed[];
  muted?: string[];
}

/**
 * PUT /api/calls. Mail comes at most every so many `minutes`, one letter for all games.
 *
 * `hook` is the webhook of the settings.
 */
export interface CallWish {
  push?: ChannelWish;
  hook?: ChannelWish;
  mail?: ChannelWish;
  minutes?: number;
}

/**
 * GET /api/calls: how I am called. `key` is the server's public key for web push.
 */
export interface CallInfo {
  key: string;
  browsers: number;
  wishes: CallWish;
}

/**
 * POST /api/push: call this browser; it must send back (`ConfirmWish`) what it gets.
 */
export interface PushWish {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * POST /api/push/confirm.
 */
export interface ConfirmWish {
  token: string;
}

/**
 * DELETE /api/push.
 */
export interface EndpointWish {
  endpoint: string;
}

export type FriendState = "" | "friend" | "asked" | "asks";

/**
 * A rating at a title with so many players; not `sure` while there are few games.
 */
export interface RatingInfo {
  name: string;
  title: string;
  players: number;
  rating: number;
  games: number;
  sure: boolean;
}

/**
 * GET /api/ratings?title=&players=: the best of those who show their profile.
 */
export interface RatingList {
  ratings: RatingInfo[];
}

/**
 * Finished games with other people, of the latest two thousand.
 */
export interface StatsInfo {
  title: string;
  players: number;
  games: number;
  wins: number;
}

/**
 * GET /api/players/{name}: only of who shows it, and one's own.
 */
export interface ProfileInfo {
  name: string;
  you: boolean;
  shown: boolean;
  since: number;
  friend: FriendState;
  ratings: RatingInfo[];
  stats: StatsInfo[];
}

/**
 * PUT /api/profile: whether others see my profile and I am listed with my ratings.
 */
export interface ProfileWish {
  shown: boolean;
}

/**
 * POST, DELETE /api/friends: ask somebody or agree; withdraw, decline or end it.
 */
export interface FriendWish {
  name: string;
}

/**
 * A friend, or who is to become one.
 *
 * `here`: with a page open; never told of people who have days for an answer somewhere.
 */
export interface FriendInfo {
  name: string;
  state: FriendState;
  here: boolean;
}

/**
 * GET /api/friends: friends, and public tables at which they wait for others.
 */
export interface FriendList {
  friends: FriendInfo[];
  tables: TableInfo[];
}

/**
 * POST /api/print/{title}/dividers or /aid: settings by name, as the command line has them.
 */
export interface PrintWish {
  what?: "divider" | "sheet" | "pdf" | "cut" | "png" | "aid";
  chosen?: number;
  settings?: Record<string, unknown>;
}

/**
 * A preview: both sides as SVG, the names of all dividers, and how many lie on a sheet.
 *
 * Where there is nothing to see, `trouble` says why.
 */
export interface PrintLook {
  front: string;
  back: string;
  names: string[];
  dividers: number;
  per_sheet: number;
  trouble: Texts;
}

/**
 * A file that was made; `data` is base64.
 */
export interface Printed {
  name: string;
  data: string;
}

/**
 * Something to choose, with its name in all languages.
 */
export interface Named {
  id: string;
  name: Texts;
}

/**
 * GET /api/print/{title}/choices: sets (none if there are no dividers), sizes and papers.
 */
export interface PrintChoices {
  sets: Named[];
  sizes: Texts;
  papers: string[];
}

/**
 * Numbers with a heading; the first row and column are headings.
 */
export interface AidTable {
  title: string;
  rows: string[][];
}

/**
 * A rule of an aid, and how deep it stands.
 */
export interface AidRule {
  id: string;
  title: string;
  text: string;
  depth: number;
}

/**
 * A section of an aid.
 */
export interface AidSection {
  id: string;
  heading: string;
  badge: string;
  purpose: string;
  intro: ([string, string])[];
  symbols: ([string, string])[];
  tables: AidTable[];
  points: string[];
  rules: AidRule[];
}

/**
 * GET /api/print/{title}/aid?lang=&level=: a player aid.
 */
export interface AidInfo {
  title: string;
  lang: string;
  name: string;
  pitch: string;
  note: string;
  colour: string;
  sections: AidSection[];
}

/**
 * So many copies of a card.
 */
export interface Owned {
  card: string;
  count: number;
}

/**
 * Points of one kind: `what` is a card or the message 'source-<what>'.
 *
 * `count` says how many there are of it, or how often it scored; 0 if that means nothing. What is
 * `held` brings no points: it wins, or loses, in another way.
 */
export interface Source {
  what: string;
  points: number;
  count: number;
  card: boolean;
  held: boolean;
}

/**
 * One position of a finished game; `events` are new since the position before.
 *
 * `chosen` is the answer that is given here ('' after the last one) and `by` its seat.
 */
export interface Position {
  step: number;
  view: ViewInfo;
  asks: AskInfo[];
  events: Event[];
  by: number;
  chosen: string;
}

/**
 * GET /api/tables/{id}/since?from=<step>: what your own seat has seen since your last turn.
 *
 * The first position is the last one of your turn. At most 50 are told at once; `steps` is the
 * number of the newest, and `from` asks for those that follow.
 */
export interface Since {
  seat: number;
  steps: number;
  positions: Position[];
}

/**
 * GET /api/tables/{id}/replay?viewer=<seat|-1|all>&from=<step>: up to 50 positions.
 *
 * GET /api/shared/{token}/replay: the same by a link that somebody has shared. `eyes` are the
 * viewers that may be asked for.
 */
export interface Replay {
  table: TableInfo;
  viewer: number;
  steps: number;
  positions: Position[];
  eyes: number[];
}

/**
 * How everybody stood at a position, which lasts until the next sample.
 */
export interface Sample {
  step: number;
  values: number[];
}

/**
 * A position worth looking at: `event` tells why, or somebody took the lead, or leapt ahead.
 *
 * `points` are those of who leads now, or those gained at once.
 */
export interface Moment {
  kind: "event" | "lead" | "leap";
  step: number;
  seat: number;
  points: number;
  event: Event;
}

/**
 * Of one seat: how many answers and turns, and how often it did what the title counts.
 */
export interface SeatFigures {
  answers: number;
  turns: number;
  done: Record<string, number>;
}

/**
 * GET /api/tables/{id}/summary, /api/shared/{token}/summary: what is told when a game is over.
 *
 * By seat: `sources` of points and `decks` ([] where there are none), `figures`. `curve` are the
 * points, or whatever the message 'curve-<unit>' of the title calls them; it ends where the game
 * was decided. `ways` say how somebody won, as lines of the log.
 */
export interface Summary {
  steps: number;
  unit: string;
  sources: Source[][];
  decks: Owned[][];
  ways: Event[];
  curve: Sample[];
  moments: Moment[];
  figures: SeatFigures[];
}

/**
 * GET, POST and DELETE /api/tables/{id}/share: my link to the replay, '' if there is none.
 */
export interface Share {
  token: string;
}

/**
 * A place for cards: `count` is there if you may know it; null is a card you do not know.
 */
export interface ZoneInfo {
  name: string;
  owner: number;
  cards: (string | null)[];
  count?: number;
}

/**
 * One legal answer: its number, and 'verb object' or 'verb'.
 *
 * `spots` are the things on the table that mean it: 'zone/owner/card', or a place, piece or part
 * of a board. `remark` is the id of one of the title's messages, with `args`; `caution` that of
 * the question whether it is really meant. A `habit` is what fast players want done by itself.
 * An answer that `ends` the turn says so by its name.
 */
export interface Choice {
  number: number;
  text: string;
  spots: string[];
  remark: string;
  args: Event;
  caution: string;
  habit: boolean;
  ends: boolean;
}

/**
 * An answer that was tried: what its seat may expect, from 0 to 1, and the error of that.
 */
export interface Considered {
  option: number;
  value: number;
  error: number;
  playouts: number;
}

/**
 * A choice: which question, after how many answers, what was answered, and the thoughts.
 */
export interface BotThoughts {
  seat: number;
  step: number;
  ask: AskInfo;
  given: number;
  thoughts: Thoughts;
}

/**
 * GET /api/tables/{id}/thoughts: of all bots' last choices, as long as they are remembered.
 *
 * With ?step=N: of the answer after N others, whoever gave it, thought over anew.
 */
export interface ThoughtsOfBots {
  bots: BotThoughts[];
}

/**
 * The realm a game belongs to, where games go on: its name and the number of the game.
 */
export interface RealmTag {
  name: string;
  game: number;
}

/**
 * GET /api/tables?scope=mine|playing|played|open|running|finished&before=<changed>.
 *
 * Further: title, lang, speed, level, players (a number) and rated=1.
 */
export interface TableList {
  tables: TableInfo[];
  more: boolean;
}

/**
 * A seat of a new table.
 */
export interface SeatWish {
  kind: "me" | "open" | "bot";
  bot?: string;
}

/**
 * POST /api/tables: a new table; it starts at once when no seat is open.
 *
 * Where games go on: `chronicle` is the text of a chronicle to go on from. What is hidden in it is
 * drawn anew, unless `exact` asks for the very order it states. `realm` names a new realm.
 */
export interface TableWish {
  title: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  public?: boolean;
  shuffle?: boolean;
  turn_seconds?: number;
  total_seconds?: number;
  expiry?: Expiry;
  lang?: "" | "de" | "en";
  level?: Level;
  rated?: boolean;
  patient?: boolean;
  chronicle?: string;
  exact?: boolean;
  realm?: string;
}

/**
 * POST /api/invitations/{token}/join and /api/tables/{id}/join: -1 is any open seat.
 */
export interface JoinWish {
  seat?: number;
}

/**
 * POST /api/tables/{id}/replace: a bot plays for somebody; '' gives the seat back.
 */
export interface ReplaceWish {
  seat: number;
  bot?: string;
}

/**
 * POST /api/tables/{id}/sandbox: play on alone from a position, bots on the other seats.
 */
export interface SandboxWish {
  step: number;
  seat: number;
  bot: string;
}

/**
 * GET /api/tables/{id}/realm: the history up to this game, and how the realm stands.
 *
 * `games` and `world` are the title's own. `written`: the game is over and is the last of `games`.
 * `next` is the table of the next game, '' if there is none, or none that you may see.
 */
export interface Realm {
  table: TableInfo;
  games: unknown[];
  world: unknown;
  written: boolean;
  next: string;
}

export type OptionKind = "flag" | "choice" | "number" | "text" | "seed" | "list" | "seats" | "seat" | "parts" | "table";

/**
 * What a value can be. `item` is what lists hold and each of the seats gets.
 */
export interface OptionShape {
  kind: OptionKind;
  choices: (string | number)[];
  words: string;
  or_table: boolean;
  least: number;
  most: number;
  chance: boolean;
  usual: string[];
  item: OptionShape | null;
}

/**
 * One option of a title: the message `label` names it and its attribute `help` explains it.
 */
export interface TitleOption {
  id: string;
  label: string;
  default: unknown;
  advanced: boolean;
  form: boolean;
  required: boolean;
  shape: OptionShape;
  parts: TitleOption[];
}

/**
 * GET /api/titles: a game we can play.
 */
export interface TitleInfo {
  id: string;
  name: string;
  revision: number;
  min_seats: number;
  max_seats: number;
  usual_seats: number;
  authors: string[];
  publishers: string[];
  sources: string[];
  options: TitleOption[];
  bots: string[];
  default_bot: string;
  levels: string[];
  guided: boolean;
  newcomer: Record<string, unknown>;
}

/**
 * GET /api/titles/{title}/cards: a card but for its words; `facts` are the title's own.
 *
 * Every table waits for these, and has the words of one language from elsewhere.
 */
export interface CardInfo {
  id: string;
  rule: string;
  set: string;
  types: string[];
  cost: number;
  printings: number[];
  basic: boolean;
  facts: Record<string, unknown>;
}

/**
 * GET /api/titles/{title}/words: what a card says, in all languages.
 */
export interface CardWords {
  id: string;
  name: Texts;
  text: Texts;
  editions: Record<string, Texts>;
  notes: Record<string, string[]>;
}

/**
 * GET /api/titles/{title}/rules: a numbered rule in all languages.
 */
export interface RuleInfo {
  id: string;
  section: string;
  pending: string;
  title: Texts;
  text: Texts;
}

/**
 * POST /api/titles/{title}/preview: check options and settle what they leave to chance.
 *
 * `reroll` names a card to replace by another one.
 */
export interface PreviewWish {
  seats: number;
  options?: Record<string, unknown>;
  reroll?: string;
}

/**
 * The options, complete and checked, the cards they lead to, and the printing of each set.
 *
 * `more` is what the title's own form tells besides, null if there is nothing.
 */
export interface Preview {
  options: Record<string, unknown>;
  cards: string[];
  printings: Record<string, number>;
  more: unknown;
}

export type TournamentKind = "swiss" | "robin" | "league";

export type TournamentStatus = "open" | "running" | "finished" | "closed";

export type TournamentDeed = "join" | "withdraw" | "start" | "close";

/**
 * POST /api/tournaments. Of round robins and leagues the rounds follow from who takes part.
 */
export interface TournamentWish {
  name: string;
  title: string;
  options?: Record<string, unknown>;
  kind?: TournamentKind;
  players?: number;
  rounds?: number;
  turn_seconds?: number;
  expiry?: "bot" | "pass";
  rated?: boolean;
}

/**
 * A tournament as lists show it.
 */
export interface TournamentBrief {
  id: string;
  name: string;
  title: string;
  kind: TournamentKind;
  players: number;
  rounds: number;
  round: number;
  status: TournamentStatus;
  turn_seconds: number;
  expiry: Expiry;
  rated: boolean;
  entrants: number;
  most: number;
  changed: number;
}

/**
 * GET /api/tournaments.
 */
export interface TournamentList {
  tournaments: TournamentBrief[];
}

/**
 * Somebody's line of the standings; `opponents` is the sum of the opponents' points.
 */
export interface EntrantInfo {
  name: string;
  you: boolean;
  withdrawn: boolean;
  place: number;
  points: number;
  opponents: number;
  wins: number;
}

/**
 * Who meets whom; without a table it is a bye. `points` once the game is over.
 */
export interface GroupInfo {
  round: number;
  table: string;
  names: string[];
  points: number[];
}

/**
 * GET /api/tournaments/{id}: the standings, and all rounds, the latest first.
 */
export interface TournamentInfo {
  about: TournamentBrief;
  owner: string;
  entrants: EntrantInfo[];
  groups: GroupInfo[];
  can: TournamentDeed[];
}

/**
 * The person who asks: a guest, or somebody with an account.
 */
export interface UserInfo {
  id: string;
  name: string;
  account: boolean;
  moderator: boolean;
}

/**
 * What a user may set; `preferences` is the page's own business (at most 4 kB).
 */
export interface UserSettings {
  lang: string;
  webhook: string;
  email: string;
  unverified: string;
  mail_turns: boolean;
  preferences: Record<string, boolean | number | string>;
}

/**
 * GET /api/me: who I am, and the token that every changing request must carry.
 */
export interface Me {
  user: UserInfo | null;
  csrf: string;
  settings: UserSettings;
  mail: boolean;
}

/**
 * POST /api/guest: play under a name, without an account.
 */
export interface GuestWish {
  name: string;
}

/**
 * POST /api/account: a guest becomes an account and keeps the games; or a fresh account.
 */
export interface AccountWish {
  name: string;
  password: string;
}

/**
 * POST /api/login.
 */
export interface LoginWish {
  name: string;
  password: string;
}

/**
 * POST /api/password: a new password; all other sessions of the account end.
 */
export interface PasswordWish {
  password: string;
  new: string;
}

/**
 * DELETE /api/me: remove me and what I set; an account needs its password.
 */
export interface FarewellWish {
  password?: string;
}

/**
 * PUT /api/settings: what is left out stays as it is.
 */
export interface SettingsWish {
  name?: string | null;
  lang?: string | null;
  webhook?: string | null;
  mail_turns?: boolean | null;
  preferences?: Record<string, boolean | number | string> | null;
}

/**
 * POST /api/email: send a link to this address; it is the account's when that was opened.
 *
 * DELETE /api/email, without an address: forget it.
 */
export interface EmailWish {
  password: string;
  email?: string;
}

/**
 * POST /api/email/verify: somebody has opened the link in the mail.
 */
export interface LinkWish {
  token: string;
}

/**
 * POST /api/password/forgot: send a link to the address of an account.
 *
 * `who` is its name or its address. The answer is the same whether there is such an account.
 */
export interface ForgotWish {
  who: string;
}

/**
 * POST /api/password/reset: a new password by a mailed link; all sessions end.
 */
export interface ResetWish {
  token: string;
  new: string;
}

/**
 * It was done, or there is nothing to say about it.
 */
export interface Done {
  ok: boolean;
}
