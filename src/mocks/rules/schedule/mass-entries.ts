import type { MassState } from '@/domain/mass/mass-message'
import type { ScheduleState } from '@/domain/schedule/schedule'

import { findList } from '../lists/stored-lists'
import { massesOf } from '../mass/masses'
import { stageOf } from '../mass/mass-progress'
import type { StoredMass } from '../../state/stored-mass'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import { type ScheduleEntry, isWithinSpan, type ScheduleSource } from './schedule-entry'

const STATES: Record<MassState, ScheduleState> = {
  draft: 'scheduled',
  scheduled: 'scheduled',
  held: 'failed',
  queued: 'publishing',
  sending: 'publishing',
  paused: 'publishing',
  done: 'done',
  stopped: 'done',
  unsending: 'done',
  unsent: 'done',
  failed: 'failed',
}

export function massEntry(world: World, creator: SeedCreator, mass: StoredMass): ScheduleEntry {
  const { state } = stageOf(mass, world.now())
  const { content, include } = mass
  return {
    itemId: mass.massMessageId,
    kind: 'mass',
    state: STATES[state],
    at: mass.startsAt,
    text: content.text,
    lockText: content.lockText,
    price: content.price,
    mediaIds: content.mediaIds,
    previewMediaIds: content.previewMediaIds,
    audience: include.flatMap((listId) => findList(world, creator, listId)?.name ?? []),
    fans: mass.total,
    fanName: null,
    isLocalTime: mass.localTime,
    failure: state === 'held' ? 'held' : null,
  }
}

/** Hides a mass message cancelled before anyone got it; its own tool still lists it. */
export const isShown = (mass: StoredMass, now: number): boolean => {
  const { state, sent } = stageOf(mass, now)
  return state !== 'stopped' || sent > 0
}

export const massEntries: ScheduleSource = async (world, creator, span) =>
  (await massesOf(world, creator))
    .filter((mass) => isShown(mass, world.now()))
    .map((mass) => massEntry(world, creator, mass))
    .filter(isWithinSpan(span))
