import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { NAMED_PERIODS } from '@/domain/time/period'

import { COMPARISONS } from '@/domain/time/compared-range'

import { type FilterState, BASES, ZONES, FILTER_DEFAULTS, readFilter, writeFilter } from './filter-params'

const ids = fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,12}$/), { maxLength: 5 })
const state: fc.Arbitrary<FilterState> = fc.record({
  period: fc.oneof(
    fc.constantFrom(...NAMED_PERIODS),
    fc.constant({ first: '2026-10-01', last: '2026-10-31' }),
    fc.constant({ first: '2028-02-29', last: '2028-02-29' }),
  ),
  compare: fc.constantFrom(...COMPARISONS),
  basis: fc.constantFrom(...BASES),
  zone: fc.constantFrom(...ZONES),
  creatorIds: ids,
  userIds: ids,
  groupId: fc.option(fc.stringMatching(/^[a-z0-9-]{1,12}$/)),
})

it("A shared link restores the sender's view", () => {
  fc.assert(
    fc.property(state, (given) => {
      const link = writeFilter(new URLSearchParams(), given).toString()
      expect(readFilter(new URLSearchParams(link))).toEqual(given)
    }),
  )
})

it('Defaults are not in the URL, and foreign parameters stay', () => {
  const address = new URLSearchParams('tab=sales&basis=net')
  expect(writeFilter(address, FILTER_DEFAULTS).toString()).toBe('tab=sales')
  expect(writeFilter(address, { zone: 'utc' }).toString()).toBe('tab=sales&basis=net&zone=utc')
  expect(writeFilter(address, { basis: 'net' }, { ...FILTER_DEFAULTS, basis: 'net' }).toString()).toBe(
    'tab=sales',
  )
})

it('Invalid values in the URL count as absent', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('period', 'compare', 'basis', 'zone'), fc.string()), (said) => {
      const read = readFilter(new URLSearchParams(said))
      expect(COMPARISONS).toContain(read.compare)
      expect(BASES).toContain(read.basis)
      expect(ZONES).toContain(read.zone)
    }),
  )
  for (const period of [
    '2026-10-31..2026-10-01',
    '2026-02-30..2026-03-01',
    '2020-01-01..2026-01-01',
    '..',
    'x',
  ])
    expect(readFilter(new URLSearchParams({ period })).period, period).toBe('last_28')
  expect(readFilter(new URLSearchParams('creators=,,a,a,b')).creatorIds).toEqual(['a', 'b'])
})
