/**
 * Everything a player reads, from the same Fluent catalogues as the Python side, and sentences made
 * of them. The counterpart of `tafelrunde/texts.py`: the same ids, the same sentences.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import load from 'virtual:catalogues'
import type { Choice } from './messages'

export type Lang = 'en' | 'de'
export const LANGUAGES: readonly Lang[] = ['en', 'de']

export type Arg = number | string | boolean | readonly string[]
export type Face = Readonly<Record<string, unknown>>
export type Question = {
  prompt: string
  source: string
  about?: string
  count?: number
  target?: number
}
/** A card as somebody's own copy of a game calls it. */
export type OwnCard = { id: string; name: string; text: string }
type Args = Record<string, FluentVariable>

// Events with a second seat, and the argument that holds it; every other number is a number.
const SECOND_SEATS: Record<string, string> = { gives: 'to', battle: 'whom', routs: 'whom' }

// Arguments whose values have a kind of name of their own: there are cards with the same id.
const NAMED_AS: Record<string, string> = { item: 'item', items: 'item', types: 'type' }

// Events with an argument that has no name: their sentences only tell its values apart.
const TOLD_APART: Record<string, string> = {
  'gets-tokens': 'token',
  'places-token': 'token',
  reshuffles: 'deck',
  spends: 'token',
  'to-mat': 'mat',
  'turns-up': 'deck',
}

export class Texts {
  readonly lang: Lang
  readonly title: string
  private readonly bundle: FluentBundle
  private readonly sources: readonly string[]
  private hasRules = false
  private hasGuide = false
  private hasNotes = false

  constructor(lang: Lang, title: string, sources: string[]) {
    this.lang = lang
    this.title = title
    this.sources = sources
    this.bundle = new FluentBundle(lang, { useIsolating: false })
    for (const source of sources) this.add(source)
  }

  private add(source: string) {
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true })
  }

  /** The same texts with the names of somebody's own cards. */
  renamed(cards: readonly OwnCard[]): Texts {
    const entries = cards.map(({ id, name, text }) => `${messageId('card', id)} = ${quoted(name)}\n    .text = ${quoted(text)}`)
    return new Texts(this.lang, this.title, [...this.sources, entries.join('\n')])
  }

  // -- plain texts

  text(id: string, args?: Args): string {
    return this.format(id, '', args) ?? `[${id}]`
  }

  attribute(id: string, name: string, args?: Args): string {
    return this.format(id, name, args) ?? `[${id}.${name}]`
  }

  has(id: string, attribute = ''): boolean {
    const message = this.bundle.getMessage(id)
    return attribute ? !!message && attribute in message.attributes : !!message?.value
  }

  /** Whether a text speaks of a variable. */
  speaksOf(id: string, variable: string): boolean {
    return JSON.stringify(this.bundle.getMessage(id)?.value ?? '').includes(`"name":"${variable}"`)
  }

  private format(id: string, name: string, args?: Args) {
    const message = this.bundle.getMessage(id)
    const pattern = name ? message?.attributes[name] : message?.value
    // Errors are collected, not thrown: a missing variable shows as its name.
    return pattern ? this.bundle.formatPattern(pattern, args ?? null, []) : undefined
  }

  // -- cards and rules

  /** The message of a card; quests are cards too. */
  private cardMessage(id: string): string {
    const quest = messageId('quest', id)
    return this.has(quest) ? quest : messageId('card', id)
  }

  /** The name printed on a card. */
  cardName(id: string): string {
    const message = this.cardMessage(id)
    return this.has(message) ? this.text(message) : this.thing(id)
  }

  /** What a card says; a printing (a year or a word) may word it differently. */
  cardText(id: string, printing: number | string = 0): string {
    return this.edition(this.cardMessage(id), printing)
  }

  /** The text of a message in a printing. */
  edition(message: string, printing: number | string): string {
    const edition = `text-${printing}`
    const name = this.has(message, edition) ? edition : 'text'
    return this.has(message, name) ? this.attribute(message, name) : ''
  }

  /** Rulings on a card, once they are loaded. */
  cardNotes(id: string): string[] {
    const message = `notes-${this.cardMessage(id)}`
    const found = this.bundle.getMessage(message)
    const notes = Object.keys(found?.attributes ?? {}).filter((name) => name.startsWith('note-'))
    notes.sort((a, b) => Number(a.slice(5)) - Number(b.slice(5)))
    return notes.map((name) => this.attribute(message, name))
  }

  /** The rule behind a citation such as 'dominion:D17' or 'card/militia'. */
  async rule(citation: string, printing: number | string = 0): Promise<{ id: string; title: string; text: string }> {
    const id = citation.includes(':') ? citation.slice(citation.indexOf(':') + 1) : citation
    const [kind, name] = id.split('/')
    if (kind === 'card' && name)
      return { id, title: this.cardName(name), text: this.cardText(name, printing) }
    await this.loadRules()
    for (const message of [messageId('rule', id), messageId(kind, name ?? '')]) {
      if (this.has(message)) {
        return { id, title: this.text(message), text: this.edition(message, printing) }
      }
    }
    return { id, title: id, text: '' }
  }

  async loadNotes() {
    if (this.hasNotes) return
    const source = await load[`notes/${this.lang}/${this.title}`]?.()
    if (source && !this.hasNotes) this.add(source.default)
    this.hasNotes = true
  }

  async loadRules() {
    if (this.hasRules) return
    const source = await load[`rules/${this.lang}/${this.title}`]?.()
    if (source && !this.hasRules) this.add(source.default)
    this.hasRules = true
  }

  /** What the guide of the first game says; only where it is played. */
  async loadGuide() {
    if (this.hasGuide) return
    const source = await load[`guides/${this.lang}/${this.title}`]?.()
    if (source && !this.hasGuide) this.add(source.default)
    this.hasGuide = true
  }

  // -- sentences

  /** The name of an object of the vocabulary: a card, a mode, a number or another word. */
  thing(id: string, kind = ''): string {
    const [name = '', number] = id.split(':') // 'favor:2' is a counted thing
    if (number !== undefined) return this.text(messageId('counted', name), { count: Number(number) })
    for (const known of kind ? [kind] : ['thing', 'card', 'mode']) {
      const message = messageId(known, id)
      if (this.has(message)) return this.text(message)
    }
    return words(id)
  }

  /** Whether there is a word for this. */
  names(id: string): boolean {
    return ['thing', 'card', 'mode'].some((kind) => this.has(messageId(kind, id)))
  }

  /** Cards as a list for a sentence: 'Copper ×2, Silver', or 'no cards'. */
  cards(ids: readonly string[]): string {
    return this.things(ids) || this.text('no-cards')
  }

  /** Things as a list for a sentence; '' if there are none. */
  things(ids: readonly string[], kind = ''): string {
    const counted = new Map<string, number>()
    for (const name of ids.map((id) => this.thing(id, kind))) counted.set(name, (counted.get(name) ?? 0) + 1)
    return [...counted].map(([name, n]) => name + (n > 1 ? ` ×${n}` : '')).join(', ')
  }

  /** The title somebody bears: names with small articles within the sentence, and a house. */
  styled(ids: readonly string[]): string {
    const articles = this.text('articles').split(' ')
    const names = ids.map((id, at) => {
      const name = this.thing(id)
      const [article, rest] = split(name)
      return at && articles.includes(article) ? `${article.toLowerCase()} ${rest}` : name
    })
    return this.text('styled', { names: names.slice(0, -1).join(', '), house: names.at(-1) ?? '' })
  }

  /** One answer to a question in words, for example 'Buy Gold'. */
  option(text: string, ask: Question): string {
    return this.answer(text, ask.prompt, ask.source)
  }

  /** An answer named as the vocabulary does, for example 'buy gold', in words; of several places ('red.2') it may say which. */
  answer(name: string, prompt: string, source = '', who: FluentVariable = 'you'): string {
    const [verb, thing] = split(name)
    const plain = messageId(thing || verb, prompt) // "yes" and "pass" in the question's words
    if (['yes', 'pass'].includes(thing || verb) && this.has(plain)) return this.text(plain)
    if (verb === 'choose') {
      const own = messageId(`mode-${thing}`, prompt)
      return this.has(own) ? this.text(own) : this.mode(thing, source)
    }
    const own = messageId(`verb-${verb}`, prompt)
    const message = this.has(own) ? own : `verb-${verb}`
    if (!this.has(message)) return `${words(verb)} ${thing ? this.thing(thing) : ''}`.trim()
    if (thing) return this.text(message, { thing: this.thing(thing), place: placeNumber(thing), who })
    return this.has(message, 'alone') ? this.attribute(message, 'alone') : this.text(message)
  }

  mode(mode: string, source = ''): string {
    const own = messageId(`mode-${mode}`, source)
    return source && this.has(own) ? this.text(own) : this.thing(mode)
  }

  /** What is asked; $card asks, $about and $target are what and whom it is about. */
  prompt(ask: Question, names: readonly string[]): string {
    const card = ask.source ? this.thing(ask.source) : ''
    const about = ask.about ? this.thing(ask.about) : ''
    const target = names[ask.target ?? -1] ?? ''
    const id = messageId('prompt', ask.prompt)
    if (!this.has(id)) return words(ask.prompt)
    const by = card ? 'card' : 'rules'
    const text = this.text(id, { card, by, about, target, count: ask.count ?? 0 })
    return text.includes(about) ? text : `${text} (${about})`
  }

  /** What happened, as this viewer was told it. */
  event(face: Face, names: readonly string[], viewer = -1): string {
    const kind = String(face.id)
    const told = messageId('event', kind)
    const own = messageId(told, String(face.prompt ?? '')) // an answer in its question's words
    const id = this.has(own) ? own : told
    const seat = Number(face.seat ?? -1)
    const args: Args = { who: 'other', player: '', count: 0, 'card-count': 0, 'site-count': 0 }
    if (seat >= 0) {
      args.player = names[seat] ?? ''
      args.who = seat === viewer ? 'you' : 'other'
    }
    for (const [key, value] of Object.entries(face)) {
      if (key === 'cards' && Array.isArray(value)) {
        args.cards = this.cards(value as string[])
        args.count = value.length
      } else if (key === 'title' && Array.isArray(value)) args[key] = this.styled(value as string[])
      else if (Array.isArray(value)) {
        args[key] = this.things(value as string[], NAMED_AS[key])
        args[`${key}-count`] = value.length
      } else if (key === 'answer') {
        args[key] = this.answer(String(value), String(face.prompt ?? ''), '', args.who)
        const thing = split(String(value))[1]
        args.thing = thing ? this.thing(thing) : ''
      } else if (key === 'mode') args.mode = this.mode(String(value), String(face.card ?? ''))
      else if (key === SECOND_SEATS[kind] && typeof value === 'number') {
        args[key] = names[value] ?? ''
        args[`${key}-who`] = value === viewer ? 'you' : 'other'
      } else if (typeof value === 'number' && key !== 'seat') {
        args[key] = value
        args[`${key}-signed`] = value < 0 ? `${value}` : `+${value}`
      } else if (key === TOLD_APART[kind]) args[key] = String(value)
      else if (typeof value === 'string' && !['id', 'rule', 'prompt', 'player'].includes(key)) {
        args[key] = value ? this.thing(value, NAMED_AS[key]) : ''
        args[`${key}-count`] = value ? 1 : 0
        Object.assign(args, this.forms(key, value))
        if (key === 'at') args.place = placeNumber(value)
      }
    }
    const hidden = !('cards' in face) && this.has(id, 'hidden')
    if (hidden) return this.attribute(id, 'hidden', args)
    if (this.has(id)) return this.text(id, args)
    return [args.player, words(kind), args.cards ?? args.card].filter(Boolean).join(' · ')
  }

  /** What there is to say about an answer, such as its price; '' if there is nothing. */
  remark({ remark, args: given }: Pick<Choice, 'remark' | 'args'>): string {
    if (!remark) return ''
    const args: Args = {}
    for (const [key, value] of Object.entries(given)) {
      if (key === 'says') args[key] = this.cardText(String(value))
      else if (Array.isArray(value)) {
        args[key] = this.things(value, NAMED_AS[key])
        args[`${key}-count`] = value.length
      } else if (typeof value === 'string') args[key] = value ? this.thing(value, NAMED_AS[key]) : ''
      else args[key] = value
    }
    return this.text(remark, args)
  }

  /** The grammatical forms of a faction or piece, for languages that decline it. */
  private forms(key: string, id: string): Args {
    const forms: Args = {}
    for (const message of [messageId('short', id), messageId('thing', id)])
      for (const name of Object.keys(this.bundle.getMessage(message)?.attributes ?? {}))
        forms[`${key}-${name}`] = this.attribute(message, name)
    return forms
  }
}

/** The verb and the object of an option's text. */
export function split(option: string): [string, string] {
  const at = option.indexOf(' ')
  return at < 0 ? [option, ''] : [option.slice(0, at), option.slice(at + 1)]
}

/** Which of several places this is: 'red.2' is the second; 0 if it is none of several. */
const placeNumber = (thing: string): number => Number(/\.(\d+)$/.exec(thing)?.[1] ?? 0)

/** The message of a thing: ('card', 'throne_room') -> 'card-throne-room'. */
export function messageId(kind: string, name: string): string {
  return `${kind}-${name}`.replaceAll(/[_.]/g, '-').replaceAll('+', 'plus-')
}

/** A text that Fluent takes as it is. */
function quoted(text: string): string {
  const plain = text.trim().replaceAll(/\s+/g, ' ').replaceAll('\\', '\\\\').replaceAll('"', '\\"')
  return `{ "${plain}" }`
}

/** A readable stopgap for an id without a text. */
function words(id: string): string {
  const plain = id.replaceAll(/[_-]/g, ' ')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

const opened = new Map<string, Promise<Texts>>()

/** The texts of a language: the common ones and, with a title, those of the title; `fronts`: what is said of it before it is played. */
export function openTexts(lang: Lang, title = '', kind: 'texts' | 'fronts' = 'texts'): Promise<Texts> {
  const key = `${kind}/${lang}/${title}`
  let texts = opened.get(key)
  if (!texts) {
    const parts = [load[`texts/${lang}/`](), load[key]?.()]
    texts = Promise.all(parts).then(
      (found) =>
        new Texts(
          lang,
          title,
          found.flatMap((part) => (part ? [part.default] : [])),
        ),
    )
    texts.catch(() => opened.delete(key))
    opened.set(key, texts)
  }
  return texts
}
