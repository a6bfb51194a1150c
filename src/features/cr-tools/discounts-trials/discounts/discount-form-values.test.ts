import { describe, expect, it } from 'vitest'

import type { Discount } from '@/domain/money/discount'
import { instant } from '@/domain/time/instant'
import { DAY_MS } from '@/lib/duration'

import {
  discountFaults,
  discountSettingsOf,
  type DiscountFormValues,
  discountFormValuesOf,
} from './discount-form-values'

const NOW = Date.UTC(2026, 10, 24, 12)

const running: Discount = {
  discountId: 'd-1',
  name: 'First month',
  percent: 30,
  tiers: ['basic'],
  audience: 'new',
  listId: null,
  from: instant(NOW - 9 * DAY_MS),
  to: null,
  cap: 100,
  code: null,
  endedAt: null,
  used: 40,
  revenue: 0,
}

const fit: DiscountFormValues = {
  ...discountFormValuesOf(undefined, NOW),
  name: 'Spring',
  percent: '20',
  code: 'SPRING',
}
const faults = (part: Partial<DiscountFormValues>, discount?: Discount) =>
  discountFaults({ ...fit, ...part }, { discount, all: [running], now: NOW })

describe('discount validation', () => {
  it('takes the percent sign of any keyboard', () => {
    for (const percent of ['25%', '٢٥٪', '٪٢٥', '２５％', '25 %'])
      expect(discountSettingsOf({ ...fit, percent }).percent, percent).toBe(25)
  })

  it('accepts a valid discount', () => expect(faults({})).toEqual({}))

  it.each([
    [{ name: ' ​' }, { name: 'name_missing' }],
    [{ percent: '' }, { percent: 'percent_unfit' }],
    [{ percent: '12,5' }, { percent: 'percent_unfit' }],
    [{ percent: '101' }, { percent: 'percent_unfit' }],
    [{ reach: 'some' }, { tiers: 'tiers_missing' }],
    [{ audience: 'list' }, { listId: 'list_missing' }],
    [{ from: { at: null } }, { from: 'start_missing' }],
    [{ from: { at: undefined } }, { from: 'start_missing' }],
    [{ to: { at: undefined } }, { to: 'date_incomplete' }],
    [{ to: { at: NOW } }, { to: 'end_before_start' }],
    [{ from: { at: NOW - DAY_MS }, to: { at: NOW - 1 } }, { to: 'end_past' }],
    [{ cap: 'many' }, { cap: 'cap_unfit' }],
    [{ cap: '0' }, { cap: 'cap_unfit' }],
    [{ code: 'no code' }, { code: 'code_unfit' }],
  ] as [Partial<DiscountFormValues>, object][])('reports the fault of %j at its field', (part, found) =>
    expect(faults(part)).toEqual(found),
  )

  it('reports all faults at once', () =>
    expect(Object.keys(faults({ name: '', percent: 'x', cap: 'y', code: '-' }))).toEqual([
      'name',
      'percent',
      'cap',
      'code',
    ]))

  it('names the discount that overlaps for the same fans', () => {
    expect(faults({ code: '' })).toEqual({ from: { clash: 'First month' } })
    expect(faults({ code: '', audience: 'expired' })).toEqual({})
    expect(faults({ code: '', reach: 'some', tiers: ['advanced'] })).toEqual({})
  })

  it('ignores the discount itself, and requires a limit no lower than its uses', () => {
    const written = discountFormValuesOf(running, NOW)
    expect(discountFaults(written, { discount: running, all: [running], now: NOW })).toEqual({})
    expect(faults({ ...written, cap: '39' }, running)).toEqual({ cap: 'cap_used' })
  })

  it('rejects a start that moved past the kept end', () => {
    const planned = { ...running, from: instant(NOW + DAY_MS), to: instant(NOW + 2 * DAY_MS), used: 0 }
    const written = { ...discountFormValuesOf(planned, NOW), from: { at: NOW + 3 * DAY_MS } }
    expect(discountFaults(written, { discount: planned, all: [], now: NOW })).toEqual({
      to: 'end_before_start',
    })
  })

  it('parses digits of any script and codes in any case', () => {
    const written = { ...fit, percent: '٢٥٪', cap: '１００', code: 'spring-25 ', name: '  Spring ' }
    expect(discountFaults(written, { discount: undefined, all: [], now: NOW })).toEqual({})
    expect(discountSettingsOf(written)).toMatchObject({
      percent: 25,
      cap: 100,
      code: 'SPRING-25',
      name: 'Spring',
      to: null,
    })
  })
})
