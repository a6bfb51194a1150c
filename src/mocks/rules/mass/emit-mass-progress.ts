import { emitEvent } from '../../state/emit-event'
import { addNotice } from '../notices/notify'
import { creatorById, type SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import { stageOf } from './mass-progress'
import { deliverMass } from './deliver-mass'
import type { StoredMass } from '../../state/stored-mass'
import { wireProgress } from './wire-mass'

/** Emits the progress of a mass message, unless unchanged. */
export function emitMassProgress(world: World, creator: SeedCreator, mass: StoredMass): void {
  deliverMass(world, creator, mass)
  const progress = wireProgress(world, mass)
  const announced = `${progress.state} ${progress.sent} ${progress.total}`
  if (world.state.massProgress[mass.massMessageId] === announced) return
  world.state.massProgress[mass.massMessageId] = announced
  emitEvent(world, creator.userId, 'mass.progress', { progress })
  // The notice omits the text.
  if (progress.state === 'held') addNotice(world, creator, { kind: 'held' }, mass.byId)
}

/** Notifies owners of newly held messages of any creator. */
export function notifyHeldMasses(world: World): void {
  for (const [creatorId, masses] of Object.entries(world.state.masses)) {
    const creator = creatorById(creatorId)
    for (const mass of Object.values(masses))
      if (creator && stageOf(mass, world.now()).state === 'held') emitMassProgress(world, creator, mass)
  }
}

const CHANGING_STATES = new Set(['queued', 'sending', 'unsending'])

/** Emits progress since the last emit, for creators with subscribers. */
export function emitAllMassProgress(world: World, creatorIds: readonly string[]): void {
  for (const creatorId of new Set(creatorIds)) {
    const creator = creatorById(creatorId)
    for (const mass of Object.values(world.state.masses[creatorId] ?? {})) {
      if (!creator) continue
      const { state } = stageOf(mass, world.now())
      const announced = world.state.massProgress[mass.massMessageId]?.split(' ')[0]
      if (CHANGING_STATES.has(state) || announced !== state) emitMassProgress(world, creator, mass)
    }
  }
}
