import { isCancelable, isMovable, isRetryable, type ItemActionInputs } from '@/domain/schedule/schedule'
import { formatWallTime } from '@/domain/time/zoned-time'

import type { Account } from '../account/accounts'
import { findLive } from '../live/lives'
import { pastLive } from '../live/past-lives'
import { planLive, emitLive } from '../live/play-lives'
import type { StoredLive } from '../../state/stored-live'
import { massOf, storeMass } from '../mass/masses'
import { massFromUpdate } from '../mass/mass-request'
import type { StoredMass } from '../../state/stored-mass'
import { emitMassProgress } from '../mass/emit-mass-progress'
import { requireLevel } from '../account/permissions'
import { checkZone } from '../base/check-zone'
import { notFound, Refusal, invalidField } from '../base/refusal'
import { AGENCY_TIME_ZONE } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import type { ScheduleEntry } from './schedule-entry'
import { liveEntry, pastEntry } from './live-entries'
import { isShown, massEntry } from './mass-entries'
import { ownEntry } from './own-entries'
import { findOwnItem, storeItem } from '../posts/own-items'
import { categoryFinder, movePosts } from '../posts/post-categories'
import type { ScheduledItem } from '../../state/scheduled-item'

export interface ScheduleContext {
  world: World
  account: Account
  creator: SeedCreator
}

/** When an item goes out, and in which time zone that was chosen. */
export interface PlannedTime {
  at: string
  timezone?: string | undefined
}

/** The actions on an item; each returns the item afterwards. */
interface ItemActions {
  entry: () => ScheduleEntry
  move: (to: PlannedTime) => Promise<ScheduleEntry> | ScheduleEntry
  cancel: () => void
  duplicate: (to: PlannedTime) => Promise<ScheduleEntry> | ScheduleEntry
  retry: () => ScheduleEntry
}

/** Settings of a seeded live, for a copy of it. */
const DEFAULT_LIVE = {
  tiers: [],
  price: 0,
  goal: null,
  tipMenu: [],
  moderatorIds: [],
  savesRecording: true,
} as const

/** The requested time. Throws 422 for the past. */
export function futureTimeOf(world: World, at: string): number {
  const moment = Date.parse(at)
  if (moment <= world.now()) throw invalidField('at', 'time_past')
  return moment
}

function ownItemActions({ world, creator }: ScheduleContext, item: ScheduledItem): ItemActions {
  const keep = (changed: ScheduledItem): ScheduleEntry => {
    storeItem(world, creator, changed)
    return ownEntry(world, creator, changed)
  }
  return {
    entry: () => ownEntry(world, creator, item),
    move: ({ at }) => keep({ ...item, startsAt: futureTimeOf(world, at) }),
    cancel: () => void keep({ ...item, isCanceled: true }),
    duplicate: ({ at }) => {
      const startsAt = futureTimeOf(world, at)
      const itemId = world.newId(`${item.kind}-due`)
      const category = categoryFinder(world, creator)(item.itemId, item.seedCategory)
      if (category) movePosts(world, [itemId], category.categoryId)
      return keep({ ...item, itemId, startsAt, failure: null, retriedAt: null })
    },
    retry: () => keep({ ...item, retriedAt: world.now() }),
  }
}

async function massActions(acting: ScheduleContext, itemId: string): Promise<ItemActions> {
  const { world, account, creator } = acting
  const mass = await massOf(world, creator, itemId)
  if (!isShown(mass, world.now())) throw new Refusal(409, 'schedule_moved_on')
  const keep = (changed: StoredMass): ScheduleEntry => {
    storeMass(world, creator, changed)
    emitMassProgress(world, creator, changed)
    return massEntry(world, creator, changed)
  }
  const at = async ({ at: when, timezone = AGENCY_TIME_ZONE }: PlannedTime) => {
    checkZone(timezone)
    const moment = futureTimeOf(world, when)
    const localAt = mass.localTime ? formatWallTime(moment, timezone) : undefined
    return await massFromUpdate(world, account, creator, mass, {
      massMessageId: itemId,
      scheduledAt: when,
      ...(localAt !== undefined && { localAt }),
    })
  }
  return {
    entry: () => massEntry(world, creator, mass),
    move: async (to) => keep(await at(to)),
    cancel: () => void keep({ ...mass, stoppedAt: world.now() }),
    duplicate: async (to) =>
      keep({
        ...(await at(to)),
        massMessageId: world.newId('mass'),
        byId: account.userId,
        createdAt: world.now(),
        isScheduled: true,
        pausedAt: null,
        pausedMs: 0,
        stoppedAt: null,
        unsentAt: null,
      }),
    // A held message's sender decides about it on its own page.
    retry: () => {
      throw new Refusal(409, 'schedule_moved_on')
    },
  }
}

/** Lives have their own page and right; a seeded one is over, so it can only be duplicated. */
function liveActions({ world, creator }: ScheduleContext, liveId: string): ItemActions {
  const past = pastLive(world, creator, liveId)
  const live = past ? undefined : findLive(world, creator, liveId)
  if (live?.state === 'canceled') throw notFound()
  const planned = (): StoredLive => {
    if (live?.state !== 'scheduled') throw new Refusal(409, 'schedule_moved_on')
    return live
  }
  const finish = (changed: StoredLive): ScheduleEntry => {
    emitLive(world, creator, changed)
    return liveEntry(changed)
  }
  return {
    entry: () => (past ? pastEntry(past) : liveEntry(planned())),
    move: ({ at }) => finish(Object.assign(planned(), { startsAt: futureTimeOf(world, at) })),
    cancel: () => void finish(Object.assign(planned(), { state: 'canceled' as const })),
    duplicate: ({ at }) =>
      liveEntry(
        planLive(world, creator, {
          ...(live ?? { ...DEFAULT_LIVE, title: past?.title ?? '' }),
          startsAt: futureTimeOf(world, at),
        }),
      ),
    retry: () => {
      throw new Refusal(409, 'schedule_moved_on')
    },
  }
}

async function actionsOn(acting: ScheduleContext, itemId: string): Promise<ItemActions> {
  const { world, account, creator } = acting
  if (itemId.startsWith('welcome-')) throw new Refusal(409, 'schedule_fixed')
  if (itemId.startsWith('live-')) {
    requireLevel(world, account, 'live', 'edit')
    return liveActions(acting, itemId)
  }
  if (!itemId.startsWith('mass-')) return ownItemActions(acting, findOwnItem(world, creator, itemId))
  requireLevel(world, account, 'massMessages', 'edit')
  return await massActions(acting, itemId)
}

/** The actions on an item if allowed now. Throws 409 where it changed since the client last saw it. */
export async function allowedActions(
  acting: ScheduleContext,
  itemId: string,
  isAllowed: (item: ItemActionInputs) => boolean,
): Promise<ItemActions> {
  const acts = await actionsOn(acting, itemId)
  const { state, isFixed = false, failure = null } = acts.entry()
  if (!isAllowed({ state, isFixed, failure: failure ?? null })) throw new Refusal(409, 'schedule_moved_on')
  return acts
}

export const ACTION_RULES = {
  move: isMovable,
  cancel: isCancelable,
  retry: isRetryable,
  duplicate: () => true,
}
