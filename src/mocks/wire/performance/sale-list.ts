import { CREDITED_KINDS } from '@/domain/money/revenue-kind'
import { NEWEST_SALES, type SaleSort } from '@/domain/money/sale'
import { foldText } from '@/lib/text/fold-text'

import { namesIn } from '../../rules/people/names-in'
import { EXPORT_ROWS, pageOf } from '../../rules/base/paging'
import { DAY_MS } from '../../seed/calendar'
import { CREATORS, type SeedCreator } from '../../seed/creators'
import type { SeedSale } from '../../seed/money/sales'
import type { World } from '../../state/world'
import { creditOf } from '../../rules/performance/credit'
import { disputeOf, fanIdOfSale, wireSale } from '../../rules/performance/dispute'
import { findSale, salesIn } from '../../rules/performance/sales-in'
import type { Period } from '../../rules/performance/period'
import { AGENCY } from '../../seed/staff'

export const newestSaleFirst = (a: SeedSale, b: SeedSale): number =>
  b.at - a.at || (a.saleId === b.saleId ? 0 : a.saleId < b.saleId ? 1 : -1)

/** A request for a list of sales, on any page. */
interface SaleListRequest {
  query?: string | undefined
  sort?: SaleSort | undefined
  limit: number
  lastId?: string | null | undefined
}

/** Which sales to read, and which of them match. */
interface SaleListScope {
  creators: readonly SeedCreator[]
  period: Period
  fits: (sale: SeedSale) => boolean
  /** A chatter, who sees less; undefined for managers of sales. */
  reader?: { userId: string; seesStaff: boolean }
}

interface SaleNames {
  fan: (sale: SeedSale) => string
  creator: (sale: SeedSale) => string
  /** The credited person, as far as the reader may know. */
  person: (sale: SeedSale) => string
}

function saleNames(world: World, { reader }: SaleListScope): SaleNames {
  const nameOf = namesIn(world)
  return {
    fan: (sale) => nameOf(fanIdOfSale(sale)),
    creator: (sale) => nameOf(CREATORS[sale.creatorIndex]?.userId),
    person: (sale) => {
      const { userId } = creditOf(world, sale)
      if (userId === null) return ''
      return !reader || reader.seesStaff || reader.userId === userId ? nameOf(userId) : '~'
    },
  }
}

type SortValue = string | number

function sortValueOf(world: World, by: SaleSort['by'], names: SaleNames): (sale: SeedSale) => SortValue {
  const values: Record<SaleSort['by'], (sale: SeedSale) => SortValue> = {
    at: ({ at }) => at,
    fan: names.fan,
    creator: names.creator,
    kind: ({ kind }) => CREDITED_KINDS.indexOf(kind),
    amount: ({ amount }) => amount,
    credited: names.person,
    rule: (sale) => creditOf(world, sale).rule ?? '',
    state: (sale) => `${sale.isRefunded ? 1 : 0} ${disputeOf(world, sale)?.state ?? ''}`,
  }
  return values[by]
}

/** Sort order; ties by newest first. */
function saleComparator(valueFor: (sale: SeedSale) => SortValue, descending: boolean) {
  const values = new Map<SeedSale, SortValue>()
  const value = (sale: SeedSale): SortValue => {
    const found = values.get(sale) ?? valueFor(sale)
    values.set(sale, found)
    return found
  }
  return (a: SeedSale, b: SeedSale): number => {
    const [mine, others] = [value(a), value(b)]
    if (mine === others) return newestSaleFirst(a, b)
    return mine < others === descending ? 1 : -1
  }
}

/** Paid and refunded amounts, in cents. */
function saleSums(sales: readonly SeedSale[]) {
  const sum = (isRefunded: boolean) =>
    sales.reduce((all, sale) => all + (sale.isRefunded === isRefunded ? sale.amount : 0), 0)
  return { currency: AGENCY.currency, paid: sum(false), refunded: sum(true) }
}

/** Matching sales, sorted and paged, with the sums of all of them. */
export function listSales(world: World, of: SaleListScope, asked: SaleListRequest) {
  const { creators, period, fits, reader } = of
  const names = saleNames(world, of)
  const words = foldText(asked.query ?? '')
    .split(/\s+/)
    .filter(Boolean)
  const isSaid = (sale: SeedSale): boolean => {
    if (words.length === 0) return true
    const text = `${names.fan(sale)}\n${names.creator(sale)}\n${names.person(sale)}`
    return words.every((word) => text.includes(word))
  }
  const { by, descending } = asked.sort ?? NEWEST_SALES
  const compare = saleComparator(sortValueOf(world, by, names), descending)
  const sales = salesIn(world, creators, period.from, period.to)
    .filter((sale) => fits(sale) && isSaid(sale))
    .sort(compare)
  // Where the last seen sale no longer matches, continue after its position; after an unknown one is the end.
  const last = asked.lastId == null ? undefined : findSale(world, asked.lastId)
  const rest = asked.lastId == null ? sales : sales.filter((sale) => last && compare(sale, last) > 0)
  const part = pageOf(rest, ({ saleId }) => saleId, { limit: asked.limit }, EXPORT_ROWS)
  return {
    data: part.data.map((sale) => wireSale(world, sale, reader?.userId)),
    lastId: part.lastId,
    total: sales.length,
    sums: saleSums(sales),
  }
}

/** Seeded disputes of the last quarter and all later ones, newest first. */
const DISPUTES_BACK_MS = 90 * DAY_MS

export function disputedSales(world: World, creators: readonly SeedCreator[]): SeedSale[] {
  const to = world.now()
  return salesIn(world, creators, to - DISPUTES_BACK_MS, to)
    .filter((sale) => disputeOf(world, sale))
    .sort(newestSaleFirst)
}
