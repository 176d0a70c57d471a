/** The maps as drawings, from the title's own data: places, roads, the river, where forests are. */
import autumn from '../../../../src/tafelrunde/titles/root/data/map_autumn.json'
import winter from '../../../../src/tafelrunde/titles/root/data/map_winter.json'

export const WIDTH = 1000
export const HEIGHT = 984
export const RADIUS = 88

export type Point = readonly [number, number]
type Data = typeof autumn | typeof winter
export type Road = { a: number; b: number; path: string }
export type Sheet = {
  id: string
  at: Record<string, Point> // 'c5', 'f3'
  suits: string[] // of clearings 1 to 12; '' if they are dealt
  slots: number[] // by clearing; index 0 is not used
  next: number[][] // clearings a path leads to
  roads: Road[]
  rivers: string[]
  forests: { id: string; clearings: number[] }[]
  trees: { x: number; y: number; size: number; kind: number }[]
}

const place = ([x, y]: readonly number[]): Point => [x * WIDTH, 54 + y * 900]

/** How far a point is from the stretch between two others. */
function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

function isInside([x, y]: Point, corners: Point[]): boolean {
  let inside = false
  corners.forEach(([ax, ay], at) => {
    const [bx, by] = corners[(at + 1) % corners.length]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}

/** Clearings as a walk around their middle. */
function around(points: Point[]): Point[] {
  const mx = points.reduce((sum, [x]) => sum + x, 0) / points.length
  const my = points.reduce((sum, [, y]) => sum + y, 0) / points.length
  return points.toSorted((a, b) => Math.atan2(a[1] - my, a[0] - mx) - Math.atan2(b[1] - my, b[0] - mx))
}

/** The river as chains of clearings, each led on to the edge of the map. */
function streams(pairs: number[][], at: (c: number) => Point): Point[][] {
  const next = new Map<number, number[]>()
  for (const [a, b] of pairs) {
    next.set(a, [...(next.get(a) ?? []), b])
    next.set(b, [...(next.get(b) ?? []), a])
  }
  const ends = [...next.keys()].filter((c) => next.get(c)!.length === 1)
  const chains: Point[][] = []
  const done = new Set<number>()
  for (const start of ends) {
    if (done.has(start)) continue
    const chain = [start]
    for (let here = start; ; ) {
      done.add(here)
      const on = next.get(here)!.find((c) => !done.has(c))
      if (on === undefined) break
      chain.push(on)
      here = on
    }
    const points = chain.map(at)
    chains.push([edge(points[0]), ...points, edge(points[points.length - 1])])
  }
  return chains
}

/** Where the river leaves the map. */
function edge([x, y]: Point): Point {
  const ways: [number, Point][] = [
    [x, [-40, y + 30]],
    [WIDTH - x, [WIDTH + 40, y + 30]],
    [y, [x + 30, -40]],
    [HEIGHT - y, [x + 30, HEIGHT + 40]],
  ]
  return ways.sort((a, b) => a[0] - b[0])[0][1]
}

/** A smooth line through points. */
function smooth(points: Point[]): string {
  const text = (n: number) => n.toFixed(0)
  let path = `M${points[0].map(text).join(' ')}`
  for (let i = 0; i + 1 < points.length; i++) {
    const [p0, p1, p2, p3] = [points[i - 1] ?? points[i], points[i], points[i + 1], points[i + 2] ?? points[i + 1]]
    const one = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6]
    const two = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6]
    path += `C${[...one, ...two, ...p2].map(text).join(' ')}`
  }
  return path
}

/** The same scatter on every page load. */
function dice(seed: number): () => number {
  return () => {
    seed = (seed * 1664525 + 1013904223) % 4294967296
    return seed / 4294967296
  }
}

function lay(data: Data): Sheet {
  const at: Record<string, Point> = {}
  const slots: number[] = []
  const next: number[][] = Array.from({ length: data.clearings.length + 1 }, () => [])
  for (const clearing of data.clearings) {
    at[`c${clearing.id}`] = place(clearing.pos)
    slots[clearing.id] = clearing.slots
  }
  const clearing = (c: number) => at[`c${c}`]
  const roads = data.paths.map(([a, b], index) => {
    next[a].push(b)
    next[b].push(a)
    const [[ax, ay], [bx, by]] = [clearing(a), clearing(b)]
    const bend = (index % 2 ? 1 : -1) * 0.06
    const middle = [(ax + bx) / 2 + (by - ay) * bend, (ay + by) / 2 - (bx - ax) * bend]
    return { a, b, path: `M${ax} ${ay}Q${middle[0].toFixed(0)} ${middle[1].toFixed(0)} ${bx} ${by}` }
  })
  const water = streams(data.rivers, clearing)
  const wet: [Point, Point][] = water.flatMap((chain) => chain.slice(1).map((p, i): [Point, Point] => [chain[i], p]))
  const dry: [Point, Point][] = data.paths.map(([a, b]) => [clearing(a), clearing(b)])
  const spots = data.clearings.map((one) => clearing(one.id))
  const room = (p: Point): number =>
    Math.min(
      ...spots.map(([x, y]) => Math.hypot(p[0] - x, p[1] - y) - RADIUS),
      ...dry.map(([a, b]) => distance(p, a, b)),
      ...wet.map(([a, b]) => distance(p, a, b) - 12),
    )
  const forests = data.forests.map((forest) => {
    const corners = around(forest.clearings.map(clearing))
    let best: Point = corners[0]
    let most = -Infinity
    for (let x = 60; x < WIDTH - 40; x += 16)
      for (let y = 60; y < HEIGHT - 40; y += 16) {
        if (!isInside([x, y], corners)) continue
        const free = room([x, y])
        if (free > most) [best, most] = [[x, y], free]
      }
    at[`f${forest.id}`] = best
    return { id: `f${forest.id}`, clearings: forest.clearings as number[] }
  })
  const random = dice(data.id.length * 97 + 5)
  const trees: Sheet['trees'] = []
  for (let y = 20; y < HEIGHT; y += 38)
    for (let x = 20; x < WIDTH; x += 40) {
      const p: Point = [x + random() * 30 - 15, y + random() * 28 - 14]
      const size = 14 + random() * 9
      const kind = random()
      const free = room(p)
      const signs = forests.some((forest) => Math.hypot(p[0] - at[forest.id][0], p[1] - at[forest.id][1]) < 46)
      if (free > 27 && !signs) trees.push({ x: Math.round(p[0]), y: Math.round(p[1]), size: Math.round(size), kind: kind < 0.5 ? 0 : 1 })
    }
  trees.sort((a, b) => a.y - b.y)
  const suits = data.clearings.toSorted((a, b) => a.id - b.id).map((one) => one.suit ?? '')
  return { id: data.id, at, suits, slots, next, roads, rivers: water.map(smooth), forests, trees }
}

const made = new Map<string, Sheet>()

export function sheet(id: string): Sheet {
  let found = made.get(id)
  if (!found) made.set(id, (found = lay(id === 'winter' ? winter : autumn)))
  return found
}
