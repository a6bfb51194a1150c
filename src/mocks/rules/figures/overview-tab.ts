import type * as v from 'valibot'

import type { Analytics } from '@/domain/figures/analytics'

import { payersIn } from '../money/revenue-ledger'
import { stepAt } from '../performance/work-hours'
import type { Period } from '../performance/period'
import { iso } from '../../seed/calendar'
import { countFans } from '../../seed/channels/fan-sets'
import { membersBetween } from '../../seed/money/member-counts'
import { cardFigure } from './dashboard-cards'
import { figurePerStep, moneyIn } from './range-money'
import { eachMessage } from './sent-messages'
import type { TabQuery } from './tab-query'
import { staffWorkFor } from './staff-work'
import { AGENCY } from '../../seed/staff'

type WireOverviewTab = Extract<v.InferInput<typeof Analytics>, { tab: 'overview' }>

function overviewSums(
  { world, creator, basis, seesMoney }: TabQuery,
  period: Period,
): WireOverviewTab['totals'] {
  const { from, to } = period
  const money = moneyIn(world, creator, from, to)
  const { counts, figures } = staffWorkFor(world, creator, period, basis)
  return {
    revenue: seesMoney ? money[basis] : null,
    byType: seesMoney ? money[basis === 'net' ? 'netByKind' : 'grossByKind'] : null,
    newMembers: membersBetween(creator, from, to).newMembers,
    profileVisits: cardFigure(world, creator, 'profileVisits', basis)(from, to),
    payingFans: countFans(new Map([[creator.index, payersIn(world, creator, from, to)]])),
    messages: figures.messages,
    paidMessages: figures.paidMessages,
    unlockRate: figures.unlockRate,
    replies: Array.from(counts.replies.counts).reduce((sum, count) => sum + count, 0),
    medianReplySeconds: figures.medianReplySeconds,
  }
}

/** All figures over time, step by step. */
export function overviewTab(query: TabQuery): WireOverviewTab {
  const { world, creator, basis, seesMoney, range } = query
  const { edges, period, before } = range
  const messages = edges.slice(1).map(() => 0)
  eachMessage(world, creator, period.from, period.to, ({ at }) => {
    const step = stepAt(edges, at)
    messages[step] = (messages[step] ?? 0) + 1
  })
  const ofType = (from: number, to: number) =>
    moneyIn(world, creator, from, to)[basis === 'net' ? 'netByKind' : 'grossByKind']
  return {
    tab: 'overview',
    currency: AGENCY.currency,
    series: seesMoney
      ? figurePerStep(edges, (from, to) => ({ at: iso(from), byType: ofType(from, to) }))
      : [],
    points: figurePerStep(edges, (from, to) => ({
      at: iso(from),
      newMembers: membersBetween(creator, from, to).newMembers,
    })).map((point, step) => ({ ...point, messages: messages[step] ?? 0 })),
    totals: overviewSums(query, period),
    previous: before && overviewSums(query, before),
  }
}
