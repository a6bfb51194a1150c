import * as calls from '@/api/calls/creator/trials'
import { isTrialDays, NEWEST_CLAIMS, trialState } from '@/domain/money/trial'

import { serveTool } from '../bind-handlers'
import { checkCap, checkedOfferName, checkListToFill, parseTime } from '../../rules/offers/validate-offer'
import { trialClaims, saveTrial, trialOf, trialsOf, wireTrial } from '../../rules/offers/trials'
import { namesIn } from '../../rules/people/names-in'
import { definedFields } from '../../rules/base/defined-fields'
import { sortBy } from '../../rules/base/sort-by'
import { once } from '../once'
import { pageOf } from '../../rules/base/paging'
import { Refusal, invalidField } from '../../rules/base/refusal'
import type { World } from '../../state/world'
import { AGENCY } from '../../seed/staff'

/** When claiming ends; as before where no time is given. Throws 422 for another one in the past. */
function expiryOf(world: World, text: string | null | undefined, before: number | null): number | null {
  if (text === undefined) return before
  if (text === null) return null
  const at = parseTime('expiresAt', text)
  if (at !== before && at <= world.now()) throw invalidField('expiresAt', 'time_past')
  return at
}

/** Handlers of trials (screens S19). */
export const trials = serveTool(calls, 'discountsTrials', {
  listTrials: ({ world, viewer: { creator, permissions } }) => {
    const data = trialsOf(world, creator).map((one) =>
      wireTrial(world, creator, one, permissions.canSeeSpend),
    )
    return { currency: AGENCY.currency, data }
  },
  createTrial: once(({ world, body: { clientId, expiresAt, ...settings }, viewer }) => {
    const { creator, permissions } = viewer
    const name = checkedOfferName(settings.name)
    if (!isTrialDays(settings.days)) throw invalidField('days', 'days_unfit')
    checkCap(settings.cap, 0)
    checkListToFill(world, creator, settings.listId)
    const saved = {
      ...settings,
      name,
      expiresAt: expiryOf(world, expiresAt, null),
      trialId: `trial-${creator.index + 1}-${clientId}`,
      createdAt: world.now(),
      deactivatedAt: null,
      seedIndex: null,
    }
    saveTrial(world, creator, saved)
    return wireTrial(world, creator, saved, permissions.canSeeSpend)
  }),
  updateTrial: ({ world, body: { trialId, expiresAt, ...given }, viewer: { creator, permissions } }) => {
    const before = trialOf(world, creator, trialId)
    if (before.deactivatedAt !== null) throw new Refusal(409, 'offer_ended')
    const changed = { ...before, ...definedFields(given) }
    const name = checkedOfferName(changed.name)
    const saved = { ...changed, name, expiresAt: expiryOf(world, expiresAt, before.expiresAt) }
    checkCap(saved.cap, trialClaims(world, creator, before).length)
    checkListToFill(world, creator, saved.listId, before.listId)
    saveTrial(world, creator, saved)
    return wireTrial(world, creator, saved, permissions.canSeeSpend)
  },
  deactivateTrial: ({ world, body: { trialId }, viewer: { creator, permissions } }) => {
    const before = trialOf(world, creator, trialId)
    const state = trialState({ ...before, claims: 0 }, world.now())
    if (state === 'off') throw new Refusal(409, 'offer_ended')
    const saved = { ...before, deactivatedAt: world.now() }
    saveTrial(world, creator, saved)
    return wireTrial(world, creator, saved, permissions.canSeeSpend)
  },
  listTrialClaims: ({ world, body: { trialId, sort = NEWEST_CLAIMS, ...part }, viewer }) => {
    const { creator, permissions } = viewer
    // Sorting by hidden amounts would reveal them.
    if (sort.by === 'revenue' && !permissions.canSeeSpend) throw invalidField('sort', 'not_allowed')
    const nameOf = namesIn(world)
    const claims = trialClaims(world, creator, trialOf(world, creator, trialId))
    const sorted = sortBy(
      claims,
      (claim) => (sort.by === 'fan' ? nameOf(claim.userId) : (claim[sort.by] ?? null)),
      sort.descending,
    )
    const { data, lastId } = pageOf(sorted, ({ claimId }) => claimId, part)
    const seen = data.map((claim) => (permissions.canSeeSpend ? claim : { ...claim, revenue: null }))
    const revenue = permissions.canSeeSpend
      ? claims.reduce((sum, claim) => sum + (claim.revenue ?? 0), 0)
      : null
    const converted = claims.filter(({ convertedAt }) => convertedAt !== null).length
    return {
      currency: AGENCY.currency,
      data: seen,
      lastId,
      total: claims.length,
      sums: { converted, revenue },
    }
  },
})
