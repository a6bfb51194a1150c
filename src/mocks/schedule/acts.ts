import { isCancelable, isMovable, isRetried, type ItemFacts } from '@/domain/schedule'
import { wallTextOf } from '@/domain/zoned-time'

import type { Account } from '../accounts'
import { liveIn } from '../broadcast/lives'
import { pastLive } from '../broadcast/past'
import { planLive, tellLive } from '../broadcast/play'
import type { StoredLive } from '../broadcast/stored-live'
import { massOf, storeMass } from '../mass/masses'
import { changedBy } from '../mass/order'
import type { StoredMass } from '../mass/stored-mass'
import { tellMass } from '../mass/tell-mass'
import { requireLevel } from '../permissions'
import { missing, Refusal, unfit } from '../refusal'
import { AGENCY_TIME_ZONE } from '../seed/calendar'
import type { SeedCreator } from '../seed/creators'
import type { World } from '../world'
import type { Entry } from './entry'
import { liveEntry, pastEntry } from './live-entries'
import { isShown, massEntry } from './mass-entries'
import { ownEntry, ownItem, storeItem } from './own-items'
import type { StoredItem } from './seed-items'

export interface Acting {
  world: World
  account: Account
  creator: SeedCreator
}

/** When an item goes out, and in which time zone that was chosen. */
export interface Planned {
  at: string
  timezone?: string | undefined
}

/** The actions on an item; each returns the item afterwards. */
interface Acts {
  entry: () => Entry
  move: (to: Planned) => Promise<Entry> | Entry
  cancel: () => void
  duplicate: (to: Planned) => Promise<Entry> | Entry
  retry: () => Entry
}

/** Settings of a seeded live, for a copy of it. */
const USUAL_LIVE = {
  tiers: [],
  price: 0,
  goal: null,
  tipMenu: [],
  moderatorIds: [],
  savesRecording: true,
} as const

/** The requested time. Throws 422 for the past. */
export function timeOf(world: World, at: string): number {
  const moment = Date.parse(at)
  if (moment <= world.now()) throw unfit('at', 'time_past')
  return moment
}

function actsOnOwn({ world, creator }: Acting, item: StoredItem): Acts {
  const keep = (changed: StoredItem): Entry => {
    storeItem(world, creator, changed)
    return ownEntry(changed, world.now())
  }
  return {
    entry: () => ownEntry(item, world.now()),
    move: ({ at }) => keep({ ...item, startsAt: timeOf(world, at) }),
    cancel: () => void keep({ ...item, isCanceled: true }),
    duplicate: ({ at }) =>
      keep({
        ...item,
        itemId: world.newId(`${item.kind}-due`),
        startsAt: timeOf(world, at),
        failure: null,
        retriedAt: null,
      }),
    retry: () => keep({ ...item, retriedAt: world.now() }),
  }
}

async function actsOnMass(acting: Acting, itemId: string): Promise<Acts> {
  const { world, account, creator } = acting
  const mass = await massOf(world, creator, itemId)
  if (!isShown(mass, world.now())) throw new Refusal(409, 'schedule_moved_on')
  const keep = (changed: StoredMass): Entry => {
    storeMass(world, creator, changed)
    tellMass(world, creator, changed)
    return massEntry(world, creator, changed)
  }
  const at = async ({ at: when, timezone = AGENCY_TIME_ZONE }: Planned) => {
    const moment = timeOf(world, when)
    const localAt = mass.localTime ? wallTextOf(moment, timezone) : undefined
    return await changedBy(world, account, creator, mass, {
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
function actsOnLive({ world, creator }: Acting, liveId: string): Acts {
  const past = pastLive(world, creator, liveId)
  const live = past ? undefined : liveIn(world, creator, liveId)
  if (live?.state === 'canceled') throw missing()
  const planned = (): StoredLive => {
    if (live?.state !== 'scheduled') throw new Refusal(409, 'schedule_moved_on')
    return live
  }
  const tell = (changed: StoredLive): Entry => {
    tellLive(world, creator, changed)
    return liveEntry(changed)
  }
  return {
    entry: () => (past ? pastEntry(past) : liveEntry(planned())),
    move: ({ at }) => tell(Object.assign(planned(), { startsAt: timeOf(world, at) })),
    cancel: () => void tell(Object.assign(planned(), { state: 'canceled' as const })),
    duplicate: ({ at }) =>
      liveEntry(
        planLive(world, creator, {
          ...(live ?? { ...USUAL_LIVE, title: past?.title ?? '' }),
          startsAt: timeOf(world, at),
        }),
      ),
    retry: () => {
      throw new Refusal(409, 'schedule_moved_on')
    },
  }
}

async function actsOn(acting: Acting, itemId: string): Promise<Acts> {
  const { world, account, creator } = acting
  if (itemId.startsWith('welcome-')) throw new Refusal(409, 'schedule_fixed')
  if (itemId.startsWith('live-')) {
    requireLevel(world, account, 'live', 'edit')
    return actsOnLive(acting, itemId)
  }
  if (!itemId.startsWith('mass-')) return actsOnOwn(acting, ownItem(world, creator, itemId))
  requireLevel(world, account, 'massMessages', 'edit')
  return await actsOnMass(acting, itemId)
}

/** The actions on an item if allowed now. Throws 409 where it changed since the client last saw it. */
export async function actsIf(
  acting: Acting,
  itemId: string,
  isAllowed: (item: ItemFacts) => boolean,
): Promise<Acts> {
  const acts = await actsOn(acting, itemId)
  const { state, isFixed = false, failure = null } = acts.entry()
  if (!isAllowed({ state, isFixed, failure: failure ?? null })) throw new Refusal(409, 'schedule_moved_on')
  return acts
}

export const MAY = { move: isMovable, cancel: isCancelable, retry: isRetried, duplicate: () => true }
