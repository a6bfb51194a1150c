import { emit } from '../live'
import { notify } from '../notices/notify'
import { creatorById, type SeedCreator } from '../seed/creators'
import type { World } from '../world'
import { stageOf } from './progress'
import { putDown } from './put-down'
import type { StoredMass } from './stored-mass'
import { wireProgress } from './wire-mass'

/** Emits the progress of a mass message, unless unchanged. */
export function tellMass(world: World, creator: SeedCreator, mass: StoredMass): void {
  putDown(world, creator, mass)
  const progress = wireProgress(world, mass)
  const told = `${progress.state} ${progress.sent} ${progress.total}`
  if (world.state.massTold[mass.massMessageId] === told) return
  world.state.massTold[mass.massMessageId] = told
  emit(world, creator.userId, 'mass.progress', { progress })
  // The notice omits the text.
  if (progress.state === 'held') notify(world, creator, { kind: 'held' }, mass.byId)
}

/** Notifies owners of newly held messages of any creator. */
export function tellHeldMasses(world: World): void {
  for (const [creatorId, masses] of Object.entries(world.state.masses)) {
    const creator = creatorById(creatorId)
    for (const mass of Object.values(masses))
      if (creator && stageOf(mass, world.now()).state === 'held') tellMass(world, creator, mass)
  }
}

const MOVING = new Set(['queued', 'sending', 'unsending'])

/** Emits progress since the last emit, for creators with subscribers. */
export function tellMasses(world: World, creatorIds: readonly string[]): void {
  for (const creatorId of new Set(creatorIds)) {
    const creator = creatorById(creatorId)
    for (const mass of Object.values(world.state.masses[creatorId] ?? {})) {
      if (!creator) continue
      const { state } = stageOf(mass, world.now())
      const told = world.state.massTold[mass.massMessageId]?.split(' ')[0]
      if (MOVING.has(state) || told !== state) tellMass(world, creator, mass)
    }
  }
}
