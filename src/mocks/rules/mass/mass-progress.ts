import type { MassState } from '@/domain/mass/mass-message'

import { DAY_MS } from '../../seed/calendar'
import { massNeedsCheck } from './held-masses'
import type { StoredMass } from '../../state/stored-mass'

/** Time in the queue before the first goes out. */
export const QUEUED_MS = 2000
const PER_SECOND = 400
const MIN_SENDING_MS = 4000
const UNSENDING_MS = 5000

export interface MassStage {
  state: MassState
  sent: number
  /** How many are already unsent; all of them when it is over. */
  unsentPart: number
  /** When the last one goes or went out. */
  endsAt: number
}

/** Duration of sending without pauses: its spread, or as fast as possible. */
const sendingDuration = ({ total, spreadMs, localTime }: StoredMass): number =>
  Math.max(MIN_SENDING_MS, spreadMs, localTime ? DAY_MS : 0, (total / PER_SECOND) * 1000)

/** How many fans get either version before a winner is chosen; all without a test. */
export const testSizeOf = ({ total, second }: StoredMass): number =>
  second === null ? total : Math.min(total, Math.ceil((total * 2 * second.share) / 100))

/** How much of the sending is done after some time: it waits between test and result. */
function sendingDoneAt(mass: StoredMass, passed: number, length: number): number {
  const { trial, wait } = testDurations(mass, length)
  return passed <= trial ? passed : Math.max(trial, passed - wait)
}

/** How long the A/B test sends, and how long it then waits. */
function testDurations(mass: StoredMass, length: number): { trial: number; wait: number } {
  if (mass.second === null) return { trial: length, wait: 0 }
  const trial = (length * testSizeOf(mass)) / Math.max(1, mass.total)
  return { trial, wait: Math.max(0, mass.second.decideAfterMs - QUEUED_MS - trial) }
}

function stageWithoutStop(mass: StoredMass, now: number): { state: MassState; sent: number; endsAt: number } {
  const length = sendingDuration(mass)
  const isHeld = massNeedsCheck(mass)
  const endsAt = mass.startsAt + QUEUED_MS + length + testDurations(mass, length).wait + mass.pausedMs
  const until = Math.min(now, mass.stoppedAt ?? Infinity, mass.pausedAt ?? Infinity)
  const passed = until - mass.startsAt - QUEUED_MS - mass.pausedMs
  const worked = isHeld ? 0 : sendingDoneAt(mass, passed, length)
  const sent = Math.min(mass.total, Math.max(0, Math.floor((mass.total * worked) / length)))
  const state = (): MassState => {
    if (mass.stoppedAt !== null && mass.stoppedAt <= now) return 'stopped'
    if (isHeld && mass.startsAt <= now) return 'held'
    if (sent >= mass.total && passed >= 0) return 'done'
    if (mass.pausedAt !== null) return 'paused'
    if (now < mass.startsAt) return 'scheduled'
    return passed < 0 ? 'queued' : 'sending'
  }
  return { state: state(), sent, endsAt: mass.stoppedAt ?? endsAt }
}

/** Progress at a moment, derived from its start, the actions on it, and the time. */
export function stageOf(mass: StoredMass, now: number): MassStage {
  const stage = stageWithoutStop(mass, now)
  const auto =
    mass.autoUnsendMs === null || stage.state !== 'done' ? Infinity : stage.endsAt + mass.autoUnsendMs
  const unsentAt = Math.min(mass.unsentAt ?? Infinity, auto)
  if (now < unsentAt) return { ...stage, unsentPart: 0 }
  const unsentPart = Math.min(1, (now - unsentAt) / UNSENDING_MS)
  return { ...stage, state: unsentPart < 1 ? 'unsending' : 'unsent', unsentPart }
}

/** When it was or will be unsent; Infinity for never. */
export function unsentAtOf(mass: StoredMass, now: number): number {
  const { endsAt, state } = stageWithoutStop(mass, now)
  const auto = mass.autoUnsendMs === null || state !== 'done' ? Infinity : endsAt + mass.autoUnsendMs
  return Math.min(mass.unsentAt ?? Infinity, auto)
}
