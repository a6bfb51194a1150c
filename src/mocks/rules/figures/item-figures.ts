import { splitByWeights } from '@/domain/figures/metrics'
import type { ChatterPermissions } from '@/domain/account/permission'

import type { Period } from '../performance/period'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import { massesInRange } from './masses-in-range'
import { eachMessage, keptSales, mediaOfSale } from './sent-messages'

interface ItemFigures {
  sends: number
  unlocks: number
  dmGross: number
  massRevenue: number
  lastSentAt: number | null
}

/** A map that creates an empty record for each new item. */
function createItemMap() {
  const items = new Map<string, ItemFigures>()
  return {
    items,
    of: (mediaId: string): ItemFigures => {
      const before = items.get(mediaId) ?? {
        sends: 0,
        unlocks: 0,
        dmGross: 0,
        massRevenue: 0,
        lastSentAt: null,
      }
      items.set(mediaId, before)
      return before
    },
  }
}

const countSend = (item: ItemFigures, at: number, sends = 1): void => {
  item.sends += sends
  item.lastSentAt = Math.max(item.lastSentAt ?? 0, at)
}

/** Splits an amount over items, to the cent. */
function splitAmount(
  ids: readonly string[],
  amount: number,
  give: (mediaId: string, part: number) => void,
): void {
  const parts = splitByWeights(
    amount,
    ids.map(() => 1),
  )
  ids.forEach((mediaId, index) => give(mediaId, parts[index] ?? 0))
}

/** Sends and earnings of each vault item in a period, shared by analytics and the vault. */
export async function itemFiguresOf(
  world: World,
  creator: SeedCreator,
  { from, to }: Period,
  permissions: ChatterPermissions,
) {
  const { items, of } = createItemMap()
  let withoutItem = 0
  eachMessage(world, creator, from, to, ({ at, price, isBought, mediaIds }) => {
    if (price === 0) return
    for (const mediaId of mediaIds()) {
      const item = of(mediaId)
      countSend(item, at)
      item.unlocks += Number(isBought)
    }
  })
  for (const sale of keptSales(world, creator, from, to)) {
    if (sale.kind !== 'paid_dms') continue
    const ids = mediaOfSale(world, creator, sale)
    if (ids.length === 0) withoutItem += sale.amount
    splitAmount(ids, sale.amount, (mediaId, part) => {
      of(mediaId).dmGross += part
    })
  }
  const masses = await massesInRange(world, creator, { from, to }, permissions)
  for (const { media = [], price, sent = 0, bought = 0, revenue = 0, sentAt } of masses) {
    if (!price) continue
    const ids = media?.flatMap((one) => one?.mediaId ?? []) ?? []
    for (const mediaId of ids) {
      const item = of(mediaId)
      countSend(item, sentAt == null ? from : Date.parse(sentAt), sent ?? 0)
      item.unlocks += bought ?? 0
    }
    splitAmount(ids, revenue ?? 0, (mediaId, part) => {
      of(mediaId).massRevenue += part
    })
  }
  return { items, withoutItem }
}
