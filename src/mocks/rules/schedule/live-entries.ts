import type { BroadcastState } from '@/domain/live/broadcast'
import type { ScheduleState } from '@/domain/schedule/schedule'

import { livesOf } from '../live/lives'
import { type PastLive, pastLives } from '../live/past-lives'
import { playLives } from '../live/play-lives'
import type { StoredLive } from '../../state/stored-live'
import { MINUTE_MS } from '../../seed/calendar'
import { type ScheduleEntry, isWithinSpan, type ScheduleSource } from './schedule-entry'

const STATES: Record<BroadcastState, ScheduleState> = {
  scheduled: 'scheduled',
  live: 'publishing',
  ended: 'done',
  canceled: 'done',
}

const LIVE_DEFAULTS = {
  kind: 'live' as const,
  lockText: null,
  price: 0,
  audience: [],
  fans: null,
  fanName: null,
  mediaIds: [],
} satisfies Partial<ScheduleEntry>

const minutesOf = (startedAt: number, endedAt: number): number =>
  Math.round((endedAt - startedAt) / MINUTE_MS)

export const pastEntry = ({ liveId, title, startedAt, endedAt }: PastLive): ScheduleEntry => ({
  ...LIVE_DEFAULTS,
  itemId: liveId,
  state: 'done',
  at: startedAt,
  text: title,
  durationMinutes: minutesOf(startedAt, endedAt),
})

export const liveEntry = ({
  liveId,
  state,
  title,
  price,
  startsAt,
  startedAt,
  endedAt,
}: StoredLive): ScheduleEntry => ({
  ...LIVE_DEFAULTS,
  itemId: liveId,
  state: STATES[state],
  at: startedAt ?? startsAt ?? 0,
  text: title,
  price,
  durationMinutes: startedAt === null || endedAt === null ? null : minutesOf(startedAt, endedAt),
})

const hasTime = ({ state, startsAt, startedAt }: StoredLive): boolean =>
  state !== 'canceled' && (startsAt ?? startedAt) !== null

/** The lives of /live with a time. */
export const liveEntries: ScheduleSource = (world, creator, span) => {
  playLives(world, creator)
  return [
    ...pastLives(world, creator).map(pastEntry),
    ...livesOf(world, creator).filter(hasTime).map(liveEntry),
  ].filter(isWithinSpan(span))
}
