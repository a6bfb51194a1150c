/** One result row: a goal of performance.md and its measurement. */
type Goal = number | '6b' | '12b'
interface ResultRow {
  row: Goal
  what: string
  ours: string
  bare: string
  ratio: string
  pass: string
  verdict: 'pass' | 'FAIL' | 'busy' | '–'
}
const resultRows: ResultRow[] = []

const formatFigure = (value: number): string => {
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : Math.abs(value) >= 1 ? 1 : 4
  return value.toFixed(digits)
}

/** Compares with the bare page of the same run. */
export function compareWithBare(row: Goal, what: string, ours: number, bare: number, limit: number): void {
  const ratio = ours / bare
  resultRows.push({
    row,
    what,
    ours: formatFigure(ours),
    bare: formatFigure(bare),
    ratio: ratio.toFixed(2),
    pass: `≤ ${limit} ×`,
    verdict: ratio <= limit ? 'pass' : 'FAIL',
  })
}

/** Compares with an absolute limit; shows the bare page's figure if there is one. */
export function checkLimit(
  row: Goal,
  what: string,
  ours: number,
  limit: number,
  bare: number | string = '',
): void {
  const beside = typeof bare === 'number' ? formatFigure(bare) : bare
  const verdict = ours <= limit ? 'pass' : 'FAIL'
  resultRows.push({
    row,
    what,
    ours: formatFigure(ours),
    bare: beside,
    ratio: '',
    pass: `≤ ${limit}`,
    verdict,
  })
}

/** Accepted ratio to the bare page when the machine itself misses the limit. */
const NEAR_BARE = 1.25

/**
 * Compares with a limit in ms or frames. When the bare page misses it too, the machine is busy, so the row
 * passes if close to the bare page.
 */
export function checkLimitOrBare(row: Goal, what: string, ours: number, limit: number, bare: number): void {
  const isBusy = bare > limit && ours <= bare * NEAR_BARE
  const verdict = ours <= limit ? 'pass' : isBusy ? 'busy' : 'FAIL'
  const ratio = bare > 0 ? (ours / bare).toFixed(2) : ''
  resultRows.push({
    row,
    what,
    ours: formatFigure(ours),
    bare: formatFigure(bare),
    ratio,
    pass: `≤ ${limit}`,
    verdict,
  })
}

/** A figure without a limit. */
export function addFigure(row: Goal, what: string, ours: number, bare: number | string = ''): void {
  const beside = typeof bare === 'number' ? formatFigure(bare) : bare
  resultRows.push({ row, what, ours: formatFigure(ours), bare: beside, ratio: '', pass: '', verdict: '–' })
}

/** The quantile of the values at `share`. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN
export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Prints all rows and returns whether none failed. */
export function printTable(): boolean {
  console.table(resultRows.toSorted((a, b) => Number.parseInt(`${a.row}`) - Number.parseInt(`${b.row}`)))
  return resultRows.every(({ verdict }) => verdict !== 'FAIL')
}
