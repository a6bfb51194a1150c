import type * as v from 'valibot'

import type { WelcomeSequence } from '@/domain/welcome/welcome-message'
import type { ChatterPermissions } from '@/domain/account/permission'

import { mediaIn } from '../media/media-in'
import { DAY_MS, iso } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import { runsOf } from './runs'
import type { StoredSequence, StoredStep } from '../../state/stored-sequence'
import { AGENCY } from '../../seed/staff'

export type WireSequence = Required<v.InferInput<typeof WelcomeSequence>>

/** How far back the last sent step is looked for. */
const LOOK_BACK_MS = 45 * DAY_MS

function wireStep(world: World, { mediaIds, previewMediaIds, variants, ...step }: StoredStep) {
  return {
    ...step,
    media: mediaIds.flatMap((mediaId) => mediaIn(world, mediaId) ?? []),
    previewMediaIds: [...previewMediaIds],
    variants: variants.map((one) => ({ ...one })),
  }
}

/** A sequence with how many fans are on their way through it. */
export function wireSequence(
  world: World,
  creator: SeedCreator,
  sequence: StoredSequence,
  { canSeeStaffNames }: Pick<ChatterPermissions, 'canSeeStaffNames'>,
): WireSequence {
  const { createdAt: _, states: _states, past: _past, audience, steps, ...facts } = sequence
  const now = world.now()
  const runs = runsOf(world, creator, sequence, { from: now - LOOK_BACK_MS, to: now + 1 })
  const lastAt = runs.flatMap(({ sent }) => sent.map(({ at }) => at)).reduce((a, b) => Math.max(a, b), 0)
  return {
    ...facts,
    audience: { ...audience, members: [...audience.members], tiers: [...audience.tiers] },
    steps: steps.map((step) => wireStep(world, step)),
    currency: AGENCY.currency,
    updatedAt: iso(facts.updatedAt),
    updatedById: canSeeStaffNames ? facts.updatedById : null,
    waiting: runs.filter(({ next }) => next !== undefined).length,
    lastSentAt: lastAt === 0 ? null : iso(lastAt),
  }
}
