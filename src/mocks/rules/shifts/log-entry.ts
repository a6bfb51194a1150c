import type * as v from 'valibot'

import type { WorkLogEntry } from '@/domain/shift/work-log-entry'
import { elapsedMs, FORGOTTEN_CLOCK_MS, spanOfLog } from '@/domain/shift/work-log'

import { activeUntil, wireLog } from './clock'
import { chance } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import type { StoredLog } from '../../state/state'
import type { World } from '../../state/world'
import { correctionsOf } from './corrections'

export type WireEntry = v.InferInput<typeof WorkLogEntry>

/** Below this active share a log counts as idle. */
const IDLE_BELOW = 0.75

/** Share of a log within five minutes of an action; deterministic for seeded logs. */
export function activeShare(log: StoredLog, now: number): number {
  const { chatterWorkLogId } = log
  const activeMs = activeUntil(log, spanOfLog(log, now).endAt)
  const length = elapsedMs(log, now)
  // Corrected times may be shorter than the recorded activity.
  if (activeMs !== undefined) return length > 0 ? Math.min(1, activeMs / length) : 1
  const idHash = [...chatterWorkLogId].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) | 0, 7)
  const roll = chance(ROLL.activeShare, idHash)
  return roll < 0.04 ? 0.55 + roll * 4 : 0.82 + roll * 0.16
}

/** Seconds of a log within five minutes of an action. */
export const activeSeconds = (log: StoredLog, now: number): number =>
  Math.floor((elapsedMs(log, now) / 1000) * activeShare(log, now))

type LogFlags = NonNullable<WireEntry['flags']>

/** Anomalies of a log. */
export function flagsOf(world: World, log: StoredLog): LogFlags {
  const states = correctionsOf(world, log.chatterWorkLogId).map(({ state }) => state)
  const isEdited = (world.state.logHistory[log.chatterWorkLogId] ?? []).some(({ before }) => before !== null)
  const flags: LogFlags = []
  if (elapsedMs(log, world.now()) > FORGOTTEN_CLOCK_MS) flags.push('over_12_h')
  if (log.clockOutAt !== null && activeShare(log, world.now()) < IDLE_BELOW) flags.push('idle')
  if (states.includes('pending')) flags.push('correction_pending')
  if (isEdited || states.includes('approved')) flags.push('corrected')
  return flags
}

/** Why another person closed a log, if that was its last change. */
function closeReason(world: World, { chatterWorkLogId, userId }: StoredLog): string | null {
  const last = world.state.logHistory[chatterWorkLogId]?.[0]
  const isClosing = last?.before?.clockOutAt === null && last.after.clockOutAt !== null
  return isClosing && last.userId !== userId ? last.reason : null
}

/** A log as a list row, with its source and flags. */
export function wireLogEntry(world: World, log: StoredLog): WireEntry {
  const now = world.now()
  return {
    ...wireLog(log, now),
    activeSeconds: activeSeconds(log, now),
    source: log.source,
    flags: flagsOf(world, log),
    closeReason: closeReason(world, log),
    changeReason: world.state.logHistory[log.chatterWorkLogId]?.[0]?.reason ?? null,
  }
}
