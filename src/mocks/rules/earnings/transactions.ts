import type * as v from 'valibot'

import type { ParsedRequestOf } from '@/api/call'
import type { listTransactions } from '@/api/calls/creator/earnings'
import {
  EARNING_STATES,
  NEWEST_TRANSACTIONS,
  type Transaction,
  type TransactionSort,
} from '@/domain/money/earnings'
import { REVENUE_KINDS } from '@/domain/money/revenue-kind'
import { foldText } from '@/lib/text/fold-text'

import { namesIn } from '../people/names-in'
import { EXPORT_ROWS, pageOf } from '../base/paging'
import { sortBy, type SortValue } from '../base/sort-by'
import { periodOf } from '../performance/period'
import { iso } from '../../seed/calendar'
import { channelIdAt } from '../../seed/channels/channels'
import type { SeedCreator } from '../../seed/creators'
import { fanIdOfChannel } from '../../seed/fans/fan-facts'
import type { World } from '../../state/world'
import { payoutDayOf, payoutTime, paymentStateOf } from './clearing'
import { entriesIn, type EarningEntry, sellerOf } from './earning-entries'
import { entriesPaidBy, payoutIdOf } from './payouts'
import { AGENCY } from '../../seed/staff'

type TransactionsRequest = ParsedRequestOf<typeof listTransactions>
type WireTransaction = v.InferInput<typeof Transaction>

export interface TransactionsReader {
  seesFans: boolean
  seesStaff: boolean
  seesSplit: boolean
}

function wireTransaction(
  world: World,
  creator: SeedCreator,
  entry: EarningEntry,
  reader: TransactionsReader,
): WireTransaction {
  const { amount, fee } = entry
  const payoutDay = reader.seesSplit ? payoutDayOf(entry, world.now()) : null
  return {
    transactionId: entry.entryId,
    at: iso(entry.at),
    fanId: reader.seesFans ? fanIdOfChannel(creator.index, entry.channelIndex) : null,
    kind: entry.kind,
    item: entry.item,
    gross: amount,
    fee,
    net: amount - fee,
    sentBy: reader.seesStaff ? sellerOf(world, entry) : null,
    state: paymentStateOf(entry, world.now()),
    payoutId: payoutDay === null ? null : payoutIdOf(creator, payoutDay),
    payoutAt: payoutDay === null ? null : iso(payoutTime(payoutDay)),
    channelId: reader.seesFans && entry.sale ? channelIdAt(creator.index, entry.channelIndex) : null,
  }
}

type NameOf = ReturnType<typeof namesIn>

const VALUES: Record<TransactionSort['by'], (row: WireTransaction, nameOf: NameOf) => SortValue> = {
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
function sortTransactions(
  rows: WireTransaction[],
  { by, descending }: TransactionSort,
  nameOf: NameOf,
): WireTransaction[] {
  const newestFirst = sortBy(rows, ({ at, transactionId }) => `${at} ${transactionId}`, true)
  return sortBy(newestFirst, (row) => VALUES[by](row, nameOf), descending)
}

function transactionFilter(asked: TransactionsRequest, nameOf: NameOf): (row: WireTransaction) => boolean {
  const words = foldText(asked.query ?? '')
    .split(/\s+/)
    .filter(Boolean)
  return (row) => {
    if (asked.kinds && !asked.kinds.includes(row.kind ?? 'other')) return false
    if (asked.states && !asked.states.includes(row.state ?? 'pending')) return false
    if (asked.userId !== undefined && row.fanId !== asked.userId) return false
    if (asked.sentBy !== undefined && row.sentBy !== asked.sentBy) return false
    if (row.gross < (asked.amountMin ?? 0) || row.gross > (asked.amountMax ?? Infinity)) return false
    if (words.length === 0) return true
    const text = `${nameOf(row.fanId)}\n${nameOf(row.sentBy)}\n${foldText(row.item ?? '')}`
    return words.every((word) => text.includes(word))
  }
}

function transactionSums(rows: readonly WireTransaction[]) {
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
export function transactionsOf(
  world: World,
  creator: SeedCreator,
  asked: TransactionsRequest,
  reader: TransactionsReader,
) {
  const { from, to } = periodOf(world, asked)
  const nameOf = namesIn(world)
  const entries =
    asked.payoutId === undefined
      ? entriesIn(world, creator, from, to)
      : entriesPaidBy(world, creator, asked.payoutId)
  const rows = entries
    .map((entry) => wireTransaction(world, creator, entry, reader))
    .filter(transactionFilter(asked, nameOf))
  const sorted = sortTransactions(rows, asked.sort ?? NEWEST_TRANSACTIONS, nameOf)
  return {
    currency: AGENCY.currency,
    ...pageOf(sorted, ({ transactionId }) => transactionId, asked, EXPORT_ROWS),
    total: rows.length,
    sums: transactionSums(rows),
  }
}
