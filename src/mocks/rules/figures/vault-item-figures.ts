import type * as v from 'valibot'

import type { ChatterPermissions } from '@/domain/account/permission'
import type { VaultFigures } from '@/domain/vault/vault'

import { itemFiguresOf } from './item-figures'
import { DAY_MS, isoOrNull } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'

const DAYS = 30
const MINUTE_MS = 60_000

type ItemFiguresMap = Awaited<ReturnType<typeof itemFiguresOf>>['items']
/** The latest figures by world, because items are often opened one after another. */
const figuresByWorld = new WeakMap<World, { key: string; items: ItemFiguresMap }>()

async function cachedItemFigures(
  world: World,
  creator: SeedCreator,
  permissions: ChatterPermissions,
): Promise<ItemFiguresMap> {
  const now = world.now()
  const key = `${creator.index} ${Math.floor(now / MINUTE_MS)} ${world.state.threads.version}`
  const known = figuresByWorld.get(world)
  if (known?.key === key) return known.items
  const { items } = await itemFiguresOf(world, creator, { from: now - DAYS * DAY_MS, to: now }, permissions)
  figuresByWorld.set(world, { key, items })
  return items
}

/** Recent sends and earnings of an item: the same sums as in the Content tab. */
export async function itemFigures(
  world: World,
  creator: SeedCreator,
  mediaId: string,
  permissions: ChatterPermissions,
): Promise<v.InferInput<typeof VaultFigures>> {
  const item = (await cachedItemFigures(world, creator, permissions)).get(mediaId)
  return {
    days: DAYS,
    sends: item?.sends ?? 0,
    unlocks: item?.unlocks ?? 0,
    earned: permissions.canSeeSpend ? (item?.dmGross ?? 0) + (item?.massRevenue ?? 0) : null,
    lastSentAt: isoOrNull(item?.lastSentAt),
  }
}
