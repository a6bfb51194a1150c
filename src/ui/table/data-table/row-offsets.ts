/** Offsets of the rows of a virtualised list. */
export interface RowOffsets {
  total: number
  /** The offset of a row in px. */
  top: (index: number) => number
  /** The row at an offset; the first before the start, the last after the end. */
  at: (px: number) => number
}

function evenOffsets(count: number, height: number): RowOffsets {
  return {
    total: count * height,
    top: (index) => index * height,
    at: (px) => Math.max(0, Math.min(count - 1, Math.floor(px / height))),
  }
}

function measuredOffsets(count: number, heightOf: (index: number) => number): RowOffsets {
  const tops = new Float64Array(count + 1)
  for (let index = 0; index < count; index += 1) tops[index + 1] = (tops[index] ?? 0) + heightOf(index)
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

/** Builds the offsets; rows have the usual height unless a measured one is known. */
export const rowOffsets = (
  keys: readonly string[],
  usual: number,
  others: ReadonlyMap<string, number>,
): RowOffsets =>
  others.size === 0
    ? evenOffsets(keys.length, usual)
    : measuredOffsets(keys.length, (index) => others.get(keys[index] ?? '') ?? usual)
