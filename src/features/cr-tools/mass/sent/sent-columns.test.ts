import * as v from 'valibot'
import { beforeAll, expect, it } from 'vitest'

import { MassMessage } from '@/domain/mass/mass-message'
import { i18next } from '@/i18n'

import { startTestI18n } from '../../../../../tests/support/i18n'
import { sentColumns } from './sent-columns'

const version = { text: 'One', media: [], previewMediaIds: [], sent: 0, seen: 0, bought: 0, revenue: 0 }
const test = (second: number) => ({
  share: 20,
  decideAfterHours: 2,
  first: { ...version, price: 1200 },
  second: { ...version, price: second },
})
const message = (change: object) =>
  v.parse(MassMessage, {
    massMessageId: 'mass-1',
    state: 'done',
    text: 'One',
    price: 1200,
    createdAt: '2026-11-20T10:00:00.000Z',
    ...change,
  })

beforeAll(() => startTestI18n())

const columnsFor = (seesSpend: boolean) =>
  sentColumns(i18next.getFixedT('en', 'tools'), {
    nameOf: () => undefined,
    audienceOf: () => '',
    menu: () => null,
    timezone: 'Asia/Tokyo',
    seesSpend,
  })

const exported = (id: string, row: MassMessage) =>
  columnsFor(true)
    .find((column) => column.id === id)
    ?.exportValue?.(row)

it('exports the price as an amount, and both prices of a test as they are shown', () => {
  const one = { kind: 'money', amount: 1200, currency: 'USD' }
  expect(exported('price', message({}))).toEqual(one)
  expect(exported('price', message({ test: test(1200) }))).toEqual(one)
  expect(exported('price', message({ test: test(900) }))).toBe('$12.00 and $9.00')
})

it('exports when it was sent in the zone of the page', () => {
  expect(exported('sentAt', message({}))).toMatchObject({ timezone: 'Asia/Tokyo' })
})

it('leave out what fans paid for those who may not see spend', () => {
  const all = columnsFor(true).map(({ id }) => id)
  const shown = columnsFor(false).map(({ id }) => id)
  expect(all.filter((id) => !shown.includes(id))).toEqual(['revenue', 'perFan'])
})
