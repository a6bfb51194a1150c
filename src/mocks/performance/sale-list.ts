import type { RevenueKind } from '@/domain/revenue-kind'
import { NEWEST_SALES, type SaleSort } from '@/domain/sale'

import { displayOf } from '../displays'
import { page } from '../paging'
import { DAY_MS } from '../seed/calendar'
import { CREATORS, type SeedCreator } from '../seed/creators'
import type { SeedSale } from '../seed/sales'
import type { World } from '../world'
import { creditOf } from './credit'
import { disputeOf, fanIdOf, wireSale } from './dispute'
import { findSale, salesIn } from './sales-in'
import type { Period } from './scope'

const newestFirst = (one: SeedSale, other: SeedSale): number =>
  other.at - one.at || (one.saleId === other.saleId ? 0 : one.saleId < other.saleId ? 1 : -1)

/** A request for a list of sales, on any page. */
interface Asked {
  query?: string | undefined
  sort?: SaleSort | undefined
  limit: number
  lastId?: string | null | undefined
}

/** Which sales to read, and which of them match. */
interface Of {
  creators: readonly SeedCreator[]
  period: Period
  fits: (sale: SeedSale) => boolean
  /** A chatter, who sees less; undefined for managers of sales. */
  reader?: { userId: string; seesStaff: boolean }
}

interface Names {
  fan: (sale: SeedSale) => string
  creator: (sale: SeedSale) => string
  /** The credited person, as far as the reader may know. */
  person: (sale: SeedSale) => string
}

function namesIn(world: World, { reader }: Of): Names {
  const known = new Map<string, string>()
  const nameOf = (id: string): string => {
    const name = known.get(id) ?? (displayOf(world, id)?.displayName ?? id).toLowerCase()
    known.set(id, name)
    return name
  }
  return {
    fan: (sale) => nameOf(fanIdOf(sale)),
    creator: (sale) => nameOf(CREATORS[sale.creatorIndex]?.userId ?? ''),
    person: (sale) => {
      const { userId } = creditOf(world, sale)
      if (userId === null) return ''
      return !reader || reader.seesStaff || reader.userId === userId ? nameOf(userId) : '~'
    },
  }
}

type Value = string | number

const KINDS: readonly RevenueKind[] = ['paid_dms', 'tips', 'posts']

function valueOf(world: World, by: SaleSort['by'], names: Names): (sale: SeedSale) => Value {
  const values: Record<SaleSort['by'], (sale: SeedSale) => Value> = {
    at: ({ at }) => at,
    fan: names.fan,
    creator: names.creator,
    kind: ({ kind }) => KINDS.indexOf(kind),
    amount: ({ amount }) => amount,
    credited: names.person,
    rule: (sale) => creditOf(world, sale).rule ?? '',
    state: (sale) => `${sale.isRefunded ? 1 : 0} ${disputeOf(world, sale)?.state ?? ''}`,
  }
  return values[by]
}

/** Sort order; ties by newest first. */
function comparing(valueFor: (sale: SeedSale) => Value, descending: boolean) {
  const known = new Map<SeedSale, Value>()
  const value = (sale: SeedSale): Value => {
    const found = known.get(sale) ?? valueFor(sale)
    known.set(sale, found)
    return found
  }
  return (one: SeedSale, other: SeedSale): number => {
    const [mine, others] = [value(one), value(other)]
    if (mine === others) return newestFirst(one, other)
    return mine < others === descending ? 1 : -1
  }
}

/** Paid and refunded amounts, in cents. */
function sumsOf(sales: readonly SeedSale[]) {
  const sum = (isRefunded: boolean) =>
    sales.reduce((all, sale) => all + (sale.isRefunded === isRefunded ? sale.amount : 0), 0)
  return { currency: 'USD', paid: sum(false), refunded: sum(true) }
}

/** A higher limit, because an export fetches all sales and they are small. */
const MOST = 1000

/** Matching sales, sorted and paged, with the sums of all of them. */
export function listSales(world: World, of: Of, asked: Asked) {
  const { creators, period, fits, reader } = of
  const names = namesIn(world, of)
  const words = (asked.query ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const isSaid = (sale: SeedSale): boolean => {
    if (words.length === 0) return true
    const text = `${names.fan(sale)}\n${names.creator(sale)}\n${names.person(sale)}`
    return words.every((word) => text.includes(word))
  }
  const { by, descending } = asked.sort ?? NEWEST_SALES
  const compare = comparing(valueOf(world, by, names), descending)
  const sales = salesIn(world, creators, period.from, period.to)
    .filter((sale) => fits(sale) && isSaid(sale))
    .sort(compare)
  // Where the last seen sale no longer matches, continue after its position.
  const last = asked.lastId == null ? undefined : findSale(world, asked.lastId)
  const rest = last ? sales.filter((sale) => compare(sale, last) > 0) : sales
  const part = page(rest, ({ saleId }) => saleId, { limit: asked.limit }, MOST)
  return {
    data: part.data.map((sale) => wireSale(world, sale, reader?.userId)),
    lastId: part.lastId,
    total: sales.length,
    sums: sumsOf(sales),
  }
}

/** Seeded disputes of the last quarter and all later ones, newest first. */
const LOOKED_BACK_MS = 90 * DAY_MS

export function disputedSales(world: World, creators: readonly SeedCreator[]): SeedSale[] {
  const to = world.now()
  return salesIn(world, creators, to - LOOKED_BACK_MS, to)
    .filter((sale) => disputeOf(world, sale))
    .sort(newestFirst)
}
