import { NOTIFICATION_KINDS } from '@/domain/notifications/notification'

import type { NotificationView } from '../cache/notification-cache'

/** Minimum amounts in cents. */
export const AMOUNT_STEPS = [500, 2000, 5000, 10_000, 50_000] as const

/** Parses the filters from the URL; missing or invalid ones take their defaults. */
export function parseView(params: URLSearchParams): NotificationView {
  const asked = new Set((params.get('kinds') ?? '').split(','))
  const amount = Number(params.get('min'))
  return {
    // Sort, so that the same selection has the same query key.
    kinds: NOTIFICATION_KINDS.filter((kind) => asked.has(kind)),
    isUnread: params.get('unread') === '1',
    amountMin: AMOUNT_STEPS.find((step) => step === amount),
  }
}

/** Search params after a filter change; defaults are omitted. */
export function paramsAfterChange(
  before: URLSearchParams,
  change: Partial<NotificationView>,
): URLSearchParams {
  const after = new URLSearchParams(before)
  const set = (name: string, value: string) => (value === '' ? after.delete(name) : after.set(name, value))
  const view = { ...parseView(before), ...change }
  set('kinds', view.kinds.join(','))
  set('unread', view.isUnread ? '1' : '')
  set('min', view.amountMin === undefined ? '' : String(view.amountMin))
  return after
}

export const isFiltered = ({ kinds, isUnread, amountMin }: NotificationView): boolean =>
  kinds.length > 0 || isUnread || amountMin !== undefined
