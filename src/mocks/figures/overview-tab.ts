import type * as v from 'valibot'

import type { Analytics } from '@/domain/analytics'

import { payersIn } from '../overview'
import { stepAt } from '../performance/hours'
import type { Period } from '../performance/scope'
import { iso } from '../seed/calendar'
import { countFans } from '../seed/fan-sets'
import { membersBetween } from '../seed/member-counts'
import { cardIn } from './cards'
import { inSteps, moneyIn } from './range-money'
import { eachMessage } from './sent-messages'
import type { TabQuery } from './tab-query'
import { workFor } from './work'

type Wire = Extract<v.InferInput<typeof Analytics>, { tab: 'overview' }>

function sumsOf({ world, creator, basis, seesMoney }: TabQuery, period: Period): Wire['totals'] {
  const { from, to } = period
  const money = moneyIn(world, creator, from, to)
  const { figures } = workFor(world, creator, period, basis)
  return {
    revenue: seesMoney ? money[basis] : null,
    byType: seesMoney ? money[basis === 'net' ? 'netByKind' : 'grossByKind'] : null,
    newMembers: membersBetween(creator, from, to).newMembers,
    profileVisits: cardIn(world, creator, 'profileVisits', basis)(from, to),
    payingFans: countFans(new Map([[creator.index, payersIn(world, creator, from, to)]])),
    messages: figures.messages,
    unlockRate: figures.unlockRate,
    medianReplySeconds: figures.medianReplySeconds,
  }
}

/** All figures over time, step by step. */
export function overviewTab(query: TabQuery): Wire {
  const { world, creator, basis, seesMoney, asked } = query
  const { edges, period, before } = asked
  const messages = edges.slice(1).map(() => 0)
  eachMessage(world, creator, period.from, period.to, ({ at }) => {
    const step = stepAt(edges, at)
    messages[step] = (messages[step] ?? 0) + 1
  })
  const ofType = (from: number, to: number) =>
    moneyIn(world, creator, from, to)[basis === 'net' ? 'netByKind' : 'grossByKind']
  return {
    tab: 'overview',
    currency: 'USD',
    series: seesMoney ? inSteps(edges, (from, to) => ({ at: iso(from), byType: ofType(from, to) })) : [],
    points: inSteps(edges, (from, to) => ({
      at: iso(from),
      newMembers: membersBetween(creator, from, to).newMembers,
    })).map((point, step) => ({ ...point, messages: messages[step] ?? 0 })),
    totals: sumsOf(query, period),
    previous: before && sumsOf(query, before),
  }
}
