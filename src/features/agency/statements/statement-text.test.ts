import { beforeAll, expect, it } from 'vitest'

import { Statement } from '@/domain/money/statement'
import i18n from 'i18next'
import * as v from 'valibot'

import { startTestI18n } from '../../../../tests/support/i18n'
import { statementTable } from './statement-text'

beforeAll(() => startTestI18n())

it('a file has no invisible marks around a month', () => {
  const statement = v.parse(Statement, {
    userId: 'ana',
    from: '2026-11-01T00:00:00Z',
    to: '2026-12-01T00:00:00Z',
    currency: 'USD',
    hours: 0,
    hourly: 0,
    pay: 0,
    commission: 0,
    total: -50,
    state: 'open',
    carried: [{ from: '2026-10-01T00:00:00Z', kind: 'tips', base: -1000, rate: 0.05, amount: -50 }],
  })
  const { rows } = statementTable(i18n.getFixedT('en', 'analytics'), statement, {
    name: 'Ana',
    timezone: 'UTC',
  })
  const texts = rows.flat().filter((cell) => typeof cell === 'string')
  expect(texts.join()).toContain('October 2026')
  expect(texts.join()).not.toMatch(/[\u2066-\u2069]/u)
})
