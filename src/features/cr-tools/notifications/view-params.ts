import { NOTIFICATION_KINDS } from '@/domain/notification'

import type { NotificationView } from '../notification-cache'

/** Amounts to begin with, in cents. */
export const AMOUNT_STEPS = [500, 2000, 5000, 10_000, 50_000] as const

/** The view that an address asks for; what it does not say or says wrongly is as usual. */
export function viewOf(params: URLSearchParams): NotificationView {
  const asked = new Set((params.get('kinds') ?? '').split(','))
  const amount = Number(params.get('min'))
  return {
    // In one order, so that the same choice is the same list.
    kinds: NOTIFICATION_KINDS.filter((kind) => asked.has(kind)),
    isUnread: params.get('unread') === '1',
    amountMin: AMOUNT_STEPS.find((step) => step === amount),
  }
}

/** The address after a change of view; what is as usual is not said. */
export function paramsAfter(before: URLSearchParams, change: Partial<NotificationView>): URLSearchParams {
  const after = new URLSearchParams(before)
  const set = (name: string, value: string) => (value === '' ? after.delete(name) : after.set(name, value))
  const view = { ...viewOf(before), ...change }
  set('kinds', view.kinds.join(','))
  set('unread', view.isUnread ? '1' : '')
  set('min', view.amountMin === undefined ? '' : String(view.amountMin))
  return after
}

export const isNarrowed = ({ kinds, isUnread, amountMin }: NotificationView): boolean =>
  kinds.length > 0 || isUnread || amountMin !== undefined
