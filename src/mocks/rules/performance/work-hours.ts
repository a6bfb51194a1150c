import { spanOfLog } from '@/domain/shift/work-log'

import { accountById } from '../account/accounts'
import { teamLogs } from '../shifts/clock'
import { activeShare } from '../shifts/log-entry'
import { assignedBetween } from '../shifts/shift-plan'
import { creatorById } from '../../seed/creators'
import type { World } from '../../state/world'

const MINUTE_S = 60

/**
 * Someone working for several creators serves each for a minute in turn: how many of the first `seconds`
 * went to the creator at `index` of `count`, at most `perMinute` of each minute. Parts add up.
 */
function secondsFor(index: number, count: number, seconds: number, perMinute = MINUTE_S): number {
  const minutes = Math.floor(seconds / MINUTE_S)
  const whole = Math.floor((minutes - index + count - 1) / count)
  const begun = minutes % count === index ? Math.min(seconds - minutes * MINUTE_S, perMinute) : 0
  return whole * perMinute + begun
}

export interface Hours {
  clocked: number
  active: number
  planned: number
  kept: number
}

interface TimeSpan {
  from: number
  to: number
}

interface ClockedSpan extends TimeSpan {
  /** Active seconds per minute. */
  activePerMinute: number
}

interface PlannedSpan extends TimeSpan {
  creatorIds: readonly string[]
}

/** Indices of a person's creators; NO_CREATOR where they have none. */
function creatorIndicesIn(creatorIds: readonly string[]): number[] {
  const creatorIndices = creatorIds.flatMap((id) => creatorById(id)?.index ?? [])
  return creatorIndices.length > 0 ? creatorIndices : [NO_CREATOR]
}
/** The index for people without creators. */
export const NO_CREATOR = 31

/** A period's logs and shifts, by person. */
interface WorkRecords {
  logs: Map<string, ClockedSpan[]>
  shifts: Map<string, PlannedSpan[]>
}

function recordsOf(world: World, people: readonly string[], from: number, to: number): WorkRecords {
  const meant = new Set(people)
  const now = world.now()
  const logs = new Map<string, ClockedSpan[]>()
  for (const log of teamLogs(world, from, to, meant)) {
    const own = logs.get(log.userId) ?? []
    logs.set(log.userId, own)
    const { startAt: from, endAt: to } = spanOfLog(log, now)
    own.push({
      from,
      to,
      activePerMinute: Math.round(MINUTE_S * activeShare(log, now)),
    })
  }
  const shifts = new Map<string, PlannedSpan[]>()
  for (const shift of assignedBetween(world, from, to, meant)) {
    if (shift.state !== 'published') continue
    const own = shifts.get(shift.userId) ?? []
    shifts.set(shift.userId, own)
    own.push({ from: shift.startAt, to: shift.endAt, creatorIds: shift.creatorIds })
  }
  return { logs, shifts }
}

type ReportHours = (slot: number, creatorIndex: number, step: number, hours: Partial<Hours>) => void

const secondsIn = ({ from }: TimeSpan, at: number): number => Math.floor((at - from) / 1000)

/** The step containing a moment; edges are the boundaries. */
export function stepAt(edges: readonly number[], at: number): number {
  let [low, high] = [0, edges.length - 2]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((edges[middle] ?? 0) <= at) low = middle
    else high = middle - 1
  }
  return low
}

/** Splits part of a stretch by step and creator. */
function splitSeconds(
  stretch: TimeSpan,
  part: TimeSpan,
  { edges, creatorIndices }: { edges: readonly number[]; creatorIndices: readonly number[] },
  addSeconds: (creatorIndex: number, step: number, secondsOf: (perMinute: number) => number) => void,
): void {
  const end = Math.min(part.to, stretch.to, edges.at(-1) ?? 0)
  let begin = Math.max(part.from, stretch.from, edges[0] ?? 0)
  for (let step = stepAt(edges, begin); begin < end; step += 1) {
    const until = Math.min(end, edges[step + 1] ?? end)
    const [first, last] = [secondsIn(stretch, begin), secondsIn(stretch, until)]
    creatorIndices.forEach((creatorIndex, index) =>
      addSeconds(
        creatorIndex,
        step,
        (perMinute) =>
          secondsFor(index, creatorIndices.length, last, perMinute) -
          secondsFor(index, creatorIndices.length, first, perMinute),
      ),
    )
    begin = until
  }
}

/** Reports clocked, active, planned and kept seconds by step and creator. */
export function reportHours(
  world: World,
  people: readonly string[],
  edges: readonly number[],
  note: ReportHours,
): void {
  const { logs, shifts } = recordsOf(world, people, edges[0] ?? 0, edges.at(-1) ?? 0)
  people.forEach((userId, slot) => {
    const own = { edges, creatorIndices: creatorIndicesIn(accountById(world, userId)?.creatorIds ?? []) }
    const clocked = logs.get(userId) ?? []
    for (const log of clocked)
      splitSeconds(log, log, own, (creator, step, seconds) =>
        note(slot, creator, step, { clocked: seconds(MINUTE_S), active: seconds(log.activePerMinute) }),
      )
    for (const shift of shifts.get(userId) ?? []) {
      const theirs = { edges, creatorIndices: creatorIndicesIn(shift.creatorIds) }
      splitSeconds(shift, shift, theirs, (creator, step, seconds) =>
        note(slot, creator, step, { planned: seconds(MINUTE_S) }),
      )
      for (const log of clocked)
        if (log.from < shift.to && log.to > shift.from)
          splitSeconds(shift, log, theirs, (creator, step, seconds) =>
            note(slot, creator, step, { kept: seconds(MINUTE_S) }),
          )
    }
  })
}
