import type { ParsedRequestOf } from '@/api/call'
import type { updateAgencyCreator } from '@/api/calls/agency/agency-creators'
import type { CreatorStatus } from '@/domain/agency/creator-status'

import type { Account } from '../account/accounts'
import { forbidden, notFound, Refusal, invalidField } from '../base/refusal'
import { HOUR_MS } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import { creatorStateNow, ratesAt } from './agency-creators'
import type { RatesChange, WireRates } from '../../state/people-state'
import { mayEditMoney } from '../account/ranks'
import { definedFields } from '../base/defined-fields'

type CreatorUpdate = ParsedRequestOf<typeof updateAgencyCreator>

const RATE_FIELDS = ['rate', 'granularRates', 'passesRate', 'isNet'] as const

type RateHistory = RatesChange['before']

const MAX_UNDO = 50

/** Applies an undoable change to the rate history and returns the change's id. */
function changeRateHistory(
  world: World,
  by: string,
  creatorId: string,
  change: (all: RateHistory) => RateHistory,
): string {
  const terms = (world.state.creatorTerms[creatorId] ??= {})
  const before = terms.rates ?? []
  const after = change(before).toSorted((a, b) => a.from - b.from)
  terms.rates = after
  const changeId = world.newId('rates-change')
  const { ratesChanges } = world.state
  ratesChanges[changeId] = { by, creatorId, before, after }
  for (const old of Object.keys(ratesChanges).slice(0, -MAX_UNDO)) delete ratesChanges[old]
  return changeId
}

/** Sets rates from a moment on; later planned rates stay. */
function changeRates(world: World, by: string, creator: SeedCreator, asked: CreatorUpdate): string {
  const now = world.now()
  const from = asked.effectiveFrom === undefined ? now : Date.parse(asked.effectiveFrom)
  const { rate, granularRates, passesRate, isNet } = asked
  const next: WireRates = {
    ...ratesAt(world, creator, from),
    ...definedFields({ rate, granularRates, passesRate, isNet }),
  }
  // Changes later today are replaced.
  const stays = (kept: RateHistory[number]) => kept.from < from || (kept.from > from && kept.from > now)
  return changeRateHistory(world, by, creator.userId, (all) => [...all.filter(stays), { ...next, from }])
}

/** Cancels planned rates. Throws 409 where there are none, or they already apply. */
export function cancelRates(world: World, caller: Account, creator: SeedCreator, from: number): string {
  if (!mayEditMoney(caller)) throw forbidden()
  const planned = world.state.creatorTerms[creator.userId]?.rates ?? []
  const isPlanned = from > world.now() && planned.some((one) => one.from === from)
  if (!isPlanned) throw new Refusal(409, 'stale_update')
  return changeRateHistory(world, caller.userId, creator.userId, (all) =>
    all.filter((one) => one.from !== from),
  )
}

/** Undoes one of the client's rate changes. Throws 409 where rates changed since. */
export function revertRates(world: World, caller: Account, creator: SeedCreator, changeId: string): void {
  if (!mayEditMoney(caller)) throw forbidden()
  const change = world.state.ratesChanges[changeId]
  if (change?.by !== caller.userId || change.creatorId !== creator.userId) throw notFound()
  const terms = (world.state.creatorTerms[creator.userId] ??= {})
  if (JSON.stringify(terms.rates) !== JSON.stringify(change.after)) throw new Refusal(409, 'stale_update')
  terms.rates = change.before
  delete world.state.ratesChanges[changeId]
}

/** Only a director ends the work with a creator, as only a director invites; then it takes an invitation. */
function checkStatus(world: World, caller: Account, creator: SeedCreator, status: CreatorStatus): void {
  if (status === 'ended' && !mayEditMoney(caller)) throw forbidden()
  if (creatorStateNow(world, creator).status === 'ended') throw new Refusal(409, 'stale_update')
}

/** Applies a patch; rates need the right to them. Returns the change id for undoing them. */
export function changeTerms(
  world: World,
  caller: Account,
  creator: SeedCreator,
  asked: CreatorUpdate,
): string | null {
  const hasRates = RATE_FIELDS.some((field) => asked[field] !== undefined)
  if (hasRates && !mayEditMoney(caller)) throw forbidden()
  // Days of other zones start up to a day earlier; past revenue keeps its split.
  if (asked.effectiveFrom !== undefined && Date.parse(asked.effectiveFrom) < world.now() - 26 * HOUR_MS)
    throw invalidField('effectiveFrom', 'range_unfit')
  if (asked.name?.trim() === '') throw invalidField('name', 'field_missing')
  const { name, isHidden, status } = asked
  if (status !== undefined) checkStatus(world, caller, creator, status)
  const terms = (world.state.creatorTerms[creator.userId] ??= {})
  if (name !== undefined) terms.name = name
  if (isHidden !== undefined) terms.isHidden = isHidden
  if (status !== undefined) terms.status = status
  return hasRates ? changeRates(world, caller.userId, creator, asked) : null
}
