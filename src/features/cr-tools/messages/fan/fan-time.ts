/** The shortest span of a day that holds this share of what a fan writes. */
const USUAL_SHARE = 0.6

export interface UsualHours {
  /** First hour, 0 to 23. */
  from: number
  /** The hour at which it is over, 0 to 23: before `from` when it crosses midnight. */
  to: number
}

/** When a fan usually writes: nothing where there is too little to go by, or no hour stands out. */
export function usualHours(hours: readonly number[]): UsualHours | undefined {
  const all = hours.reduce((sum, count) => sum + count, 0)
  if (hours.length !== 24 || all <= 0) return undefined
  const sumFrom = (from: number, length: number) =>
    Array.from({ length }, (_, step) => hours[(from + step) % 24] ?? 0).reduce((sum, one) => sum + one, 0)
  for (let length = 1; length <= 12; length += 1) {
    const sums = hours.map((_, from) => sumFrom(from, length))
    const most = Math.max(...sums)
    if (most >= all * USUAL_SHARE) {
      const from = sums.indexOf(most)
      return { from, to: (from + length) % 24 }
    }
  }
  return undefined
}
