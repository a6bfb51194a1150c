import type { CreditedKind } from '@/domain/money/revenue-kind'
import type { Attribution, Sale } from '@/domain/money/sale'

import type { SeedSale } from '../../seed/money/sales'
import type { World } from '../../state/world'

/** The attribution until the agency changes it. */
const DEFAULT_ATTRIBUTION: Attribution = { messages: 'sender', posts: 'converter', tips: 'converter' }

const SOLD_AS: Readonly<Record<CreditedKind, keyof Attribution>> = {
  paid_dms: 'messages',
  tips: 'tips',
  posts: 'posts',
}

/** The attribution in force at a moment: a change applies to later sales. */
export const attributionAt = (world: World, at: number): Attribution =>
  world.state.performance.attributions.findLast(({ from }) => from <= at)?.rules ?? DEFAULT_ATTRIBUTION

export type Credited = Pick<Sale, 'userId' | 'rule'>

/** Who gets credit for a sale, and by which rule. */
export function creditOf(world: World, sale: SeedSale): Credited {
  const credit = world.state.performance.credits[sale.saleId]
  if (credit) return { userId: credit.userId, rule: credit.userId === null ? null : 'manual' }
  const rule = attributionAt(world, sale.at)[SOLD_AS[sale.kind]]
  const userId = sale.by[rule]
  return { userId, rule: userId === null ? null : rule }
}

/** A credit lookup for many sales, which checks manual credits only where there are any. */
export function creditLookup(world: World): (sale: SeedSale) => string | null {
  const { credits, attributions } = world.state.performance
  const byHand = new Map(Object.entries(credits))
  const firstChange = attributions[0]?.from ?? Infinity
  return (sale) => {
    if (sale.at >= firstChange) return creditOf(world, sale).userId
    const credit = byHand.size > 0 ? byHand.get(sale.saleId) : undefined
    return credit ? credit.userId : sale.by[DEFAULT_ATTRIBUTION[SOLD_AS[sale.kind]]]
  }
}
