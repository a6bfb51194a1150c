import type * as v from 'valibot'

import type { Analytics } from '@/domain/figures/analytics'

import type { Period } from '../performance/period'
import { directCounts, type LinkCounts, linkCounts, storedLinks } from '../offers/tracking-links'
import { iso } from '../../seed/calendar'
import { linkJoinsBetween, visitsBetween } from '../../seed/money/link-visits'
import { figurePerStep } from './range-money'
import type { TabQuery } from './tab-query'
import { AGENCY } from '../../seed/staff'

type WireTrafficTab = Extract<v.InferInput<typeof Analytics>, { tab: 'traffic' }>

/** The same figures as on /discounts-trials. */
function trafficRows({ world, creator, seesMoney }: TabQuery, period: Period, until = world.now()) {
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
      ...seen(linkCounts(world, creator, link, period, until)),
    })),
    {
      linkId: 'direct',
      name: '',
      source: 'direct' as const,
      ...seen(directCounts(world, creator, period, until)),
    },
  ]
}

function trafficSums(rows: ReturnType<typeof trafficRows>, seesMoney: boolean): WireTrafficTab['totals'] {
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

/** Earlier members had more time to spend: they are compared by what they had spent after as long. */
function totalsBefore(query: TabQuery): WireTrafficTab['previous'] {
  const { period, before } = query.range
  if (!before) return null
  const until = query.world.now() - (period.from - before.from)
  return trafficSums(trafficRows(query, before, until), query.seesMoney)
}

/** Where members come from, and the cost. */
export function trafficTab(query: TabQuery): WireTrafficTab {
  const { creator, range, seesMoney } = query
  const rows = trafficRows(query, range.period)
  return {
    tab: 'traffic',
    currency: AGENCY.currency,
    series: figurePerStep(range.edges, (from, to) => ({
      at: iso(from),
      clicks: visitsBetween(creator, from, to).reduce((sum, count) => sum + count, 0),
      members: linkJoinsBetween(creator, from, to).length,
    })),
    rows,
    totals: trafficSums(rows, seesMoney),
    previous: totalsBefore(query),
  }
}
