/** Sums a figure over rows; null where one of them has none, as hidden amounts have no sum. */
export function sumOf<Row>(rows: readonly Row[], valueOf: (row: Row) => number): number
export function sumOf<Row>(rows: readonly Row[], valueOf: (row: Row) => number | null): number | null
export function sumOf<Row>(rows: readonly Row[], valueOf: (row: Row) => number | null): number | null {
  let sum = 0
  for (const row of rows) {
    const value = valueOf(row)
    if (value === null) return null
    sum += value
  }
  return sum
}
