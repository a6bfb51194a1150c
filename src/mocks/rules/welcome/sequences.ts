import { anchorOf } from '../../state/anchor'
import { emitEvent } from '../../state/emit-event'
import { notFound } from '../base/refusal'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import { seedSequences } from './seed-sequences'
import type { StoredSequence } from '../../state/stored-sequence'

/** A creator's sequences in their order: those of the seed until one is changed. */
export const sequencesOf = (world: World, creator: SeedCreator): readonly StoredSequence[] =>
  world.state.welcome[creator.userId] ?? seedSequences(creator, anchorOf(world))

/** The sequence of that id. Throws 404. */
export function sequenceOf(world: World, creator: SeedCreator, sequenceId: string): StoredSequence {
  const found = sequencesOf(world, creator).find((one) => one.sequenceId === sequenceId)
  if (!found) throw notFound()
  return found
}

/** Keeps all sequences and notifies open streams; `sequenceId` null: of their order. */
export function saveSequences(
  world: World,
  creator: SeedCreator,
  sequences: readonly StoredSequence[],
  sequenceId: string | null,
): void {
  world.state.welcome[creator.userId] = [...sequences]
  emitEvent(world, creator.userId, 'welcome.changed', { sequenceId })
}

/** Replaces a known sequence, or adds one: after `afterId`, else before all others. */
export function saveSequence(
  world: World,
  creator: SeedCreator,
  saved: StoredSequence,
  afterId?: string,
): void {
  const all = sequencesOf(world, creator)
  const isKnown = all.some((one) => one.sequenceId === saved.sequenceId)
  const at = all.findIndex((one) => one.sequenceId === afterId) + 1
  const next = isKnown
    ? all.map((one) => (one.sequenceId === saved.sequenceId ? saved : one))
    : all.toSpliced(at, 0, saved)
  saveSequences(world, creator, next, saved.sequenceId)
}
