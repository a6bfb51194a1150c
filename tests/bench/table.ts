/** One result row: a goal of performance.md and its measurement. */
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

/** Compares with the bare page of the same run. */
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

/** Compares with an absolute limit; shows the bare page's figure if there is one. */
export function limit(row: Goal, what: string, ours: number, bar: number, bare: number | string = ''): void {
  const beside = typeof bare === 'number' ? shown(bare) : bare
  const verdict = ours <= bar ? 'pass' : 'FAIL'
  rows.push({ row, what, ours: shown(ours), bare: beside, ratio: '', pass: `≤ ${bar}`, verdict })
}

/** Accepted ratio to the bare page when the machine itself misses the limit. */
const NEAR_BARE = 1.25

/**
 * Compares with a limit in ms or frames. When the bare page misses it too, the machine is busy, so the row
 * passes if close to the bare page.
 */
export function limitBeside(row: Goal, what: string, ours: number, bar: number, bare: number): void {
  const isBusy = bare > bar && ours <= bare * NEAR_BARE
  const verdict = ours <= bar ? 'pass' : isBusy ? 'busy' : 'FAIL'
  const ratio = bare > 0 ? (ours / bare).toFixed(2) : ''
  rows.push({ row, what, ours: shown(ours), bare: shown(bare), ratio, pass: `≤ ${bar}`, verdict })
}

/** A figure without a limit. */
export function note(row: Goal, what: string, ours: number, bare: number | string = ''): void {
  const beside = typeof bare === 'number' ? shown(bare) : bare
  rows.push({ row, what, ours: shown(ours), bare: beside, ratio: '', pass: '', verdict: '–' })
}

/** The quantile of the values at `share`. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? Number.NaN
export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Prints all rows and returns whether none failed. */
export function printTable(): boolean {
  console.table(
    rows.toSorted((one, other) => Number.parseInt(`${one.row}`) - Number.parseInt(`${other.row}`)),
  )
  return rows.every(({ verdict }) => verdict !== 'FAIL')
}
