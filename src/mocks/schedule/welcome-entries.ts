import { dayOf, DAY_MS, HOUR_MS, startOfDay } from '../seed/calendar'
import { membersBetween } from '../seed/member-counts'
import { type Entry, isWithin, type ScheduleSource } from './entry'

/** Steps of the welcome series: days after joining, and the agency's local hour. */
const STEPS = [
  { afterDays: 1, hour: 10, text: '{name|Hey}, have you settled in? Tell me what you came for.' },
  {
    afterDays: 3,
    hour: 18,
    text: '{name|Hey}, you have been here for three days. I picked something for you.',
  },
] as const

const SENDING_MS = 4000

/** Welcome messages by day, to fans who joined that many days before. */
export const welcomeEntries: ScheduleSource = (world, creator, span) => {
  if (creator.status !== 'active') return []
  const now = world.now()
  const [first, last] = [dayOf(span.from - DAY_MS), dayOf(span.to)]
  const days = Array.from({ length: last - first + 1 }, (_, step) => first + step)
  return days.flatMap((day) => STEPS.flatMap((step, nth) => entryOf(day, step, nth))).filter(isWithin(span))

  function entryOf(day: number, { afterDays, hour, text }: (typeof STEPS)[number], nth: number): Entry[] {
    const joined = day - afterDays
    // New members of future days are unknown.
    if (joined > dayOf(now)) return []
    const fans = membersBetween(creator, startOfDay(joined), Math.min(now, startOfDay(joined + 1))).newMembers
    const at = startOfDay(day) + hour * HOUR_MS
    if (fans === 0) return []
    return [
      {
        itemId: `welcome-${creator.index + 1}-${nth + 1}-${day}`,
        kind: 'welcome',
        state: now < at ? 'scheduled' : now < at + SENDING_MS ? 'publishing' : 'done',
        at,
        text,
        lockText: null,
        price: 0,
        audience: [],
        fans,
        fanName: null,
        mediaIds: [],
        isFixed: true,
      },
    ]
  }
}
