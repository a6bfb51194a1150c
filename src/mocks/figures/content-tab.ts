import type * as v from 'valibot'

import type { Analytics } from '@/domain/analytics'

import { mediaIn } from '../media/media-in'
import type { Period } from '../performance/scope'
import { itemsBook } from './items-book'
import { inBasis, moneyIn } from './range-money'
import type { TabQuery } from './tab-query'

type Wire = Extract<v.InferInput<typeof Analytics>, { tab: 'content' }>

async function rowsOf(query: TabQuery, period: Period) {
  const { world, creator, basis, seesMoney, permissions } = query
  const { items, withoutItem } = await itemsBook(world, creator, period, permissions)
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

/** Figures per vault item. */
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
