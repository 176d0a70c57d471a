/** The app's icon as PNG, drawn by the numbers of `public/favicon.svg`, without any library. */
import { deflateSync } from 'node:zlib'

type Colour = readonly [number, number, number]
const GREEN: Colour = [0x2f, 0x5d, 0x50]
const PAPER: Colour = [0xf7, 0xf0, 0xdf]
const GOLD: Colour = [0xa8, 0x75, 0x2b]
const FINE = 4 // samples of a pixel in each direction

/** The distance of a point from a line with two ends. */
function away(x: number, y: number, [x1, y1, x2, y2]: readonly [number, number, number, number]): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const along = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy)
}

/** The colour of a point of the 32 × 32 drawing; null outside of its rounded corners. */
function colour(x: number, y: number, full: boolean): Colour | null {
  const corner = Math.hypot(Math.max(0, Math.abs(x - 16) - 9), Math.max(0, Math.abs(y - 16) - 9))
  if (!full && corner > 7) return null
  // What a system cuts off at the edge must be background only.
  const [u, v] = full ? [16 + (x - 16) / 0.8, 16 + (y - 16) / 0.8] : [x, y]
  if (away(u, v, [16, 10.2, 16, 21.8]) <= 1.1 || away(u, v, [12.4, 13, 19.6, 13]) <= 1.1) return GOLD
  const radius = Math.hypot(u - 16, v - 16)
  if (Math.abs(radius - 7.2) <= 0.8) return GREEN
  return radius <= 10.5 ? PAPER : GREEN
}

function pixels(size: number, full: boolean): Buffer {
  const rows: number[] = []
  for (let row = 0; row < size; row++) {
    rows.push(0) // no filter
    for (let column = 0; column < size; column++) {
      const sum = [0, 0, 0, 0]
      for (let at = 0; at < FINE * FINE; at++) {
        const x = ((column + ((at % FINE) + 0.5) / FINE) * 32) / size
        const y = ((row + (Math.floor(at / FINE) + 0.5) / FINE) * 32) / size
        const here = colour(x, y, full)
        if (here) [...here, 1].forEach((value, n) => (sum[n] += value))
      }
      const seen = Math.max(1, sum[3])
      rows.push(...sum.slice(0, 3).map((value) => Math.round(value / seen)), Math.round((255 * sum[3]) / FINE ** 2))
    }
  }
  return Buffer.from(rows)
}

function crc(data: Buffer): number {
  let rest = 0xffffffff
  for (const byte of data) {
    rest ^= byte
    for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  }
  return (rest ^ 0xffffffff) >>> 0
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc(body))
  return Buffer.concat([length, body, check])
}

/** The icon of a size; `full` fills the square, for systems that cut it to their own shape. */
export function icon(size: number, full = false): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  head.set([8, 6, 0, 0, 0], 8) // eight bits each of red, green, blue and alpha
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(pixels(size, full), { level: 9 })), chunk('IEND', Buffer.alloc(0))])
}
