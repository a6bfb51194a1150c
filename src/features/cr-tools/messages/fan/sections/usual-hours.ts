/** Usual hours are the shortest span of a day with this share of a fan's messages. */
const USUAL_SHARE = 0.6

export interface UsualHours {
  /** First hour, 0 to 23. */
  from: number
  /** End hour (exclusive), 0 to 23: less than `from` when it crosses midnight. */
  to: number
}

/** Returns when a fan usually writes; undefined with too little data or when no hour dominates. */
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
