import { DAY_MS, dayOf } from '../seed/calendar'
import type { SeedCreator } from '../seed/creators'
import type { SeedSale } from '../seed/sales'
import type { World } from '../world'
import { disputeOf } from './dispute'
import { daySales, findSale } from './sales-in'
import type { Period } from './scope'

const newestFirst = (one: SeedSale, other: SeedSale): number =>
  other.at - one.at || (one.saleId === other.saleId ? 0 : one.saleId < other.saleId ? 1 : -1)

/** The sales of a period, newest first; made day by day, as far as somebody looks. */
export function* newestSales(
  world: World,
  creators: readonly SeedCreator[],
  { from, to }: Period,
): Generator<SeedSale, void> {
  for (let day = dayOf(to - 1); day >= dayOf(from); day -= 1)
    yield* creators
      .flatMap((creator) => daySales(world, creator, day))
      .filter(({ at }) => at >= from && at < to)
      .sort(newestFirst)
}

const MOST = 200

/** A part of them that fits, after the one that was seen last. */
export function salePage(
  world: World,
  creators: readonly SeedCreator[],
  period: Period,
  fits: (sale: SeedSale) => boolean,
  { limit, lastId }: { limit: number; lastId?: string | null | undefined },
): { data: SeedSale[]; lastId: string | null } {
  const last = lastId == null ? undefined : findSale(world, lastId)
  const most = Math.min(Math.max(1, Math.floor(limit)), MOST)
  const data: SeedSale[] = []
  for (const sale of newestSales(world, creators, {
    from: period.from,
    to: last ? last.at + 1 : period.to,
  })) {
    if ((last && newestFirst(last, sale) >= 0) || !fits(sale)) continue
    if (data.length === most) return { data, lastId: data.at(-1)?.saleId ?? null }
    data.push(sale)
  }
  return { data, lastId: null }
}

/** Disputes of the last quarter, and those people made, newest first. */
const LOOKED_BACK_MS = 90 * DAY_MS

export function disputedSales(world: World, creators: readonly SeedCreator[]): SeedSale[] {
  const to = world.now()
  return [...newestSales(world, creators, { from: to - LOOKED_BACK_MS, to })].filter((sale) =>
    disputeOf(world, sale),
  )
}
