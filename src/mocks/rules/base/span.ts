import { PERIOD_MAX_DAYS } from '@/domain/time/period'

import { DAY_MS, HOUR_MS } from '../../seed/calendar'
import { checkZone } from './check-zone'
import { invalidField } from './refusal'

/** What a request gives of a period; figures by day or hour have a zone. */
export interface SpanRequest {
  from: string
  to: string
  timezone?: string
}

/** The requested period. Throws 422 for one that is too long or ends before it begins, or an unknown zone. */
export function requestedSpan(
  body: SpanRequest,
  maxDays: number = PERIOD_MAX_DAYS,
): { from: number; to: number } {
  const [from, to] = [Date.parse(body.from), Date.parse(body.to)]
  if (body.timezone !== undefined) checkZone(body.timezone)
  // Days that begin in summer time and end in winter time have an hour more.
  if (to < from || to - from > maxDays * DAY_MS + HOUR_MS) throw invalidField('to', 'range_unfit')
  return { from, to }
}
