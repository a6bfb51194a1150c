import type * as v from 'valibot'

import type { Analytics } from '@/domain/figures/analytics'
import { splitByWeights } from '@/domain/figures/metrics'

import { anchorOf } from '../../state/anchor'
import { changedChannels } from '../threads/derived-threads'
import { findConversation, idAt } from '../threads/conversation'
import { zoneOffsetMs, DAY_MS, HOUR_MS } from '../../seed/calendar'
import { scriptsOf } from '../threads/scripts'
import { chance } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import { seedScriptStats, type WireScript } from '../../seed/vault/scripts'
import { inBasis, moneyIn } from './range-money'
import { eachMessage, keptSales } from './sent-messages'
import type { TabQuery } from './tab-query'
import { figuresWithoutMoney, staffWorkFor } from './staff-work'
import { AGENCY } from '../../seed/staff'

type WireMessagesTab = Extract<v.InferInput<typeof Analytics>, { tab: 'messages' }>

const BAND_EDGES = [0, 1000, 1500, 2000, 3000, 5000] as const
const REPLY_EDGES = [0, 60, 120, 300, 600, 1800, 3600] as const

const emptyBands = (edges: readonly number[]) =>
  edges.map((low, index) => ({ low, high: edges[index + 1] ?? null }))
const bandAt = (edges: readonly number[], value: number): number => edges.findLastIndex((low) => value >= low)

const WEEK_HOURS = 168

/** Returns the hour of the week in a zone, from Sunday midnight; caches offsets by the hour. */
function weekHours(timezone: string) {
  const offsets = new Map<number, number>()
  return (at: number): number => {
    const hour = Math.floor(at / HOUR_MS)
    const offset = offsets.get(hour) ?? zoneOffsetMs(at, timezone)
    offsets.set(hour, offset)
    const local = at + offset
    const weekday = (Math.floor(local / DAY_MS) + 4) % 7
    return weekday * 24 + Math.floor((local % DAY_MS) / HOUR_MS)
  }
}

function heatMap(
  { world, creator, range, timezone, basis, seesMoney }: TabQuery,
  messages: readonly number[],
) {
  const { from, to } = range.period
  const hourOf = weekHours(timezone)
  const gross = Array.from({ length: WEEK_HOURS }, () => 0)
  for (const { kind, at, amount } of keptSales(world, creator, from, to))
    if (kind === 'paid_dms') gross[hourOf(at)] = (gross[hourOf(at)] ?? 0) + amount
  const revenue = inBasis(gross, basis, moneyIn(world, creator, from, to).netByKind.paid_dms)
  return messages.map((count, index) => ({
    weekday: Math.floor(index / 24),
    hour: index % 24,
    messages: count,
    revenue: seesMoney ? (revenue[index] ?? 0) : null,
  }))
}

function countMessages({ world, creator, range, timezone }: TabQuery) {
  const { from, to } = range.period
  const hourOf = weekHours(timezone)
  const byHour = Array.from({ length: WEEK_HOURS }, () => 0)
  const bands = emptyBands(BAND_EDGES).map((band) => ({ ...band, sent: 0, unlocked: 0, open: 0, revenue: 0 }))
  eachMessage(world, creator, from, to, ({ at, price, isBought, isOpen }) => {
    byHour[hourOf(at)] = (byHour[hourOf(at)] ?? 0) + 1
    const band = price > 0 ? bands[bandAt(BAND_EDGES, price)] : undefined
    if (!band) return
    band.sent += 1
    band.open += Number(isOpen)
    band.unlocked += Number(isBought)
    band.revenue += isBought ? price : 0
  })
  return { byHour, bands }
}

/** Messages sent and revenue for each hour of the week. */
export const weekHeatMap = (query: TabQuery): WireMessagesTab['series'] =>
  heatMap(query, countMessages(query).byHour)

/** Seeded uses of a script spread over this long before the world was created. */
const SCRIPT_AGE_MS = 150 * DAY_MS

/** Uses and purchases of a script in a range; over all time they equal the script's own counts. */
function scriptRow({ world, creator, range }: TabQuery, script: WireScript) {
  const { from, to } = range.period
  const isIn = (at: number) => at >= from && at < to
  const { used, bought, revenue } = seedScriptStats(creator, script.scriptId)
  const prices = splitByWeights(
    revenue,
    Array.from({ length: bought }, () => 1),
  )
  const scriptNumber = Number(script.scriptId.split('-').at(-1)) || 0
  const sum = { used: 0, bought: 0, revenue: 0 }
  for (let nth = 0; nth < used; nth += 1) {
    if (
      !isIn(
        anchorOf(world) -
          Math.floor(chance(ROLL.scriptSentAt, creator.index, scriptNumber, nth) * SCRIPT_AGE_MS),
      )
    )
      continue
    sum.used += 1
    if (nth >= bought) continue
    sum.bought += 1
    sum.revenue += prices[nth] ?? 0
  }
  for (const channelId of changedChannels(world, creator.index)) {
    const conversation = findConversation(world, creator, channelId)
    conversation?.change?.added.forEach((message, nth) => {
      if (message.scriptId !== script.scriptId || !isIn(message.at)) return
      sum.used += 1
      if (
        conversation.change?.changes[idAt(conversation, conversation.seed.messageCount + nth)]?.boughtAt ===
        undefined
      )
        return
      sum.bought += 1
      sum.revenue += message.price ?? 0
    })
  }
  return sum
}

const hasPrice = ({ steps }: WireScript): boolean => steps.some((step) => (step?.price ?? 0) > 0)

function scriptRows(query: TabQuery): WireMessagesTab['scripts'] {
  return scriptsOf(query.world, query.creator).map((script) => {
    const { used, bought, revenue } = scriptRow(query, script)
    const isSold = hasPrice(script)
    return {
      scriptId: script.scriptId,
      name: script.name,
      used,
      bought: isSold ? bought : null,
      revenue: isSold && query.seesMoney ? revenue : null,
    }
  })
}

/** Figures of direct messages. */
export function messagesTab(query: TabQuery): WireMessagesTab {
  const { world, creator, range, basis, seesMoney } = query
  const { byHour, bands } = countMessages(query)
  const { counts, figures } = staffWorkFor(world, creator, range.period, basis)
  const replies = emptyBands(REPLY_EDGES).map((band) => ({ ...band, count: 0 }))
  counts.replies.values.forEach((seconds, index) => {
    const band = replies[bandAt(REPLY_EDGES, seconds)]
    if (band) band.count += counts.replies.counts[index] ?? 0
  })
  const shown = seesMoney ? (of: typeof figures) => of : figuresWithoutMoney
  return {
    tab: 'messages',
    currency: AGENCY.currency,
    series: heatMap(query, byHour),
    rows: bands.map((band) => ({ ...band, revenue: seesMoney ? band.revenue : null })),
    replies,
    scripts: scriptRows(query),
    totals: shown(figures),
    previous: range.before && shown(staffWorkFor(world, creator, range.before, basis).figures),
  }
}
