import type * as v from 'valibot'

import type { MassMessage, MassProgress } from '@/domain/mass-message'

import { listPlaceOf, SEED_LISTS } from '../crowd/seed-lists'
import { mediaIn } from '../media/media-in'
import { iso } from '../seed/calendar'
import type { SeedCreator } from '../seed/creators'
import type { World } from '../world'
import { stageOf } from './progress'
import { resultsOf } from './results'
import type { StoredMass } from './stored-mass'

export type WireProgress = Required<v.InferInput<typeof MassProgress>>

/** How far it is. */
export function wireProgress(world: World, mass: StoredMass): WireProgress {
  const { state, sent } = stageOf(mass, world.now())
  return { massMessageId: mass.massMessageId, state, sent, total: mass.total }
}

/** One with what came of it. */
export function wireMass(
  world: World,
  creator: SeedCreator,
  mass: StoredMass,
): Required<v.InferInput<typeof MassMessage>> {
  const now = world.now()
  const stage = stageOf(mass, now)
  const { content, include, exclude, filters } = mass
  return {
    massMessageId: mass.massMessageId,
    state: stage.state,
    text: content.text,
    lockText: content.lockText,
    media: content.mediaIds.flatMap((mediaId) => mediaIn(world, mediaId) ?? []),
    previewMediaIds: [...content.previewMediaIds],
    price: content.price,
    currency: 'USD',
    sentById: mass.byId,
    createdAt: iso(mass.createdAt),
    scheduledAt: mass.isScheduled ? iso(mass.startsAt) : null,
    sentAt: stage.sent > 0 ? iso(mass.startsAt) : null,
    audience: include.flatMap((listId) => SEED_LISTS[listPlaceOf(creator, listId) ?? -1]?.name ?? []),
    include: [...include],
    exclude: [...exclude],
    filters,
    total: mass.total,
    sent: stage.sent,
    ...resultsOf(mass, stage, now),
  }
}
