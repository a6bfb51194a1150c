import type * as v from 'valibot'

import type { Analytics } from '@/domain/analytics'

import type { Period } from '../performance/scope'
import { DAY_MS, iso } from '../seed/calendar'
import { joinsBetween, linksOf, spentOf, visitsBetween } from '../seed/traffic'
import { inSteps } from './range-money'
import type { TabQuery } from './tab-query'

type Wire = Extract<v.InferInput<typeof Analytics>, { tab: 'traffic' }>

function rowsOf({ world, creator, seesMoney }: TabQuery, { from, to }: Period) {
  const visits = visitsBetween(creator, from, to)
  const joins = joinsBetween(creator, from, to)
  const until = world.now()
  return linksOf(creator).map(({ linkId, name, source, dailyCost }, place) => {
    const own = joins.filter(({ link }) => link === place)
    const spent = own.map((join) => spentOf(join, until))
    return {
      linkId,
      name,
      source,
      clicks: visits[place] ?? 0,
      members: own.length,
      spenders: spent.filter((amount) => amount > 0).length,
      revenue: seesMoney ? spent.reduce((sum, amount) => sum + amount, 0) : null,
      cost: seesMoney ? Math.round((dailyCost * (to - from)) / DAY_MS) : null,
    }
  })
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

/** Where members come from, and what it costs. */
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
