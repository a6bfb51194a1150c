import type { Attribution, Sale } from '@/domain/sale'

import type { SaleKind } from '../seed/money'
import type { SeedSale } from '../seed/sales'
import type { World } from '../world'

/** What holds unless the agency says otherwise (screens, Metrics: attribution rule). */
const USUAL: Attribution = { messages: 'sender', posts: 'converter', tips: 'converter' }

const SOLD_AS: Readonly<Record<SaleKind, keyof Attribution>> = {
  paid_dms: 'messages',
  tips: 'tips',
  posts: 'posts',
}

/** The rules that held at a moment: a change holds for what is sold from then on. */
export const attributionAt = (world: World, at: number): Attribution =>
  world.state.performance.attributions.findLast(({ from }) => from <= at)?.rules ?? USUAL

export type Credited = Pick<Sale, 'userId' | 'rule'>

/** To whom a sale is credited, and by which rule. */
export function creditOf(world: World, sale: SeedSale): Credited {
  const credit = world.state.performance.credits[sale.saleId]
  if (credit) return { userId: credit.userId, rule: credit.userId === null ? null : 'manual' }
  const rule = attributionAt(world, sale.at)[SOLD_AS[sale.kind]]
  const userId = sale.by[rule]
  return { userId, rule: userId === null ? null : rule }
}

/** The same for many sales at once, told apart only as far as people have changed anything. */
export function creditors(world: World): (sale: SeedSale) => string | null {
  const { credits, attributions } = world.state.performance
  const byHand = new Map(Object.entries(credits))
  const firstChange = attributions[0]?.from ?? Infinity
  return (sale) => {
    if (sale.at >= firstChange) return creditOf(world, sale).userId
    const credit = byHand.size > 0 ? byHand.get(sale.saleId) : undefined
    return credit ? credit.userId : sale.by[USUAL[SOLD_AS[sale.kind]]]
  }
}
