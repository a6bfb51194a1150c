import { NOTIFICATION_KINDS } from '@/domain/notifications/notification'
import { choicesField, flagField, type UrlField, type UrlState } from '@/lib/url-state'

/** Minimum amounts in cents. */
export const AMOUNT_STEPS = [500, 2000, 5000, 10_000, 50_000] as const

const amountStepField: UrlField<number | null> = {
  name: 'min',
  fallback: null,
  read: (text) => AMOUNT_STEPS.find((step) => String(step) === text),
  write: (step) => (step === null ? '' : String(step)),
}

/** The filters, as the URL holds them. */
export const NOTIFICATION_FILTERS = {
  kinds: choicesField(NOTIFICATION_KINDS),
  isUnread: { ...flagField(), name: 'unread' },
  amountMin: amountStepField,
}
export type NotificationFilter = UrlState<typeof NOTIFICATION_FILTERS>
