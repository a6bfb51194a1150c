import type * as v from 'valibot'

import type { Analytics } from '@/domain/analytics'

import { forbidden } from '../refusal'
import type { Period } from '../performance/scope'
import { massIn, withoutMoney } from './mass-in'
import type { TabQuery } from './tab-query'

type Wire = Extract<v.InferInput<typeof Analytics>, { tab: 'mass' }>

async function sumsOf(
  { world, creator, permissions, seesMoney }: TabQuery,
  period: Period,
): Promise<Wire['totals']> {
  const rows = await massIn(world, creator, period, permissions)
  const sum = (key: 'sent' | 'seen' | 'bought' | 'revenue') =>
    rows.reduce((all, row) => all + (row[key] ?? 0), 0)
  return {
    messages: rows.length,
    sent: sum('sent'),
    seen: sum('seen'),
    bought: sum('bought'),
    revenue: seesMoney ? sum('revenue') : null,
  }
}

/** The range's mass messages, as in the list of sent ones. */
export async function massTab(query: TabQuery): Promise<Wire> {
  const { world, creator, asked, permissions, seesMoney } = query
  if (permissions.massMessages === 'off') throw forbidden()
  const rows = await massIn(world, creator, asked.period, permissions)
  return {
    tab: 'mass',
    currency: 'USD',
    rows: seesMoney ? rows : rows.map(withoutMoney),
    totals: await sumsOf(query, asked.period),
    previous: asked.before && (await sumsOf(query, asked.before)),
  }
}
