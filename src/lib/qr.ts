/**
 * QR codes (ISO/IEC 18004) of short texts: bytes, error correction M, versions 1 to 10, mask 0. Any mask is
 * valid if the format bits name it; codes this small are readable with mask 0.
 */
const ECC_PER_BLOCK = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26] as const
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5] as const
/** Error correction M and mask 0, with their check bits and mask pattern. */
const FORMAT_BITS = 0x5412

/** The dark modules by row and column. */
type Grid = (boolean | undefined)[][]

function rawCodewords(version: number): number {
  const aligns = version < 2 ? 0 : Math.floor(version / 7) + 2
  const aligned = aligns === 0 ? 0 : (25 * aligns - 10) * aligns - 55
  const bits = (16 * version + 128) * version + 64 - aligned - (version >= 7 ? 36 : 0)
  return Math.floor(bits / 8)
}

const eccOf = (version: number) => ({
  blocks: BLOCKS[version - 1] ?? 1,
  ecc: ECC_PER_BLOCK[version - 1] ?? 0,
})

function dataCodewords(version: number): number {
  const { blocks, ecc } = eccOf(version)
  return rawCodewords(version) - blocks * ecc
}

const lengthBits = (version: number): number => (version < 10 ? 8 : 16)

/** Throws RangeError when the text is longer than version 10 holds (213 bytes). */
function versionFor(byteCount: number): number {
  for (let version = 1; version <= BLOCKS.length; version += 1)
    if (4 + lengthBits(version) + byteCount * 8 <= dataCodewords(version) * 8) return version
  throw new RangeError('Too long for a QR code of version 10')
}

function codewordsOf(bytes: Uint8Array, version: number): number[] {
  const capacity = dataCodewords(version)
  const bits = [
    (0b0100).toString(2).padStart(4, '0'),
    bytes.length.toString(2).padStart(lengthBits(version), '0'),
  ]
  for (const byte of bytes) bits.push(byte.toString(2).padStart(8, '0'))
  const text = bits.join('')
  const ended = text.padEnd(Math.min(capacity * 8, text.length + 4), '0')
  const whole = ended.padEnd(Math.ceil(ended.length / 8) * 8, '0')
  const words = Array.from({ length: whole.length / 8 }, (_, at) =>
    Number.parseInt(whole.slice(at * 8, at * 8 + 8), 2),
  )
  for (let pad = 0xec; words.length < capacity; pad ^= 0xec ^ 0x11) words.push(pad)
  return words
}

/** Multiplies in GF(2^8) modulo x^8 + x^4 + x^3 + x^2 + 1. */
function multiply(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((other >>> bit) & 1) * one
  }
  return product
}

function divisorOf(degree: number): number[] {
  const divisor = Array.from<unknown, number>({ length: degree }, (_, at) => (at === degree - 1 ? 1 : 0))
  let root: number = 1
  for (let step = 0; step < degree; step += 1) {
    for (let at = 0; at < degree; at += 1)
      divisor[at] = multiply(divisor[at] ?? 0, root) ^ (at + 1 < degree ? (divisor[at + 1] ?? 0) : 0)
    root = multiply(root, 2)
  }
  return divisor
}

function remainderOf(data: readonly number[], divisor: readonly number[]): number[] {
  const rest = divisor.map(() => 0)
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0)
    rest.push(0)
    for (const [at, coefficient] of divisor.entries())
      rest[at] = (rest[at] ?? 0) ^ multiply(coefficient, factor)
  }
  return rest
}

/** Splits data into blocks, adds their error correction and interleaves them. */
function interleaved(data: readonly number[], version: number): number[] {
  const { blocks, ecc } = eccOf(version)
  const short = Math.floor(data.length / blocks)
  const shortBlocks = blocks - (data.length % blocks)
  const divisor = divisorOf(ecc)
  let from = 0
  const parts = Array.from({ length: blocks }, (_, index) => {
    const part = data.slice(from, (from += short + Number(index >= shortBlocks)))
    return { part, check: remainderOf(part, divisor) }
  })
  const columns = (length: number, of: (block: (typeof parts)[number]) => readonly number[]) =>
    Array.from({ length }, (_, at) => parts.flatMap((block) => of(block)[at] ?? [])).flat()
  return [...columns(short + 1, ({ part }) => part), ...columns(ecc, ({ check }) => check)]
}

function alignmentsOf(version: number, size: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2
  return [6, ...Array.from({ length: count - 1 }, (_, at) => size - 7 - (count - 2 - at) * step)]
}

/** Draws a square pattern by the distance from its centre. */
function drawRings(
  grid: Grid,
  [x, y]: readonly [number, number],
  reach: number,
  isDark: (ring: number) => boolean,
) {
  for (let dy = -reach; dy <= reach; dy += 1)
    for (let dx = -reach; dx <= reach; dx += 1) {
      const row = grid[y + dy]
      if (row && x + dx >= 0 && x + dx < grid.length)
        row[x + dx] = isDark(Math.max(Math.abs(dx), Math.abs(dy)))
    }
}

function set(grid: Grid, x: number, y: number, isDark: boolean): void {
  const row = grid[y]
  if (row) row[x] = isDark
}

function drawFormat(grid: Grid): void {
  const last = grid.length - 1
  const bit = (at: number) => ((FORMAT_BITS >>> at) & 1) === 1
  for (let at = 0; at <= 5; at += 1) set(grid, 8, at, bit(at))
  set(grid, 8, 7, bit(6))
  set(grid, 8, 8, bit(7))
  set(grid, 7, 8, bit(8))
  for (let at = 9; at < 15; at += 1) set(grid, 14 - at, 8, bit(at))
  for (let at = 0; at < 8; at += 1) set(grid, last - at, 8, bit(at))
  for (let at = 8; at < 15; at += 1) set(grid, 8, last - 14 + at, bit(at))
  set(grid, 8, last - 7, true)
}

function drawVersion(grid: Grid, version: number): void {
  if (version < 7) return
  let rest = version
  for (let step = 0; step < 12; step += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25)
  const bits = (version << 12) | rest
  for (let at = 0; at < 18; at += 1) {
    const isDark = ((bits >>> at) & 1) === 1
    const [a, b] = [grid.length - 11 + (at % 3), Math.floor(at / 3)]
    set(grid, a, b, isDark)
    set(grid, b, a, isDark)
  }
}

function patternsOf(version: number): Grid {
  const size = version * 4 + 17
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined))
  for (let at = 0; at < size; at += 1) {
    set(grid, 6, at, at % 2 === 0)
    set(grid, at, 6, at % 2 === 0)
  }
  const corners = [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const
  for (const corner of corners) drawRings(grid, corner, 4, (ring) => ring !== 2 && ring !== 4)
  const alignments = alignmentsOf(version, size)
  const end = alignments.at(-1)
  for (const x of alignments)
    for (const y of alignments) {
      const isCorner = (x === 6 && y === 6) || (x === 6 && y === end) || (x === end && y === 6)
      if (!isCorner) drawRings(grid, [x, y], 2, (ring) => ring !== 1)
    }
  drawFormat(grid)
  drawVersion(grid, version)
  return grid
}

/** Fills the free modules, two columns at a time, up and down from the end. */
function fillData(grid: Grid, words: readonly number[]): boolean[][] {
  const size = grid.length
  const filled = grid.map((row) => row.map((module) => module ?? false))
  let at = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    const isUpward = ((right + 1) & 2) === 0
    for (let step = 0; step < size; step += 1) {
      const y = isUpward ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (grid[y]?.[x] !== undefined) continue
        const bit = (((words[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1) === 1
        set(filled, x, y, bit !== ((x + y) % 2 === 0))
        at += 1
      }
    }
  }
  return filled
}

/** The modules of a QR code, dark ones true, without the quiet zone. Throws RangeError above 213 bytes. */
export function qrModules(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text)
  const version = versionFor(bytes.length)
  return fillData(patternsOf(version), interleaved(codewordsOf(bytes, version), version))
}

/** Scanners need a quiet zone of four modules. */
const QUIET_ZONE = 4

/** A QR code as a path over its dark modules, in a square of `size` modules that includes the quiet zone. */
export function qrPath(text: string): { size: number; path: string } {
  const rows = qrModules(text)
  const dark = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z` : [])),
  )
  return { size: rows.length + 2 * QUIET_ZONE, path: dark.join('') }
}
