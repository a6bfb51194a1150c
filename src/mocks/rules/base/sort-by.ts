type SortValue = string | number | null

/** Sorts rows; those without a value come last in both directions, equal ones keep their order. */
export function sortBy<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  descending: boolean,
): Row[] {
  const turn = descending ? -1 : 1
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .sort((one, other) => {
      if (one.value === other.value) return 0
      if (one.value === null || other.value === null) return one.value === null ? 1 : -1
      return one.value < other.value ? -turn : turn
    })
    .map(({ row }) => row)
}
