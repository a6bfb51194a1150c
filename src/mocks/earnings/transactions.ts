import type * as v from 'valibot'

import type { ParsedRequestOf } from '@/api/call'
import type { listTransactions } from '@/api/calls/earnings'
import {
  EARNING_STATES,
  NEWEST_TRANSACTIONS,
  type Transaction,
  type TransactionSort,
} from '@/domain/earnings'
import { REVENUE_KINDS } from '@/domain/revenue-kind'
import { folded } from '@/lib/folded'

import { displayOf } from '../displays'
import { page } from '../paging'
import { periodOf } from '../performance/scope'
import { iso } from '../seed/calendar'
import { channelIdAt } from '../seed/channels'
import type { SeedCreator } from '../seed/creators'
import { fanIndexAt } from '../seed/fan-pool'
import type { World } from '../world'
import { payoutDayOf, payoutMoment, stateOf } from './clearing'
import { entriesIn, type Entry, senderOf } from './entries'
import { payoutIdOf } from './payouts'

type Asked = ParsedRequestOf<typeof listTransactions>
type WireTransaction = v.InferInput<typeof Transaction>

export interface Reader {
  seesFans: boolean
  seesStaff: boolean
  seesSplit: boolean
}

/** A higher limit, because an export fetches all rows and they are small. */
const MOST = 1000

const fanIdOf = ({ creatorIndex, place }: Entry): string => `fan-${fanIndexAt(creatorIndex, place) + 1}`

function wireEntry(world: World, creator: SeedCreator, entry: Entry, reader: Reader): WireTransaction {
  const { amount, fee } = entry
  const payoutDay = reader.seesSplit ? payoutDayOf(entry, world.now()) : null
  return {
    transactionId: entry.entryId,
    at: iso(entry.at),
    fanId: reader.seesFans ? fanIdOf(entry) : null,
    kind: entry.kind,
    item: entry.item,
    gross: amount,
    fee,
    net: amount - fee,
    sentBy: reader.seesStaff ? senderOf(world, entry) : null,
    state: stateOf(entry, world.now()),
    payoutId: payoutDay === null ? null : payoutIdOf(creator, payoutDay),
    payoutAt: payoutDay === null ? null : iso(payoutMoment(payoutDay)),
    channelId: reader.seesFans && entry.sale ? channelIdAt(creator.index, entry.place) : null,
  }
}

function namesIn(world: World) {
  const known = new Map<string, string>()
  return (id: string | null | undefined): string => {
    if (id == null) return ''
    const name = known.get(id) ?? folded(displayOf(world, id)?.displayName ?? id)
    known.set(id, name)
    return name
  }
}

type NameOf = ReturnType<typeof namesIn>
type Value = string | number

const VALUES: Record<TransactionSort['by'], (row: WireTransaction, nameOf: NameOf) => Value> = {
  at: ({ at }) => at,
  fan: ({ fanId }, nameOf) => nameOf(fanId),
  kind: ({ kind }) => REVENUE_KINDS.indexOf(kind ?? 'other'),
  item: ({ item }) => item ?? '',
  gross: ({ gross }) => gross,
  fee: ({ fee }) => fee,
  net: ({ net }) => net,
  sentBy: ({ sentBy }, nameOf) => nameOf(sentBy),
  state: ({ state }) => EARNING_STATES.indexOf(state ?? 'pending'),
  payoutAt: ({ payoutAt }) => payoutAt ?? '',
}

/** Sorts rows; ties by newest first. */
function inOrder(
  rows: WireTransaction[],
  { by, descending }: TransactionSort,
  nameOf: NameOf,
): WireTransaction[] {
  const valued = rows.map((row) => ({ row, value: VALUES[by](row, nameOf) }))
  return valued
    .sort((one, other) => {
      if (one.value !== other.value) return one.value < other.value === descending ? 1 : -1
      if (one.row.at !== other.row.at) return one.row.at < other.row.at ? 1 : -1
      return one.row.transactionId < other.row.transactionId ? 1 : -1
    })
    .map(({ row }) => row)
}

function isMeant(asked: Asked, nameOf: NameOf): (row: WireTransaction) => boolean {
  const words = folded(asked.query ?? '')
    .split(/\s+/)
    .filter(Boolean)
  return (row) => {
    if (asked.kinds && !asked.kinds.includes(row.kind ?? 'other')) return false
    if (asked.states && !asked.states.includes(row.state ?? 'pending')) return false
    if (asked.userId !== undefined && row.fanId !== asked.userId) return false
    if (asked.sentBy !== undefined && row.sentBy !== asked.sentBy) return false
    if (row.gross < (asked.amountMin ?? 0) || row.gross > (asked.amountMax ?? Infinity)) return false
    if (words.length === 0) return true
    const text = `${nameOf(row.fanId)}\n${nameOf(row.sentBy)}\n${folded(row.item ?? '')}`
    return words.every((word) => text.includes(word))
  }
}

function sumsOf(rows: readonly WireTransaction[]) {
  const counts = rows.filter(({ state }) => state !== 'refunded')
  const sum = (of: (row: WireTransaction) => number, some: readonly WireTransaction[] = counts) =>
    some.reduce((all, row) => all + of(row), 0)
  return {
    gross: sum(({ gross }) => gross),
    fee: sum(({ fee }) => fee),
    net: sum(({ net }) => net),
    refunded: sum(
      ({ gross }) => gross,
      rows.filter(({ state }) => state === 'refunded'),
    ),
  }
}

/** Matching payments, sorted and paged, with the sums of all of them. */
export function transactionsOf(world: World, creator: SeedCreator, asked: Asked, reader: Reader) {
  const { from, to } = periodOf(world, asked)
  const nameOf = namesIn(world)
  const rows = entriesIn(world, creator, from, to)
    .map((entry) => wireEntry(world, creator, entry, reader))
    .filter(isMeant(asked, nameOf))
  const sorted = inOrder(rows, asked.sort ?? NEWEST_TRANSACTIONS, nameOf)
  return {
    currency: 'USD',
    ...page(sorted, ({ transactionId }) => transactionId, asked, MOST),
    total: rows.length,
    sums: sumsOf(rows),
  }
}
