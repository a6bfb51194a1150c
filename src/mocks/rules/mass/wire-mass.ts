import type * as v from 'valibot'

import type { MassMessage, MassProgress, MassTest } from '@/domain/mass/mass-message'
import type { ChatterPermissions } from '@/domain/account/permission'

import { findList } from '../lists/stored-lists'
import { mediaIn } from '../media/media-in'
import { HOUR_MS, iso, MINUTE_MS } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import { stageOf } from './mass-progress'
import { resultsOf, versionResults } from './mass-results'
import type { StoredContent, StoredMass } from '../../state/stored-mass'
import { AGENCY } from '../../seed/staff'

export type WireProgress = Required<v.InferInput<typeof MassProgress>>

/** Its progress in wire format. */
export function wireProgress(world: World, mass: StoredMass): WireProgress {
  const { state, sent } = stageOf(mass, world.now())
  return { massMessageId: mass.massMessageId, state, sent, total: mass.total }
}

const wireContent = (world: World, { text, lockText, mediaIds, previewMediaIds, price }: StoredContent) => ({
  text,
  lockText,
  media: mediaIds.flatMap((mediaId) => mediaIn(world, mediaId) ?? []),
  previewMediaIds: [...previewMediaIds],
  price,
})

function wireTest(world: World, mass: StoredMass): Required<v.InferInput<typeof MassTest>> | null {
  const { second, content, startsAt } = mass
  if (second === null) return null
  const now = world.now()
  const stage = stageOf(mass, now)
  return {
    share: second.share,
    decideAfterHours: second.decideAfterMs / HOUR_MS,
    decidesAt: iso(startsAt + second.decideAfterMs),
    first: { ...wireContent(world, content), ...versionResults(mass, 'first', stage, now) },
    second: { ...wireContent(world, second.content), ...versionResults(mass, 'second', stage, now) },
  }
}

type WireMassMessage = Required<v.InferInput<typeof MassMessage>>

/** The same without amounts. */
const withoutMoney = (mass: WireMassMessage): WireMassMessage => ({
  ...mass,
  revenue: 0,
  test: mass.test && {
    ...mass.test,
    first: { ...mass.test.first, revenue: 0 },
    second: { ...mass.test.second, revenue: 0 },
  },
})

/** A mass message with its results, of which readers without the permission see no amounts. */
export function wireMass(
  world: World,
  creator: SeedCreator,
  mass: StoredMass,
  { canSeeSpend, canSeeStaffNames }: ChatterPermissions,
): WireMassMessage {
  const now = world.now()
  const stage = stageOf(mass, now)
  const { content, include, exclude, filters } = mass
  const wired = {
    massMessageId: mass.massMessageId,
    state: stage.state,
    ...wireContent(world, content),
    currency: AGENCY.currency,
    sentById: canSeeStaffNames ? mass.byId : null,
    createdAt: iso(mass.createdAt),
    scheduledAt: mass.isScheduled ? iso(mass.startsAt) : null,
    sentAt: stage.sent > 0 ? iso(mass.startsAt) : null,
    audience: include.flatMap((listId) => findList(world, creator, listId)?.name ?? []),
    include: [...include],
    exclude: [...exclude],
    filters,
    total: mass.total,
    ...resultsOf(mass, stage, now),
    test: wireTest(world, mass),
    localTime: mass.localTime,
    localAt: mass.localAt,
    spreadMinutes: mass.spreadMs === 0 ? null : mass.spreadMs / MINUTE_MS,
    autoUnsendHours: mass.autoUnsendMs === null ? null : mass.autoUnsendMs / HOUR_MS,
    skipActiveChats: mass.skipActiveChats,
  }
  return canSeeSpend ? wired : withoutMoney(wired)
}
