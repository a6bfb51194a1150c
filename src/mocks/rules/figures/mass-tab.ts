import type * as v from 'valibot'

import type { Analytics } from '@/domain/figures/analytics'

import { forbidden } from '../base/refusal'
import type { Period } from '../performance/period'
import { massesInRange } from './masses-in-range'
import type { TabQuery } from './tab-query'
import { AGENCY } from '../../seed/staff'

type WireMassTab = Extract<v.InferInput<typeof Analytics>, { tab: 'mass' }>

async function massSums(
  { world, creator, permissions, seesMoney }: TabQuery,
  period: Period,
): Promise<WireMassTab['totals']> {
  const rows = await massesInRange(world, creator, period, permissions)
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
export async function massTab(query: TabQuery): Promise<WireMassTab> {
  const { world, creator, range, permissions } = query
  if (permissions.massMessages === 'off') throw forbidden()
  const rows = await massesInRange(world, creator, range.period, permissions)
  return {
    tab: 'mass',
    currency: AGENCY.currency,
    rows,
    totals: await massSums(query, range.period),
    previous: range.before && (await massSums(query, range.before)),
  }
}
