/** One line of the table: a goal of performance.md and what was seen. */
type Goal = number | '6b' | '12b'
interface Row {
  row: Goal
  what: string
  ours: string
  bare: string
  ratio: string
  pass: string
  verdict: 'pass' | 'FAIL' | 'busy' | '–'
}
const rows: Row[] = []

const shown = (value: number): string => {
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : Math.abs(value) >= 1 ? 1 : 4
  return value.toFixed(digits)
}

/** Ours against the bare page of the same run. */
export function compare(row: Goal, what: string, ours: number, bare: number, bar: number): void {
  const ratio = ours / bare
  rows.push({
    row,
    what,
    ours: shown(ours),
    bare: shown(bare),
    ratio: ratio.toFixed(2),
    pass: `≤ ${bar} ×`,
    verdict: ratio <= bar ? 'pass' : 'FAIL',
  })
}

/** Ours against a bar that holds anywhere; the bare page is shown where there is one. */
export function limit(row: Goal, what: string, ours: number, bar: number, bare: number | string = ''): void {
  const beside = typeof bare === 'number' ? shown(bare) : bare
  const verdict = ours <= bar ? 'pass' : 'FAIL'
  rows.push({ row, what, ours: shown(ours), bare: beside, ratio: '', pass: `≤ ${bar}`, verdict })
}

/** How much slower than the bare page one may be where the machine itself does not hold the bar. */
const NEAR_BARE = 1.25

/**
 * Ours against a bar in milliseconds or frames. Where the bare page misses it too the machine is busy: then nothing is
 * said as long as ours is near it.
 */
export function limitBeside(row: Goal, what: string, ours: number, bar: number, bare: number): void {
  const isBusy = bare > bar && ours <= bare * NEAR_BARE
  const verdict = ours <= bar ? 'pass' : isBusy ? 'busy' : 'FAIL'
  const ratio = bare > 0 ? (ours / bare).toFixed(2) : ''
  rows.push({ row, what, ours: shown(ours), bare: shown(bare), ratio, pass: `≤ ${bar}`, verdict })
}

/** A figure without a bar. */
export function note(row: Goal, what: string, ours: number, bare: number | string = ''): void {
  const beside = typeof bare === 'number' ? shown(bare) : bare
  rows.push({ row, what, ours: shown(ours), bare: beside, ratio: '', pass: '', verdict: '–' })
}

/** The value below which this share of them lies. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? Number.NaN
export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Prints all rows; whether none failed. */
export function printTable(): boolean {
  console.table(
    rows.toSorted((one, other) => Number.parseInt(`${one.row}`) - Number.parseInt(`${other.row}`)),
  )
  return rows.every(({ verdict }) => verdict !== 'FAIL')
}
