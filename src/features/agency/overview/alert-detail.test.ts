import { beforeAll, expect, it } from 'vitest'

import { instant } from '@/domain/time/instant'
import type { OverviewAlert } from '@/domain/figures/overview'
import { i18next } from '@/i18n'

import { startTestI18n } from '../../../../tests/support/i18n'
import { alertDetail } from './alerts'

let t: Parameters<typeof alertDetail>[0]
beforeAll(async () => {
  await startTestI18n('de')
  t = i18next.getFixedT('de', 'analytics')
})

const NOW = Date.UTC(2026, 10, 21, 12)
const alert = (given: Partial<OverviewAlert>): OverviewAlert => ({
  kind: 'other',
  creatorId: null,
  userId: null,
  text: 'As the server says it',
  count: null,
  chargebacks: null,
  at: instant(NOW - 12 * 60_000),
  ...given,
})
const said = (given: Partial<OverviewAlert>, change: number | null = null) =>
  alertDetail(t, alert(given), { change, now: NOW })
    .replaceAll(/[\u2068\u2069]/g, '')
    .replaceAll(/\s/g, ' ')

it(`describes an alert in the reader's language if its figures are known`, () => {
  expect(said({ kind: 'no_cover', count: 4 })).toBe('4 warten, längste Wartezeit 12 Min.')
  expect(said({ kind: 'long_work_log', count: 13 })).toBe('13 Std.')
  expect(said({ kind: 'refund_spike', count: 5 })).toBe('5 Erstattungen in 24 Stunden')
  expect(said({ kind: 'refund_spike', count: 4, chargebacks: 1 })).toBe(
    '4 Erstattungen in 24 Stunden und 1 Rückbuchung in 24 Stunden',
  )
  expect(said({ kind: 'pending_correction', count: 3 })).toBe('3 offen')
  expect(said({ kind: 'revenue_drop' }, -0.313)).toBe('-31 %')
})

it(`shows the server's text for an alert without figures`, () => {
  for (const kind of ['no_cover', 'refund_spike', 'long_work_log', 'revenue_drop', 'other'] as const)
    expect(said({ kind })).toBe('As the server says it')
})
