import type * as v from 'valibot'

import type { Analytics } from '@/domain/analytics'
import { split } from '@/domain/metrics'

import { mediaIn } from '../media/media-in'
import type { Period } from '../performance/scope'
import { massIn } from './mass-in'
import { inBasis, moneyIn } from './range-money'
import { eachMessage, keptSales, mediaOfSale } from './sent-messages'
import type { TabQuery } from './tab-query'

type Wire = Extract<v.InferInput<typeof Analytics>, { tab: 'content' }>

interface Item {
  sends: number
  unlocks: number
  dmGross: number
  massRevenue: number
}

/** A value that starts from nothing for every item that is met. */
function itemsBook() {
  const items = new Map<string, Item>()
  return {
    items,
    of: (mediaId: string): Item => {
      const known = items.get(mediaId) ?? { sends: 0, unlocks: 0, dmGross: 0, massRevenue: 0 }
      items.set(mediaId, known)
      return known
    },
  }
}

/** Gives each item of a sale its part, to the cent. */
function share(ids: readonly string[], amount: number, give: (mediaId: string, part: number) => void): void {
  const parts = split(
    amount,
    ids.map(() => 1),
  )
  ids.forEach((mediaId, place) => give(mediaId, parts[place] ?? 0))
}

async function bookOf({ world, creator, permissions }: TabQuery, { from, to }: Period) {
  const { items, of } = itemsBook()
  let withoutItem = 0
  eachMessage(world, creator, from, to, ({ price, isBought, mediaIds }) => {
    if (price === 0) return
    for (const mediaId of mediaIds()) {
      of(mediaId).sends += 1
      of(mediaId).unlocks += Number(isBought)
    }
  })
  for (const sale of keptSales(world, creator, from, to)) {
    if (sale.kind !== 'paid_dms') continue
    const ids = mediaOfSale(world, creator, sale)
    if (ids.length === 0) withoutItem += sale.amount
    share(ids, sale.amount, (mediaId, part) => {
      of(mediaId).dmGross += part
    })
  }
  for (const { media = [], price, sent = 0, bought = 0, revenue = 0 } of await massIn(
    world,
    creator,
    { from, to },
    permissions,
  )) {
    if (!price) continue
    const ids = media?.flatMap((one) => one?.mediaId ?? []) ?? []
    for (const mediaId of ids) {
      of(mediaId).sends += sent ?? 0
      of(mediaId).unlocks += bought ?? 0
    }
    share(ids, revenue ?? 0, (mediaId, part) => {
      of(mediaId).massRevenue += part
    })
  }
  return { items, withoutItem }
}

async function rowsOf(query: TabQuery, period: Period) {
  const { world, creator, basis, seesMoney } = query
  const { items, withoutItem } = await bookOf(query, period)
  const ids = [...items.keys()]
  const amounts = [...ids.map((id) => items.get(id)?.dmGross ?? 0), withoutItem]
  const net = moneyIn(world, creator, period.from, period.to).netByKind.paid_dms
  const counted = inBasis(amounts, basis, net)
  const rows = ids.map((mediaId, place) => {
    const { sends, unlocks, massRevenue } = items.get(mediaId) ?? { sends: 0, unlocks: 0, massRevenue: 0 }
    return {
      mediaId,
      sends,
      unlocks,
      dmRevenue: seesMoney ? (counted[place] ?? 0) : null,
      massRevenue: seesMoney ? massRevenue : null,
    }
  })
  return { rows, withoutItem: seesMoney ? (counted.at(-1) ?? 0) : null }
}

function sumsOf({ rows, withoutItem }: Awaited<ReturnType<typeof rowsOf>>): Wire['totals'] {
  const sum = (key: 'sends' | 'unlocks' | 'dmRevenue' | 'massRevenue') =>
    rows.reduce((all, row) => all + (row[key] ?? 0), 0)
  const isHidden = withoutItem === null
  return {
    items: rows.length,
    sends: sum('sends'),
    unlocks: sum('unlocks'),
    dmRevenue: isHidden ? null : sum('dmRevenue'),
    massRevenue: isHidden ? null : sum('massRevenue'),
    withoutItem,
  }
}

/** What each item of the vault brought. */
export async function contentTab(query: TabQuery): Promise<Wire> {
  const { world, asked } = query
  const now = await rowsOf(query, asked.period)
  return {
    tab: 'content',
    currency: 'USD',
    rows: now.rows.flatMap(({ mediaId, ...row }) => {
      const media = mediaIn(world, mediaId)
      return media ? [{ media, ...row }] : []
    }),
    totals: sumsOf(now),
    previous: asked.before && sumsOf(await rowsOf(query, asked.before)),
  }
}
