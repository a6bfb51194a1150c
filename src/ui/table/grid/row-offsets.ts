/** Offsets of the rows of a virtualised list. */
export interface RowOffsets {
  total: number
  /** The offset of a row in px. */
  top: (index: number) => number
  /** The row at an offset; the first before the start, the last after the end. */
  at: (px: number) => number
}

/** Builds the offsets; rows have the usual height unless a measured one is known. */
export function rowOffsets(
  keys: readonly string[],
  usual: number,
  measured: ReadonlyMap<string, number>,
): RowOffsets {
  const count = keys.length
  const tops = new Float64Array(count + 1)
  for (const [index, key] of keys.entries())
    tops[index + 1] = (tops[index] ?? 0) + (measured.get(key) ?? usual)
  const top = (index: number) => tops[index] ?? 0
  return {
    total: top(count),
    top,
    at: (px) => {
      let [low, high] = [0, count - 1]
      while (low < high) {
        const middle = Math.ceil((low + high) / 2)
        if (top(middle) <= px) low = middle
        else high = middle - 1
      }
      return Math.max(0, low)
    },
  }
}
