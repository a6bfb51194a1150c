import type { BroadcastState } from '@/domain/broadcast'
import type { ScheduleState } from '@/domain/schedule'

import { livesOf } from '../broadcast/lives'
import { type PastLive, pastLives } from '../broadcast/past'
import { playLives } from '../broadcast/play'
import type { StoredLive } from '../broadcast/stored-live'
import { MINUTE_MS } from '../seed/calendar'
import { type Entry, isWithin, type ScheduleSource } from './entry'

const STATES: Record<BroadcastState, ScheduleState> = {
  scheduled: 'scheduled',
  live: 'publishing',
  ended: 'done',
  canceled: 'done',
}

const BARE = {
  kind: 'live' as const,
  lockText: null,
  price: 0,
  audience: [],
  fans: null,
  fanName: null,
  mediaIds: [],
} satisfies Partial<Entry>

const minutesOf = (startedAt: number, endedAt: number): number =>
  Math.round((endedAt - startedAt) / MINUTE_MS)

export const pastEntry = ({ liveId, title, startedAt, endedAt }: PastLive): Entry => ({
  ...BARE,
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
}: StoredLive): Entry => ({
  ...BARE,
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
  ].filter(isWithin(span))
}
