import { anchorOf } from '../../state/anchor'
import { keptChargesIn } from '../money/new-charges'
import { agencyDay } from '../../seed/calendar'
import { CREATORS, type SeedCreator } from '../../seed/creators'
import {
  isSoldMessage,
  MAX_WAIT_MS,
  saleById,
  salesBetween,
  salesOfDay,
  type SeedSale,
} from '../../seed/money/sales'
import { sumsBetween } from '../../seed/money/sums'
import type { World } from '../../state/world'
import { liveSales } from './live-work'

/** Purchases from a creator since the world was created, from `from` until `to`. */
export const liveSalesIn = (world: World, creator: SeedCreator, from: number, to: number): SeedSale[] =>
  liveSales(world, creator).filter(({ at }) => at >= from && at < to)

/** Sales of a range, seeded and new. */
export const salesIn = (
  world: World,
  creators: readonly SeedCreator[],
  from: number,
  to: number,
): SeedSale[] => [
  ...salesBetween(creators, from, to),
  ...creators.flatMap((creator) => liveSalesIn(world, creator, from, to)),
]

/** Sold messages by send time. */
export function soldOffersIn(
  world: World,
  creators: readonly SeedCreator[],
  from: number,
  to: number,
): SeedSale[] {
  const anchor = anchorOf(world)
  const isMeant = ({ sentAt }: SeedSale): boolean => sentAt !== null && sentAt >= from && sentAt < to
  return [
    ...salesBetween(creators, from, to + MAX_WAIT_MS).filter(
      (sale) => isMeant(sale) && isSoldMessage(sale, anchor),
    ),
    ...creators.flatMap((creator) => liveSales(world, creator).filter(isMeant)),
  ]
}

/** A creator's sales of a day. */
export const daySales = (world: World, creator: SeedCreator, day: number): SeedSale[] => [
  ...salesOfDay(creator, day),
  ...liveSales(world, creator).filter(({ at }) => agencyDay(at) === day),
]

const NEW_SALE_ID = /^sale-(message-([1-9]\d?)-.+)$/

/** The bought message of a new sale; undefined for a seeded sale. */
export const messageOfSale = ({ saleId }: SeedSale): string | undefined => NEW_SALE_ID.exec(saleId)?.[1]

/** Finds a sale by id. */
export function findSale(world: World, saleId: string): SeedSale | undefined {
  const [, , creatorNumber] = NEW_SALE_ID.exec(saleId) ?? []
  const creator = creatorNumber === undefined ? undefined : CREATORS[Number(creatorNumber) - 1]
  return creator ? liveSales(world, creator).find((sale) => sale.saleId === saleId) : saleById(saleId)
}

/** A creator's gross revenue. */
export const grossIn = (world: World, creator: SeedCreator, from: number, to: number): number =>
  [...liveSalesIn(world, creator, from, to), ...keptChargesIn(world, creator, from, to)].reduce(
    (sum, { amount, isRefunded }) => sum + (isRefunded ? 0 : amount),
    sumsBetween(creator, from, to).gross,
  )
