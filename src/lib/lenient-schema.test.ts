import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { IgnoredResponse, orElse, orNull, validEntriesOf } from './lenient-schema'

const Row = v.object({ id: v.string(), name: orNull(v.string()), count: orElse(v.number(), 0) })

describe('lenient parsing of responses (decisions 27)', () => {
  it.each([
    {},
    { name: null, count: null },
    { name: 7, count: 'many' },
    { name: undefined, count: undefined },
  ])('treats a missing, null or invalid optional field alike: %j', (fields) => {
    expect(v.parse(Row, { id: 'a', ...fields })).toEqual({ id: 'a', name: null, count: 0 })
  })

  it('keeps valid fields and ignores unknown ones', () => {
    expect(v.parse(Row, { id: 'a', name: 'Mila', count: 3, colour: 'red' })).toEqual({
      id: 'a',
      name: 'Mila',
      count: 3,
    })
  })

  it('fails without a required field', () => {
    expect(v.is(Row, { name: 'Mila' })).toBe(false)
  })

  it('drops invalid entries of a list, and keeps the order', () => {
    expect(v.parse(validEntriesOf(Row), [{ id: 'b' }, null, 'x', { id: 'a' }]).map((row) => row.id)).toEqual([
      'b',
      'a',
    ])
    expect(v.is(validEntriesOf(Row), { id: 'b' })).toBe(false)
  })

  it('shares a schema among equal fields only', () => {
    expect(orNull(v.string())).toBe(orNull(v.string()))
    expect(orElse(v.number(), 0)).toBe(orElse(v.number(), 0))
    expect(orElse(validEntriesOf(Row), [])).toBe(orElse(validEntriesOf(Row), []))
    const Short = v.pipe(v.string(), v.maxLength(3))
    const read = v.object({
      any: orNull(v.string()),
      short: orNull(Short),
      none: orElse(v.number(), 0),
      one: orElse(v.number(), 1),
      off: orElse(v.boolean(), false),
      empty: orElse(v.string(), ''),
      row: orNull(Row),
      rows: orElse(validEntriesOf(Row), []),
    })
    expect(v.parse(read, { any: 'long', short: 'long', rows: [{}] })).toEqual({
      any: 'long',
      short: null,
      none: 0,
      one: 1,
      off: false,
      empty: '',
      row: null,
      rows: [],
    })
    const withMessage = orElse(v.string('Write a name'), '')
    expect(withMessage).not.toBe(orElse(v.string(), ''))
  })

  it('reads nothing of an ignored response', () => {
    for (const answer of [undefined, null, {}, [], 'ok']) expect(v.parse(IgnoredResponse, answer)).toBeNull()
  })
})
