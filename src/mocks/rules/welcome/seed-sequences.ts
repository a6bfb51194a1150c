import { listIdOf } from '../../seed/fans/lists'
import { mediaIdAt, mediaById } from '../../seed/vault/media-of'
import { DAY_MS } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import { vaultSize } from '../../seed/vault/vault-size'
import { type SeedStep, SEQUENCE_SEEDS } from './sequence-seeds'
import type { StoredSequence, StoredStep } from '../../state/stored-sequence'

/** Items of the vault of these kinds, each another one; a kind that the vault lacks is left out. */
function mediaFor(creator: SeedCreator, index: number, kinds: NonNullable<SeedStep['media']>): string[] {
  const size = vaultSize(creator)
  const found: string[] = []
  for (const kind of kinds) {
    const start = (index * 17 + found.length * 5) % size
    const next = Array.from({ length: size }, (_, step) =>
      mediaIdAt(creator.index, 1 + ((start + step) % size)),
    ).find((mediaId) => !found.includes(mediaId) && mediaById(mediaId)?.kind === kind)
    if (next !== undefined) found.push(next)
  }
  return found
}

function stepOf(creator: SeedCreator, sequenceId: string, seed: SeedStep, nth: number): StoredStep {
  const [delayMin, delayMax] = seed.delay
  const mediaIds = mediaFor(creator, Number(sequenceId.split('-').at(-1)) * 3 + nth, seed.media ?? [])
  const price = mediaIds.length > 0 ? (seed.price ?? 0) : 0
  return {
    stepId: `${sequenceId}-step-${nth + 1}`,
    delayMin,
    delayMax,
    text: seed.text,
    lockText: seed.lockText ?? null,
    mediaIds,
    previewMediaIds: price > 0 && mediaIds.length > 2 ? mediaIds.slice(0, 1) : [],
    price,
    variants: seed.variants ?? [],
  }
}

/** Paused and former creators send nothing by themselves; some active ones have no sequences yet. */
const isWithoutAny = ({ index, status }: SeedCreator): boolean => status !== 'active' || index % 9 === 7

/** The sequences that a creator begins with. */
export function seedSequences(creator: SeedCreator, anchor: number): StoredSequence[] {
  if (isWithoutAny(creator)) return []
  return SEQUENCE_SEEDS.map((seed, index) => {
    const sequenceId = `sequence-${creator.index + 1}-${index + 1}`
    const createdAt = anchor - seed.age * DAY_MS
    const restsFrom = anchor - (seed.restsFor ?? 0) * DAY_MS
    const [quietFrom = null, quietTo = null] = seed.quiet ?? []
    const listOf = (list?: number) => (list === undefined ? null : listIdOf(creator, list))
    return {
      sequenceId,
      version: 1,
      name: seed.name,
      state: seed.state,
      trigger: seed.trigger,
      entryListId: listOf(seed.entryList),
      daysBefore: seed.daysBefore ?? null,
      audience: {
        members: [],
        tiers: [],
        listId: null,
        excludeListId: listOf(seed.excludeList),
        ...seed.audience,
      },
      stopsOnReply: seed.stopsOnReply ?? true,
      quietFrom,
      quietTo,
      steps: seed.steps.map((step, nth) => stepOf(creator, sequenceId, step, nth)),
      createdAt,
      updatedAt: seed.restsFor === undefined ? createdAt : restsFrom,
      updatedById: null,
      states: [
        { from: createdAt, state: 'active' },
        ...(seed.restsFor === undefined ? [] : [{ from: restsFrom, state: seed.state }]),
      ],
      past: [],
    }
  })
}
