/** Merges the rows of all loaded pages without duplicates: a row that moved is briefly in two pages. */
export const mergePages = <Row>(
  parts: readonly { data: readonly Row[] }[],
  keyOf: (row: Row) => string,
): readonly Row[] => [...new Map(parts.flatMap(({ data }) => data.map((row) => [keyOf(row), row]))).values()]
