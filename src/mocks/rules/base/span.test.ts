import { expect, it } from 'vitest'

import { PERIOD_MAX_DAYS } from '@/domain/time/period'
import { addDays, startOfDay } from '@/domain/time/day'

import { requestedSpan } from './span'

const timezone = 'Europe/Warsaw'
const spanOf = (days: number) => ({
  from: new Date(startOfDay('2025-10-01', timezone)).toISOString(),
  to: new Date(startOfDay(addDays('2025-10-01', days), timezone)).toISOString(),
  timezone,
})

it('accepts the longest period also from summer to winter time, and none longer', () => {
  expect(() => requestedSpan(spanOf(PERIOD_MAX_DAYS))).not.toThrow()
  expect(() => requestedSpan(spanOf(PERIOD_MAX_DAYS + 1))).toThrow()
})
