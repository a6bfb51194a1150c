import type { ParsedRequestOf } from '@/api/call'
import type { updateAgencyCreator } from '@/api/calls/agency-creators'

import type { Account } from '../accounts'
import { forbidden, unfit } from '../refusal'
import type { SeedCreator } from '../seed/creators'
import type { World } from '../world'
import { ratesAt } from './creator-now'
import type { WireRates } from './people-state'
import { mayEditMoney } from './ranks'

type Asked = ParsedRequestOf<typeof updateAgencyCreator>

const RATE_FIELDS = ['rate', 'granularRates', 'passesRate', 'isNet'] as const

/** The split as it is to hold from a moment on; what came after that moment is written over. */
function changeRates(world: World, creator: SeedCreator, asked: Asked): void {
  const from = asked.effectiveFrom === undefined ? world.now() : Date.parse(asked.effectiveFrom)
  const next: WireRates = {
    ...ratesAt(world, creator, from),
    ...(asked.rate !== undefined && { rate: asked.rate }),
    ...(asked.granularRates !== undefined && { granularRates: asked.granularRates }),
    ...(asked.passesRate !== undefined && { passesRate: asked.passesRate }),
    ...(asked.isNet !== undefined && { isNet: asked.isNet }),
  }
  const terms = (world.state.creatorTerms[creator.userId] ??= {})
  terms.rates = [...(terms.rates ?? []).filter((kept) => kept.from < from), { ...next, from }]
}

/** Changes what a patch names; rates need the right to them. */
export function changeTerms(world: World, asker: Account, creator: SeedCreator, asked: Asked): void {
  const hasRates = RATE_FIELDS.some((field) => asked[field] !== undefined)
  if (hasRates && !mayEditMoney(asker)) throw forbidden()
  if (asked.name?.trim() === '') throw unfit('name', 'field_missing')
  const { name, isHidden, status } = asked
  const terms = (world.state.creatorTerms[creator.userId] ??= {})
  if (name !== undefined) terms.name = name
  if (isHidden !== undefined) terms.isHidden = isHidden
  if (status !== undefined) terms.status = status
  if (hasRates) changeRates(world, creator, asked)
}
