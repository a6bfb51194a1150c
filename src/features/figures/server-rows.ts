/** The rows of all parts that have loaded, each once: one that changed its place is in two parts for a moment. */
export const rowsOfParts = <Row>(
  parts: readonly { data: readonly Row[] }[],
  keyOf: (row: Row) => string,
): readonly Row[] => [...new Map(parts.flatMap(({ data }) => data.map((row) => [keyOf(row), row]))).values()]
