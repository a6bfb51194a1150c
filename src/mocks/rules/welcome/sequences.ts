import { emitEvent } from '../../state/emit-event'
import { creatorRows } from '../base/creator-rows'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import { seedSequences } from './seed-sequences'
import type { StoredSequence } from '../../state/stored-sequence'

const rows = creatorRows(({ welcome }) => welcome, seedSequences, 'sequenceId')

/** A creator's sequences in their order. */
export const { of: sequencesOf, find: sequenceOf } = rows

/** Keeps all sequences and notifies open streams; `sequenceId` null: of their order. */
export function saveSequences(
  world: World,
  creator: SeedCreator,
  sequences: readonly StoredSequence[],
  sequenceId: string | null,
): void {
  rows.saveAll(world, creator, sequences)
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
