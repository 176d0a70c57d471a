/** What a title brings beyond the generic table; each is loaded when first needed. */
import type { Component, Snippet } from 'svelte'
import type { AskInfo, CardInfo, Choice, Event, Realm, ResultInfo, TitleInfo, ViewInfo } from '../lib/messages'
import type { OwnCard, Texts } from '../lib/texts'

/** `a`: filled with ink, `b`: with a wash, `l`: a line. */
export type Layer = readonly ['a' | 'b' | 'l', string]

/** A board puts the question where it belongs on it. */
export interface BoardProps {
  question?: Snippet
}

/** Where the log has its own column beside the board. */
export const ROOMY = '(min-width: 64rem)'

/** Where there is room for one column only. */
export const PHONE = '(max-width: 47.99rem)'

export interface Look {
  Board?: Component<BoardProps>
  /** What stands above the log where that has a column of its own. */
  Beside?: Component
  /** The colours of the seats in the log, as classes that set `--f`. */
  colours?: (view: ViewInfo) => string[]
  /** The lines of the seats in curves: numbers of the colours `--c0` to `--c7` that come nearest to theirs. */
  hues?: (view: ViewInfo) => (number | undefined)[]
  /** What an answer means for the rest of the game, where its name alone does not tell. */
  explains?: (choice: Choice, texts: Texts, view: ViewInfo) => string
  /** The printing of the cards in play, if the view tells it. */
  printing?: (view: ViewInfo) => number | string
  /** Cards that have names of their own at this table. */
  ownCards?: (view: ViewInfo, texts: Texts) => OwnCard[]
  /** A card's picture, on a grid of 48 × 48. */
  emblem?: (card: string) => Layer[]
  /** The most natural way to go on, for the space bar. */
  onward?: (ask: AskInfo) => Choice | undefined
  /** The events that begin a chapter of the log. */
  chapters?: readonly string[]
  /** What tells seats apart beside the names of their players, such as factions. */
  marks?: (view: ViewInfo, texts: Texts) => string[]
  /** The same, from the options of a table that has not begun. */
  promised?: (options: Record<string, unknown>, texts: Texts) => string[]
  /** Where the game stands, if rounds and turns do not say it. */
  heading?: (view: ViewInfo, names: readonly string[], texts: Texts) => string
  /** What a card costs (now, in coins, if that has changed), drawn and in words; otherwise a coin with a number. */
  Cost?: Component<{ info: CardInfo; cost?: number }>
  costText?: (info: CardInfo, texts: Texts, cost?: number) => string
  /** Where a card may be played and the like, beside its kinds. */
  limits?: (info: CardInfo) => string
  /** Answers that differ in a place only are offered together: what to write on each, or ''. */
  short?: (choice: Choice, texts: Texts, view: ViewInfo, ask?: AskInfo) => string
  /** How many of them stand together; fewer stand alone. Three unless told. */
  together?: number
  /** Whether an answer is given where its thing lies on the board, so that a button would only say it twice. */
  there?: (choice: Choice, view: ViewInfo, ask: AskInfo) => boolean
  /** Answers that always have their place beside a question, possible or not ('do/<answer>' says why), and the one set apart. */
  row?: (ask: AskInfo) => { actions: readonly string[]; last: string } | undefined
  /** What else lies open, for the generic table. */
  Facts?: Component
  /** Whether the log leaves out an event because one before, in the same chapter, says it all. */
  isEcho?: (event: Event, before: Event, lines: readonly Event[]) => boolean
  /** How somebody won, in a few words and in a sentence, where points say nothing. */
  ending?: (result: ResultInfo, texts: Texts) => [string, string]
  /** Whether roles belong to the seats, so that these are not shuffled. */
  fixedSeats?: (options: Record<string, unknown>) => boolean
  /** An icon for each type of card: a path, and the size of the grid it is drawn on. */
  typeIcons?: Readonly<Record<string, readonly [string, number]>>
  /** The types that give a card its colour (`--t-<type>`), the most telling first. */
  typeColours?: readonly string[]
  /** Types that share the colour of another one. */
  colouredAs?: Readonly<Record<string, string>>
  /** The places that differ between two positions, or that the events between them are about. */
  changed?: (before: ViewInfo, after: ViewInfo, events: readonly Event[]) => string[]
  /** A folded chapter in a few words. */
  summary?: (events: readonly Event[], texts: Texts) => string
}

export interface OptionsProps {
  seats: number
  info: TitleInfo
  players: readonly string[] // who will sit where, in words
  options: Record<string, unknown>
  /** What else belongs to the wish for a table, such as a chronicle; told by `onmore`. */
  more?: Readonly<Record<string, unknown>>
  onmore?: (more: Record<string, unknown>) => void
}

/** What a title shows of a realm, where its games go on; `games` and `world` are its own. */
export interface RealmProps {
  realm: Realm
  busy: boolean
  problem: string
  onnext: () => void
}

// A title is a folder: a file that is there is found by its name, and loaded when it is needed.
const LOOKS = import.meta.glob<{ default: Look }>('./*/look.ts')
const FORMS = import.meta.glob<{ default: Component<OptionsProps, object, 'options'> }>('./*/Options.svelte')
const REALMS = import.meta.glob<{ default: Component<RealmProps> }>('./*/RealmPage.svelte')

const ENDINGS = import.meta.glob<Required<Pick<Look, 'ending'>>>('./*/ending.ts', { eager: true }) // lists of games tell it, too

const PLAIN: Look = {}
const looks = new Map<string, Look>()

export async function needLook(title: string): Promise<Look> {
  const load = LOOKS[`./${title}/look.ts`]
  if (load && !looks.has(title)) looks.set(title, (await load()).default)
  return lookOf(title)
}

/** The look of a title that has been loaded by `needLook`. */
export const lookOf = (title: string): Look => looks.get(title) ?? PLAIN

export const endingOf = (title: string): Look['ending'] => ENDINGS[`./${title}/ending.ts`]?.ending

const plainOptions = () => import('../lib/TitleOptions.svelte')
export const optionsOf = (title: string) => FORMS[`./${title}/Options.svelte`] ?? plainOptions

/** The page of a realm; there is none where games stand alone. */
export const realmOf = async (title: string): Promise<Component<RealmProps> | undefined> =>
  (await REALMS[`./${title}/RealmPage.svelte`]?.())?.default
