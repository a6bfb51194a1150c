import { beforeAll, expect, it } from 'vitest'

import { DAY_MS, HOUR_MS } from '@/lib/duration'

import { startTestI18n } from '../../../tests/support/i18n'
import { stepLabels } from './step-labels'

beforeAll(() => startTestI18n())

it('labels a lone day as a day', () => {
  const at = Date.UTC(2026, 10, 29)
  expect(stepLabels([at], 'UTC').full(at)).toBe(stepLabels([at, at + DAY_MS], 'UTC').full(at))
})

it('labels a lone hour of a day as an hour', () => {
  const at = Date.UTC(2026, 10, 29, 20)
  expect(stepLabels([at], 'UTC').full(at)).toBe(stepLabels([at, at + HOUR_MS], 'UTC').full(at))
})

it('tells the two hours apart that have the same name when the clock goes back', () => {
  const points = Array.from({ length: 5 }, (_, hour) => Date.UTC(2026, 9, 24, 22) + hour * HOUR_MS)
  const labels = points.map(stepLabels(points, 'Europe/Warsaw').full)
  expect(new Set(labels).size).toBe(points.length)
  expect(labels[2]).toContain('GMT+2')
  expect(labels[3]).toContain('GMT+1')
  expect(labels[0]).not.toContain('GMT')
})
