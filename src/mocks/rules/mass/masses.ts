import { anchorOf } from '../../state/anchor'
import { memoByCreator } from '../../seed/memo'
import { orNotFound } from '../base/refusal'
import type { SeedCreator } from '../../seed/creators'
import { memoryStore } from '../../state/snapshot'
import { createWorld, type World } from '../../state/world'
import { recipientsFor } from './audience'
import { seededSales } from './seeded-sales'
import { seedMasses } from './seed-mass'
import type { StoredMass } from '../../state/stored-mass'

/** The seeded ones, with recipient counts of a world without changes. */
const seededMasses = memoByCreator(4, async (creator, anchor) => {
  const world = createWorld(memoryStore(), () => anchor)
  const totals = new Map<string, number>()
  const masses: StoredMass[] = []
  for (const mass of seedMasses(creator, anchor)) {
    const audience = JSON.stringify([mass.include, mass.filters])
    const total =
      totals.get(audience) ??
      (await recipientsFor(world, creator, { ...mass, mediaIds: [] }, [])).channelIndices.length
    totals.set(audience, total)
    masses.push({ ...mass, total })
  }
  return masses
})

/** A creator's mass messages, newest first. */
export async function massesOf(world: World, creator: SeedCreator): Promise<StoredMass[]> {
  const stored = world.state.masses[creator.userId] ?? {}
  const before = await seededMasses(creator, anchorOf(world))
  const ids = new Set(before.map(({ massMessageId }) => massMessageId))
  const since = Object.values(stored).filter(({ massMessageId }) => !ids.has(massMessageId))
  const seeded = before.map((mass) => stored[mass.massMessageId] ?? mass)
  const sales = seededSales(creator, seeded, world.now())
  const withSales = seeded.map((mass) => ({ ...mass, sales: sales.get(mass.massMessageId) ?? [] }))
  return [...since, ...withSales].toSorted((a, b) => b.startsAt - a.startsAt)
}

/** Finds one. Throws 404 for another creator's and for an unknown one. */
export async function massOf(world: World, creator: SeedCreator, massMessageId: string): Promise<StoredMass> {
  return orNotFound((await massesOf(world, creator)).find((one) => one.massMessageId === massMessageId))
}

/** Stores a new or changed one. */
export function storeMass(world: World, creator: SeedCreator, mass: StoredMass): void {
  const { sales: _, ...stored } = mass
  world.state.masses[creator.userId] = {
    ...world.state.masses[creator.userId],
    [mass.massMessageId]: stored,
  }
}
