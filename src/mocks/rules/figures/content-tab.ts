import type * as v from 'valibot'

import type { Analytics } from '@/domain/figures/analytics'

import { mediaIn } from '../media/media-in'
import type { Period } from '../performance/period'
import { itemFiguresOf } from './item-figures'
import { inBasis, moneyIn } from './range-money'
import type { TabQuery } from './tab-query'
import { AGENCY } from '../../seed/staff'

type WireContentTab = Extract<v.InferInput<typeof Analytics>, { tab: 'content' }>

async function contentRows(query: TabQuery, period: Period) {
  const { world, creator, basis, seesMoney, permissions } = query
  const { items, withoutItem } = await itemFiguresOf(world, creator, period, permissions)
  const ids = [...items.keys()]
  const amounts = [...ids.map((id) => items.get(id)?.dmGross ?? 0), withoutItem]
  const net = moneyIn(world, creator, period.from, period.to).netByKind.paid_dms
  const counted = inBasis(amounts, basis, net)
  const rows = ids.map((mediaId, index) => {
    const { sends, unlocks, massRevenue } = items.get(mediaId) ?? { sends: 0, unlocks: 0, massRevenue: 0 }
    return {
      mediaId,
      sends,
      unlocks,
      dmRevenue: seesMoney ? (counted[index] ?? 0) : null,
      massRevenue: seesMoney ? massRevenue : null,
    }
  })
  return { rows, withoutItem: seesMoney ? (counted.at(-1) ?? 0) : null }
}

function contentSums({
  rows,
  withoutItem,
}: Awaited<ReturnType<typeof contentRows>>): WireContentTab['totals'] {
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
export async function contentTab(query: TabQuery): Promise<WireContentTab> {
  const { world, range } = query
  const now = await contentRows(query, range.period)
  return {
    tab: 'content',
    currency: AGENCY.currency,
    rows: now.rows.flatMap(({ mediaId, ...row }) => {
      const media = mediaIn(world, mediaId)
      return media ? [{ media, ...row }] : []
    }),
    totals: contentSums(now),
    previous: range.before && contentSums(await contentRows(query, range.before)),
  }
}
