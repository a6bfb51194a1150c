import { emit } from '../live'
import { notify } from '../notices/notify'
import { creatorById, type SeedCreator } from '../seed/creators'
import type { World } from '../world'
import { stageOf } from './progress'
import { putDown } from './put-down'
import type { StoredMass } from './stored-mass'
import { wireProgress } from './wire-mass'

/** Tells how far a mass message is; the same is not told twice. */
export function tellMass(world: World, creator: SeedCreator, mass: StoredMass): void {
  putDown(world, creator, mass)
  const progress = wireProgress(world, mass)
  const told = `${progress.state} ${progress.sent} ${progress.total}`
  if (world.state.massTold[mass.massMessageId] === told) return
  world.state.massTold[mass.massMessageId] = told
  emit(world, creator.userId, 'mass.progress', { progress })
  // That there is one, none of its words.
  if (progress.state === 'held') notify(world, creator, { kind: 'held' }, mass.byId)
}

/** Tells those who own them of the ones held since, of whichever creator. */
export function tellHeldMasses(world: World): void {
  for (const [creatorId, masses] of Object.entries(world.state.masses)) {
    const creator = creatorById(creatorId)
    for (const mass of Object.values(masses))
      if (creator && stageOf(mass, world.now()).state === 'held') tellMass(world, creator, mass)
  }
}

const MOVING = new Set(['queued', 'sending', 'unsending'])

/** Tells of all that have gone on since they were told of last, for creators somebody listens to. */
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
