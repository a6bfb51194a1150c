import * as v from 'valibot'

import { isDay } from './day'

/** A calendar day without a zone, `2026-11-21`: text on the wire and in code. */
export const CalendarDay = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((text) => isDay(text)),
)
