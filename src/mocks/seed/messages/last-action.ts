import { agencyDay, MINUTE_MS } from '../calendar'
import { turnMessageTime } from './work-messages'
import { staffById } from '../staff'
import { turnsOfDay } from '../work/reply-turns'
import type { SeedLog } from '../work/work-logs'
import { memo } from '../memo'

/** Up to this gap between two messages a person reads and types; after a longer one they are away. */
const MAX_ACTIVE_GAP_MS = 8 * MINUTE_MS
/** How long they stay after the last message. */
const STAYS_MS = 2 * MINUTE_MS

/** Times of a log's messages, oldest first, with its start and end. */
const momentsOf = memo(
  ({ chatterWorkLogId }: SeedLog) => chatterWorkLogId,
  (log): readonly number[] => {
    const turns = turnsOfDay(Number(log.chatterWorkLogId.split('-')[2] ?? agencyDay(log.clockInAt)))
    const staff = staffById(log.userId)?.index
    const moments = [log.clockInAt, log.clockOutAt]
    for (let index = 0; index < turns.after.length; index += 1) {
      if (turns.staff[index] !== staff) continue
      const at = turns.start + (turns.after[index] ?? 0)
      for (let nth = 1; nth <= (turns.messages[index] ?? 0); nth += 1)
        moments.push(turnMessageTime(at, index, nth))
    }
    return moments.sort((a, b) => a - b)
  },
)

/**
 * When a person on duty was last active, derived from their messages; the current minute while they
 * write.
 */
export function lastActionAt(log: SeedLog, now: number): number {
  const moments = momentsOf(log)
  const next = moments.findIndex((at) => at > now)
  const last = moments[next === -1 ? moments.length - 1 : Math.max(0, next - 1)] ?? log.clockInAt
  const gap = (moments[next] ?? Infinity) - last
  const seen = Math.floor(now / MINUTE_MS) * MINUTE_MS
  return Math.max(last, gap <= MAX_ACTIVE_GAP_MS ? seen : Math.min(seen, last + STAYS_MS))
}
