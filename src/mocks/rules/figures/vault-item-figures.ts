import type * as v from 'valibot'

import type { ChatterPermissions } from '@/domain/account/permission'
import type { VaultFigures } from '@/domain/vault/vault'

import { memoByWorld } from '../base/memo-by-world'
import { itemFiguresOf } from './item-figures'
import { DAY_MS, isoOrNull, MINUTE_MS } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'

const DAYS = 30

/** Cached, because items are often opened one after another. */
const recentItemFigures = memoByWorld(
  1,
  (world, creator: SeedCreator, { canSeeStaffNames }: ChatterPermissions) =>
    [
      creator.index,
      Math.floor(world.now() / MINUTE_MS),
      world.state.threads.version,
      canSeeStaffNames,
    ].join(),
  async (world, creator, permissions) => {
    const now = world.now()
    return await itemFiguresOf(world, creator, { from: now - DAYS * DAY_MS, to: now }, permissions)
  },
)

/** Recent sends and earnings of an item: the same sums as in the Content tab. */
export async function itemFigures(
  world: World,
  creator: SeedCreator,
  mediaId: string,
  permissions: ChatterPermissions,
): Promise<v.InferInput<typeof VaultFigures>> {
  const { items } = await recentItemFigures(world, creator, permissions)
  const item = items.get(mediaId)
  return {
    days: DAYS,
    sends: item?.sends ?? 0,
    unlocks: item?.unlocks ?? 0,
    earned: permissions.canSeeSpend ? (item?.dmGross ?? 0) + (item?.massRevenue ?? 0) : null,
    lastSentAt: isoOrNull(item?.lastSentAt),
  }
}
