import { momentOn } from './day-positions'
import { weekdayOf } from '../shift/shift-grid'
import { addDays, type Day, dayOf } from '../time/day'

/** Score of each hour of the week, 0 to 1; by weekday from Sunday, then hour. */
export interface HourScores {
  scores: readonly number[]
  /** Minimum score of the best hours. */
  best: number
  /** The figure that they compare. */
  by: 'revenue' | 'messages'
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
    by: byMoney ? 'revenue' : 'messages',
  }
}

/** The best hour of a weekday; undefined without figures. */
export function bestHourOf({ scores }: HourScores, weekday: number): number | undefined {
  const day = scores.slice(weekday * 24, weekday * 24 + 24)
  const most = Math.max(0, ...day)
  return most > 0 ? day.indexOf(most) : undefined
}

const DAY_HOURS = Array.from({ length: 24 }, (_, hour) => hour)
/** Today, and its weekday again for the hours that are over today. */
const DAYS_AHEAD = Array.from({ length: 8 }, (_, later) => later)

/** The best hour to come: of a day, or of the week from now; undefined without figures. */
export function nextBestMoment(
  { scores }: HourScores,
  now: number,
  timezone: string,
  day?: Day,
): number | undefined {
  const today = dayOf(now, timezone)
  const days = day === undefined ? DAYS_AHEAD.map((later) => addDays(today, later)) : [day]
  const ranked = days
    .flatMap((of) => DAY_HOURS.map((hour) => ({ of, hour, score: scores[weekdayOf(of) * 24 + hour] ?? 0 })))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
  for (const { of, hour } of ranked) {
    const at = momentOn(of, hour * 60, timezone)
    if (at > now) return at
  }
  return undefined
}
