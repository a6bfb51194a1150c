import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  type UrlSchema,
  amountField,
  flagField,
  idsField,
  isSameSearch,
  isUrlStateChanged,
  choiceField,
  optionalFlagField,
  optionalIdField,
  readUrlState,
  choicesField,
  type UrlState,
  textField,
  writeUrlState,
} from './url-state'

const KINDS = ['tips', 'posts', 'live'] as const
const SCHEMA = {
  basis: choiceField(['gross', 'net'], 'gross'),
  state: choiceField(['paid', 'open'], null),
  kinds: choicesField(KINDS),
  query: { ...textField(), name: 'q' },
  fanId: { ...optionalIdField(), name: 'fan' },
  people: idsField(),
  isMine: { ...flagField(), name: 'mine' },
  isHidden: { ...optionalFlagField(), name: 'hidden' },
  least: { ...amountField(), name: 'min' },
}

const id = fc.stringMatching(/^[a-z0-9-]{1,12}$/)
const state: fc.Arbitrary<UrlState<typeof SCHEMA>> = fc.record({
  basis: fc.constantFrom('gross', 'net'),
  state: fc.constantFrom('paid', 'open', null),
  kinds: fc.subarray([...KINDS]),
  query: fc.string({ maxLength: 200 }).map((text) => text.trim()),
  fanId: fc.option(id),
  people: fc.uniqueArray(id, { maxLength: 5 }),
  isMine: fc.boolean(),
  isHidden: fc.option(fc.boolean()),
  least: fc.option(fc.integer({ min: 0, max: 9_999_999 })),
})
const read = (search: string) => readUrlState(SCHEMA, new URLSearchParams(search))
const FALLBACKS = read('')

describe('the state of a view in its address', () => {
  it('round-trips through the address', () => {
    fc.assert(
      fc.property(state, (given) => {
        expect(read(writeUrlState(SCHEMA, new URLSearchParams(), given).toString())).toEqual(given)
      }),
    )
  })

  it('keeps the parameters of others on every write and reset', () => {
    const others = fc.dictionary(fc.constantFrom('creator', 'tab', 'period'), fc.string({ minLength: 1 }))
    fc.assert(
      fc.property(state, others, (given, foreign) => {
        const written = writeUrlState(SCHEMA, new URLSearchParams(foreign), given)
        for (const [name, value] of Object.entries(foreign)) expect(written.get(name)).toBe(value)
        expect(Object.fromEntries(writeUrlState(SCHEMA, written, FALLBACKS))).toEqual(foreign)
      }),
    )
  })

  it('omits defaults, and changes only the given keys', () => {
    expect(writeUrlState(SCHEMA, new URLSearchParams('q=ana&mine=1'), { basis: 'gross' }).toString()).toBe(
      'q=ana&mine=1',
    )
    expect(writeUrlState(SCHEMA, new URLSearchParams('q=ana&mine=1'), { isMine: false }).toString()).toBe(
      'q=ana',
    )
    expect(writeUrlState(SCHEMA, new URLSearchParams(), { least: 1250 }).toString()).toBe('min=12.50')
  })

  it('drops invalid values', () => {
    expect(read('basis=both&state=&kinds=tips,coins,posts&mine=yes&hidden=2&min=-3&people=,a,,a,b')).toEqual({
      ...FALLBACKS,
      kinds: ['tips', 'posts'],
      people: ['a', 'b'],
    })
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('basis', 'kinds', 'min', 'hidden'), fc.string()), (said) => {
        const found = readUrlState(SCHEMA, new URLSearchParams(said))
        expect(['gross', 'net']).toContain(found.basis)
        expect(found.kinds.every((kind) => KINDS.includes(kind))).toBe(true)
        expect(found.least === null || Number.isSafeInteger(found.least)).toBe(true)
      }),
    )
  })

  it('sorts several names, so that the same choice is the same request', () => {
    expect(read('kinds=live,tips').kinds).toEqual(read('kinds=tips,live').kinds)
  })

  it('limits how much of an address it reads', () => {
    expect(read(`q=${'x'.repeat(100_000)}`).query).toHaveLength(200)
    expect(read(`fan=${'x'.repeat(100_000)}`).fanId).toBeNull()
    const many = Array.from({ length: 5000 }, (_, index) => `id-${index}`).join(',')
    expect(read(`people=${many}`).people).toHaveLength(200)
  })

  it('detects any value that is not the default', () => {
    expect(isUrlStateChanged(SCHEMA, FALLBACKS)).toBe(false)
    expect(isUrlStateChanged(SCHEMA, { ...FALLBACKS, kinds: ['tips'] })).toBe(true)
    expect(isUrlStateChanged(SCHEMA, { ...FALLBACKS, basis: 'net' }, ['kinds', 'query'])).toBe(false)
  })

  it('compares searches whatever their order', () => {
    expect(isSameSearch('?basis=net&people=a', 'people=a&basis=net')).toBe(true)
    expect(isSameSearch('basis=net', 'basis=gross')).toBe(false)
  })

  it('accepts schemas with their own value types', () => {
    const even: UrlSchema = {
      n: { fallback: 0, read: (text) => (Number(text) % 2 === 0 ? Number(text) : undefined), write: String },
    }
    expect(readUrlState(even, new URLSearchParams('n=4'))).toEqual({ n: 4 })
    expect(readUrlState(even, new URLSearchParams('n=3'))).toEqual({ n: 0 })
  })
})
