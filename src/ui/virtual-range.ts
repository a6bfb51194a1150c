import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'

/**
 * The rows that a virtualizer renders, and these besides, wherever they are: unmounting the focused row would
 * lose the focus. Indexes out of range are ignored.
 */
export const rangeWith =
  (...kept: readonly number[]) =>
  (range: Range): number[] => {
    const shown = defaultRangeExtractor(range)
    const others = kept.filter((index) => index >= 0 && index < range.count && !shown.includes(index))
    return others.length === 0 ? shown : [...shown, ...others].toSorted((a, b) => a - b)
  }
