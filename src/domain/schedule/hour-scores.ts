/** Score of each hour of the week, 0 to 1; by weekday from Sunday, then hour. */
export interface HourScores {
  scores: readonly number[]
  /** Minimum score of the best hours. */
  best: number
}

const WEEK_HOURS = 7 * 24
/** The best tenth of the hours. */
const BEST_HOURS_SHARE = 0.1

/** Scores of the week's hours, relative to the best hour. */
export function hourScores(
  hours: readonly { weekday: number; hour: number; messages: number; revenue: number | null }[],
): HourScores {
  const byMoney = hours.some(({ revenue }) => revenue !== null && revenue > 0)
  const figures = Array.from({ length: WEEK_HOURS }, () => 0)
  for (const { weekday, hour, messages, revenue } of hours)
    figures[weekday * 24 + hour] = byMoney ? (revenue ?? 0) : messages
  const most = Math.max(...figures)
  const scores = figures.map((figure) => (most > 0 ? figure / most : 0))
  const ranked = scores.toSorted((a, b) => b - a)
  return {
    scores,
    best: Math.max(ranked[Math.floor(WEEK_HOURS * BEST_HOURS_SHARE) - 1] ?? 1, Number.MIN_VALUE),
  }
}

/** The best hour of a weekday; undefined without figures. */
export function bestHourOf({ scores }: HourScores, weekday: number): number | undefined {
  const day = scores.slice(weekday * 24, weekday * 24 + 24)
  const most = Math.max(0, ...day)
  return most > 0 ? day.indexOf(most) : undefined
}
