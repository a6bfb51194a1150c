import type * as calls from '@/api/calls/discounts'
import { codeOf, discountState, doOverlap, isCode, isPercent } from '@/domain/discount'

import type { Handlers } from '../implement'
import { acting, checkCap, checkList, checkName, momentIn } from '../offers/acting'
import { discountOf, discountsOf, saveDiscount, usesOf, wireDiscount } from '../offers/discounts'
import type { StoredDiscount } from '../offers/offers-state'
import { once } from '../once'
import { Refusal, unfit } from '../refusal'
import type { SeedCreator } from '../seed/creators'
import type { World } from '../world'

type DiscountHandlers = Handlers<typeof calls>
type Settings = Omit<Parameters<DiscountHandlers['createDiscount']>[0]['body'], 'clientId'>

const conflict = (field: string, key: 'code_taken' | 'discount_overlaps' | 'discount_running') =>
  new Refusal(409, key, { fields: { [field]: key } })

/** The settings in stored form. Throws 422 at the invalid field. */
function storedSettings(world: World, creator: SeedCreator, settings: Settings) {
  const { audience, tiers } = settings
  checkName(settings.name)
  if (!isPercent(settings.percent)) throw unfit('percent', 'percent_unfit')
  const code = settings.code === null ? null : codeOf(settings.code)
  if (code !== null && !isCode(code)) throw unfit('code', 'code_unfit')
  if (audience === 'list' && settings.listId === null) throw unfit('listId', 'field_missing')
  const listId = audience === 'list' ? settings.listId : null
  checkList(world, creator, listId)
  const from = momentIn('from', settings.from)
  const to = settings.to === null ? null : momentIn('to', settings.to)
  if (to !== null && to <= from) throw unfit('to', 'end_before_start')
  return { name: settings.name.trim(), percent: settings.percent, tiers, audience, listId, from, to, code }
}

/** Throws 409 where fans would get two discounts at once, or a code is ambiguous. */
function checkOthers(world: World, creator: SeedCreator, saved: StoredDiscount): void {
  const others = discountsOf(world, creator).filter((one) => one.discountId !== saved.discountId)
  if (saved.code !== null && others.some(({ code }) => code === saved.code))
    throw conflict('code', 'code_taken')
  const live = others.filter((one) => {
    const state = discountState({ ...one, used: usesOf(world, creator, one) }, world.now())
    return state !== 'ended' && state !== 'used_up'
  })
  if (live.some((other) => doOverlap(saved, other))) throw conflict('from', 'discount_overlaps')
}

const FIXED = ['percent', 'tiers', 'audience', 'listId', 'from', 'code'] as const

/** Once fans have seen it, only name, end and cap may change. Throws 409 at the first other difference. */
function checkFixed(before: StoredDiscount, after: StoredDiscount): void {
  for (const field of FIXED)
    if (JSON.stringify(before[field]) !== JSON.stringify(after[field]))
      throw conflict(field, 'discount_running')
}

/** Handlers of discounts (screens S19). */
export const discountHandlers = (world: World): DiscountHandlers => ({
  listDiscounts: ({ request }) => {
    const { creator, seesMoney } = acting(world, request, 'view')
    const data = discountsOf(world, creator).map((one) => wireDiscount(world, creator, one, seesMoney))
    return { currency: 'USD', data }
  },
  createDiscount: ({ body: { clientId, ...settings }, request }) => {
    const { account, creator, seesMoney } = acting(world, request)
    return once(world, account.userId, clientId, () => {
      checkCap(settings.cap, 0)
      const facts = storedSettings(world, creator, settings)
      if (facts.to !== null && facts.to <= world.now()) throw unfit('to', 'time_past')
      const discountId = `discount-${creator.index + 1}-${clientId}`
      const saved = { ...facts, discountId, cap: settings.cap, endedAt: null, place: null }
      checkOthers(world, creator, saved)
      saveDiscount(world, creator, saved)
      return wireDiscount(world, creator, saved, seesMoney)
    })
  },
  updateDiscount: ({ body: { discountId, ...settings }, request }) => {
    const { creator, seesMoney } = acting(world, request)
    const before = discountOf(world, creator, discountId)
    const used = usesOf(world, creator, before)
    const state = discountState({ ...before, used }, world.now())
    if (state === 'ended') throw new Refusal(409, 'offer_ended')
    checkCap(settings.cap, used)
    const saved = { ...before, ...storedSettings(world, creator, settings), cap: settings.cap }
    if (saved.to !== null && saved.to !== before.to && saved.to <= world.now()) throw unfit('to', 'time_past')
    if (state !== 'scheduled') checkFixed(before, saved)
    checkOthers(world, creator, saved)
    saveDiscount(world, creator, saved)
    return wireDiscount(world, creator, saved, seesMoney)
  },
  endDiscount: ({ body: { discountId }, request }) => {
    const { creator, seesMoney } = acting(world, request)
    const before = discountOf(world, creator, discountId)
    if (discountState({ ...before, used: 0 }, world.now()) === 'ended') throw new Refusal(409, 'offer_ended')
    const saved = { ...before, endedAt: world.now() }
    saveDiscount(world, creator, saved)
    return wireDiscount(world, creator, saved, seesMoney)
  },
})
