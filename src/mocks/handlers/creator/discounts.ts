import type { ParsedRequestOf } from '@/api/call'
import * as calls from '@/api/calls/creator/discounts'
import {
  normaliseDiscountCode,
  discountState,
  endFault,
  isDiscountCode,
  isDiscountPercent,
  overlappingDiscount,
} from '@/domain/money/discount'

import { serveTool } from '../bind-handlers'
import { checkCap, checkedOfferName, checkList, parseTime } from '../../rules/offers/validate-offer'
import {
  discountOf,
  discountsOf,
  saveDiscount,
  discountUses,
  wireDiscount,
} from '../../rules/offers/discounts'
import type { StoredDiscount } from '../../state/offers-state'
import { once } from '../once'
import { definedFields } from '../../rules/base/defined-fields'
import { Refusal, invalidField } from '../../rules/base/refusal'
import { iso, isoOrNull } from '../../seed/calendar'
import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import { AGENCY } from '../../seed/staff'

type DiscountSettings = Omit<
  ParsedRequestOf<typeof calls.createDiscount>,
  'clientId' | 'cap' | 'name' | 'code' | 'tiers'
> &
  Pick<StoredDiscount, 'name' | 'code' | 'tiers'>

const fieldConflict = (field: string, key: 'code_taken' | 'discount_overlaps' | 'discount_running') =>
  new Refusal(409, key, { fields: { [field]: key } })

/** The settings in stored form. Throws 422 at the invalid field. */
function storedSettings(
  world: World,
  creator: SeedCreator,
  settings: DiscountSettings,
  before?: StoredDiscount,
) {
  const { audience, tiers } = settings
  const name = checkedOfferName(settings.name)
  if (!isDiscountPercent(settings.percent)) throw invalidField('percent', 'percent_unfit')
  const code = settings.code === null ? null : normaliseDiscountCode(settings.code)
  if (code !== null && !isDiscountCode(code)) throw invalidField('code', 'code_unfit')
  if (audience === 'list' && settings.listId === null) throw invalidField('listId', 'field_missing')
  const listId = audience === 'list' ? settings.listId : null
  checkList(world, creator, listId, before?.listId)
  const from = parseTime('from', settings.from)
  const to = settings.to === null ? null : parseTime('to', settings.to)
  const fault = endFault({ from, to }, { now: world.now(), before: before?.to })
  if (fault) throw invalidField('to', fault === 'end_past' ? 'time_past' : fault)
  return { name, percent: settings.percent, tiers, audience, listId, from, to, code }
}

/** Throws 409 where fans would get two discounts at once, or a code is ambiguous. */
function checkOverlaps(world: World, creator: SeedCreator, saved: StoredDiscount): void {
  const others = discountsOf(world, creator).filter((one) => one.discountId !== saved.discountId)
  if (saved.code !== null && others.some(({ code }) => code === saved.code))
    throw fieldConflict('code', 'code_taken')
  const used = others.map((one) => ({ ...one, used: discountUses(world, creator, one) }))
  if (overlappingDiscount(saved, used, world.now())) throw fieldConflict('from', 'discount_overlaps')
}

const FIXED_FIELDS = ['percent', 'tiers', 'audience', 'listId', 'from', 'code'] as const

/** Once fans have seen it, only name, end and cap may change. Throws 409 at the first other difference. */
function checkFixedFields(before: StoredDiscount, after: StoredDiscount): void {
  for (const field of FIXED_FIELDS)
    if (JSON.stringify(before[field]) !== JSON.stringify(after[field]))
      throw fieldConflict(field, 'discount_running')
}

/** Handlers of discounts (screens S19). */
export const discounts = serveTool(calls, 'discountsTrials', {
  listDiscounts: ({ world, viewer: { creator, permissions } }) => {
    const data = discountsOf(world, creator).map((one) =>
      wireDiscount(world, creator, one, permissions.canSeeSpend),
    )
    return { currency: AGENCY.currency, data }
  },
  createDiscount: once(({ world, body: { clientId, ...settings }, viewer: { creator, permissions } }) => {
    checkCap(settings.cap, 0)
    const facts = storedSettings(world, creator, settings)
    const discountId = `discount-${creator.index + 1}-${clientId}`
    const saved = { ...facts, discountId, cap: settings.cap, endedAt: null, seedIndex: null }
    checkOverlaps(world, creator, saved)
    saveDiscount(world, creator, saved)
    return wireDiscount(world, creator, saved, permissions.canSeeSpend)
  }),
  updateDiscount: ({ world, body, viewer: { creator, permissions } }) => {
    const before = discountOf(world, creator, body.discountId)
    const used = discountUses(world, creator, before)
    const state = discountState({ ...before, used }, world.now())
    if (state === 'ended') throw new Refusal(409, 'offer_ended')
    const times = { from: iso(before.from), to: isoOrNull(before.to) }
    const { cap, ...settings } = { ...before, ...times, ...definedFields(body) }
    checkCap(cap, used)
    const saved = { ...before, ...storedSettings(world, creator, settings, before), cap }
    if (state !== 'scheduled') checkFixedFields(before, saved)
    checkOverlaps(world, creator, saved)
    saveDiscount(world, creator, saved)
    return wireDiscount(world, creator, saved, permissions.canSeeSpend)
  },
  endDiscount: ({ world, body: { discountId }, viewer: { creator, permissions } }) => {
    const before = discountOf(world, creator, discountId)
    if (discountState({ ...before, used: 0 }, world.now()) === 'ended') throw new Refusal(409, 'offer_ended')
    const saved = { ...before, endedAt: world.now() }
    saveDiscount(world, creator, saved)
    return wireDiscount(world, creator, saved, permissions.canSeeSpend)
  },
})
