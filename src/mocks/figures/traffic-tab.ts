import type * as v from 'valibot'

import type { Analytics } from '@/domain/analytics'

import type { Period } from '../performance/scope'
import { directCounts, type LinkCounts, linkCounts, storedLinks } from '../offers/links'
import { iso } from '../seed/calendar'
import { joinsBetween, visitsBetween } from '../seed/traffic'
import { inSteps } from './range-money'
import type { TabQuery } from './tab-query'

type Wire = Extract<v.InferInput<typeof Analytics>, { tab: 'traffic' }>

/** The same figures as on /discounts-trials. */
function rowsOf({ world, creator, seesMoney }: TabQuery, period: Period) {
  const seen = ({ revenue, cost, ...counts }: LinkCounts) => ({
    ...counts,
    revenue: seesMoney ? revenue : null,
    cost: seesMoney ? cost : null,
  })
  return [
    ...storedLinks(world, creator).map((link) => ({
      linkId: link.linkId,
      name: link.name,
      source: link.source,
      ...seen(linkCounts(world, creator, link, period)),
    })),
    {
      linkId: 'direct',
      name: '',
      source: 'direct' as const,
      ...seen(directCounts(world, creator, period)),
    },
  ]
}

function sumsOf(rows: ReturnType<typeof rowsOf>, seesMoney: boolean): Wire['totals'] {
  const sum = (key: 'clicks' | 'members' | 'spenders' | 'revenue' | 'cost') =>
    rows.reduce((all, row) => all + (row[key] ?? 0), 0)
  return {
    clicks: sum('clicks'),
    members: sum('members'),
    spenders: sum('spenders'),
    revenue: seesMoney ? sum('revenue') : null,
    cost: seesMoney ? sum('cost') : null,
  }
}

/** Where members come from, and the cost. */
export function trafficTab(query: TabQuery): Wire {
  const { creator, asked, seesMoney } = query
  const rows = rowsOf(query, asked.period)
  return {
    tab: 'traffic',
    currency: 'USD',
    series: inSteps(asked.edges, (from, to) => ({
      at: iso(from),
      clicks: visitsBetween(creator, from, to).reduce((sum, count) => sum + count, 0),
      members: joinsBetween(creator, from, to).length,
    })),
    rows,
    totals: sumsOf(rows, seesMoney),
    previous: asked.before && sumsOf(rowsOf(query, asked.before), seesMoney),
  }
}
