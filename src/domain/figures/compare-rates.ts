import { isLowData } from './metrics'

/** `part` of the `whole` reached did it. */
export interface Rate {
  part: number
  whole: number
}

export type RateVerdict = 'too_few' | 'no_difference' | 'first' | 'second'

/** Two-sided, 95 %. */
const CERTAIN_FROM_Z = 1.96

/** Which of two rates is higher, where chance is unlikely: a two-proportion z-test. */
export function compareRates(first: Rate, second: Rate): RateVerdict {
  if (isLowData(first.whole) || isLowData(second.whole)) return 'too_few'
  const pooled = (first.part + second.part) / (first.whole + second.whole)
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / first.whole + 1 / second.whole))
  if (error === 0) return 'no_difference'
  const z = (first.part / first.whole - second.part / second.whole) / error
  if (Math.abs(z) < CERTAIN_FROM_Z) return 'no_difference'
  return z > 0 ? 'first' : 'second'
}
