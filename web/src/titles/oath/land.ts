/** The landscapes of the sites, drawn by us: layers from far to near on a grid of 240 × 64. */

export type Ground = 'far' | 'near' | 'wood' | 'water' | 'stone' | 'field' | 'mist'
export type Piece = readonly [Ground, string]

const W = 240
const H = 64

/** Numbers from a name, the same every time. */
function chanceOf(name: string): () => number {
  let state = 7
  for (const letter of name) state = (state * 31 + letter.charCodeAt(0)) >>> 0
  return () => (state = (state * 1664525 + 1013904223) >>> 0) / 4294967296
}
const n = (value: number) => Math.round(value * 10) / 10

type Draw = (chance: () => number) => Piece[]

/** Mountains; the lower they begin, the nearer they are. */
const peaks =
  (ground: Ground, base: number, height: number, count: number): Draw =>
  (chance) => {
    const step = W / count
    const tops = Array.from({ length: count + 1 }, (_, at) => `L${n((at - 0.35 + chance() * 0.3) * step)} ${n(base)}L${n((at + 0.15 + chance() * 0.3) * step)} ${n(base - height * (0.6 + chance() * 0.4))}`)
    return [[ground, `M-20 ${H}${tops.join('')}L${W + 20} ${base}V${H}Z`]]
  }

const hills =
  (ground: Ground, base: number, height: number, count: number): Draw =>
  (chance) => {
    const step = W / count
    let path = `M-10 ${H}V${base}`
    for (let at = 0; at < count + 1; at++) path += `Q${n((at + 0.3 + chance() * 0.3) * step)} ${n(base - height * (0.5 + chance()))} ${n((at + 1) * step)} ${n(base - height * 0.2 * chance())}`
    return [[ground, `${path}V${H}Z`]]
  }

const trees =
  (ground: Ground, base: number, size: number, count: number): Draw =>
  (chance) => {
    const path = Array.from({ length: count }, (_, at) => {
      const x = ((at + chance() * 0.8) * W) / count
      const h = size * (0.7 + chance() * 0.5)
      const y = base + chance() * 5
      return `M${n(x)} ${n(y - h)}l${n(h * 0.26)} ${n(h * 0.45)}h${n(-h * 0.12)}l${n(h * 0.2)} ${n(h * 0.4)}h${n(-h * 0.68)}l${n(h * 0.2)} ${n(-h * 0.4)}h${n(-h * 0.12)}Zm${n(-h * 0.05)} ${n(h * 0.8)}h${n(h * 0.1)}v${n(h * 0.2)}h${n(-h * 0.1)}Z`
    })
    return [[ground, path.join('')]]
  }

const houses =
  (ground: Ground, base: number, size: number, count: number): Draw =>
  (chance) => {
    const path = Array.from({ length: count }, (_, at) => {
      const x = ((at + chance() * 0.6) * W) / count
      const w = size * (0.5 + chance() * 0.5)
      const h = size * (0.5 + chance())
      const roof = chance() < 0.6 ? `l${n(w / 2)} ${n(-w * 0.6)} ${n(w / 2)} ${n(w * 0.6)}` : `h${n(w * 0.3)}v${n(-w * 0.2)}h${n(w * 0.4)}v${n(w * 0.2)}h${n(w * 0.3)}`
      return `M${n(x)} ${base}v${n(-h)}${roof}v${n(h)}Z`
    })
    return [[ground, path.join('')]]
  }

const stones =
  (base: number, size: number, count: number): Draw =>
  (chance) => [['stone', Array.from({ length: count }, (_, at) => {
    const h = size * (0.6 + chance() * 0.6)
    return `M${n(((at + 0.2 + chance() * 0.5) * W) / count)} ${n(base + chance() * 4)}l${n(1 + chance() * 2)} ${n(-h)}q4 -4 8 0l${n(chance() * 2)} ${n(h)}Z`
  }).join('')]]

const blades =
  (ground: Ground, base: number, size: number, count: number): Draw =>
  (chance) => [[ground, Array.from({ length: count }, (_, at) => {
    const x = n(((at + chance()) * W) / count)
    const h = n(size * (0.5 + chance()))
    return `M${x} ${n(base + chance() * 12)}q${n(1 + chance() * 2)} ${n(-h / 2)} ${n(chance() * 4 - 1)} ${-h}q1 ${n(h / 2)} 1.5 ${h}Z`
  }).join('')]]

const sea =
  (top: number): Draw =>
  (chance) => {
    let waves = ''
    for (let at = 0; at < 12; at++) waves += `M${n(chance() * 220)} ${n(top + 4 + chance() * (H - top - 8))}q5 -3 10 0q5 3 10 0v1.6q-5 3 -10 0q-5 -3 -10 0Z`
    return [['water', `M0 ${top}h${W}V${H}H0Z`], ['mist', waves]]
  }

const mist: Draw = (chance) => [['mist', Array.from({ length: 4 }, () => `M${n(chance() * 160 - 20)} ${n(20 + chance() * 36)}h${n(60 + chance() * 60)}q6 3 0 6h-${n(60 + chance() * 40)}q-6 -3 0 -6Z`).join('')]]
const fields: Draw = () => [['field', 'M0 64 90 44h12L40 64ZM70 64l44-20h10L108 64ZM136 64l0-20h10l26 20ZM196 64 164 44h12l52 20Z']]
const columns: Draw = () => [['stone', 'M86 26l38-14 38 14v5H86ZM90 33h7v22h-7ZM106 33h7v22h-7ZM121 33h7v22h-7ZM136 33h7v22h-7ZM151 33h7v22h-7ZM82 56h84v6H82Z']]
const ribs: Draw = () => [['stone', 'M40 58q-6-34 20-38q-16 10-14 38ZM66 58q-6-38 20-42q-16 10-14 42ZM92 58q-4-40 22-44q-17 12-15 44ZM122 58q-2-38 22-42q-17 12-15 42ZM158 60q-8-34 20-38 26 0 28 22v8h-8v8h-6v-6h-4v6h-6v-6h-4v6Zm12-22a5 5 0 1 0 .1 0Zm20 2a4 4 0 1 0 .1 0Z']]
const gate: Draw = () => [['far', 'M0 64V20l50-12 40 30v26ZM240 64V14l-56-8-38 36v22Z'], ['near', 'M0 64V44l60-10 36 30ZM240 64V38l-62 4-34 22Z'], ['field', 'M96 64q20-12 14-20h10q8 10 24 20Z']]
const pit: Draw = () => [['stone', 'M96 64V38q24-22 48 0v26h-8V42q-16-14-32 0v22Z'], ['far', 'M104 64V43q16-14 32 0v21Z'], ['stone', 'M30 58h30l-5 6H35ZM180 56h36l-6 8h-24Z']]
const stream: Draw = () => [['water', 'M104 34q30 4 2 12T70 64h90q-6-8 18-15T134 34Z']]
const cracks: Draw = () => [['stone', 'M0 46h240v1H0ZM20 47l14 17h2L22 47ZM70 47l-8 8 12 9h2l-12-9 8-8ZM120 47l6 17h2l-6-17ZM170 47l10 6-14 11h3l13-11-10-6ZM220 47l-16 17h2l16-17Z']]
const sun = (x: number): Draw => () => [['mist', `M${x} 8a9 9 0 1 1-.1 0Z`]]

const LANDS: Record<string, readonly Draw[]> = {
  ancient_city: [hills('far', 34, 12, 3), houses('stone', 50, 20, 9), hills('near', 54, 8, 4)],
  barren_coast: [sun(180), hills('far', 34, 8, 2), sea(42), hills('field', 60, 6, 3)],
  buried_giant: [hills('far', 36, 14, 3), ribs, hills('near', 60, 6, 4)],
  charming_valley: [peaks('far', 40, 28, 4), hills('near', 44, 14, 3), trees('wood', 56, 14, 7)],
  deep_woods: [trees('far', 40, 34, 15), trees('wood', 54, 30, 12), trees('near', 64, 22, 10)],
  drowned_city: [houses('stone', 48, 26, 8), sea(40)],
  fertile_valley: [hills('far', 36, 14, 3), hills('near', 46, 8, 3), fields, trees('wood', 48, 10, 5)],
  great_slum: [houses('far', 44, 22, 12), houses('stone', 58, 18, 14), hills('near', 60, 3, 5)],
  the_tribunal: [hills('far', 44, 14, 3), columns],
  lush_coast: [hills('far', 36, 14, 3), sea(40), hills('near', 58, 8, 2), trees('wood', 56, 16, 6)],
  marshes: [hills('far', 36, 6, 4), sea(40), blades('wood', 60, 22, 34)],
  mine: [peaks('far', 46, 34, 4), hills('near', 50, 10, 3), pit],
  mountain: [sun(40), peaks('far', 50, 40, 4), peaks('stone', 62, 34, 3), hills('near', 62, 5, 4)],
  narrow_pass: [sun(118), gate],
  plains: [sun(190), hills('far', 40, 10, 2), hills('near', 50, 6, 3), blades('field', 62, 10, 40)],
  river: [hills('far', 36, 14, 3), hills('near', 42, 8, 3), stream, trees('wood', 50, 12, 5)],
  rocky_coast: [peaks('far', 42, 24, 5), sea(42), peaks('stone', 66, 20, 6)],
  salt_flats: [sun(60), peaks('far', 44, 12, 5), cracks],
  shrouded_wood: [trees('far', 42, 34, 12), mist, trees('wood', 62, 34, 9), mist],
  standing_stones: [hills('far', 40, 12, 3), hills('near', 48, 8, 3), stones(58, 26, 7)],
  steppe: [sun(150), hills('far', 42, 6, 2), hills('near', 50, 4, 3), blades('wood', 62, 14, 60)],
  the_hidden_place: [peaks('far', 44, 30, 5), houses('stone', 50, 22, 4), trees('wood', 62, 30, 11), mist],
  wastes: [sun(210), hills('far', 40, 10, 2), houses('stone', 52, 12, 4), hills('field', 56, 8, 3), stones(64, 10, 5)],
}
const UNKNOWN: readonly Draw[] = [hills('far', 36, 14, 3), hills('near', 50, 8, 3)]

const drawn = new Map<string, Piece[]>()
export function landOf(site: string): Piece[] {
  let pieces = drawn.get(site)
  if (!pieces) {
    const chance = chanceOf(site)
    pieces = (LANDS[site] ?? UNKNOWN).flatMap((draw) => draw(chance))
    drawn.set(site, pieces)
  }
  return pieces
}
