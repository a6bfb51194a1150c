export type SortValue = string | number | null

/** Sorts rows; those without a value come last in both directions, equal ones keep their order. */
export function sortBy<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  descending: boolean,
): Row[] {
  const turn = descending ? -1 : 1
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .sort((a, b) => {
      if (a.value === b.value) return 0
      if (a.value === null || b.value === null) return a.value === null ? 1 : -1
      return a.value < b.value ? -turn : turn
    })
    .map(({ row }) => row)
}
