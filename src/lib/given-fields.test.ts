import { expect, expectTypeOf, it } from 'vitest'

import { givenFields } from './given-fields'

it('drops what has no value, and keeps false and 0', () => {
  const fields = { a: null, b: undefined, c: '', d: [], e: false, f: 0, g: 'x', h: ['y'] }
  expect(givenFields(fields)).toEqual({ e: false, f: 0, g: 'x', h: ['y'] })
})

it('copies lists, so that a request shares none with the view', () => {
  const tags: readonly string[] = ['beach']
  const given = givenFields({ tags })
  expect(given.tags).toEqual(['beach'])
  expect(given.tags).not.toBe(tags)
  expectTypeOf(given.tags).toEqualTypeOf<string[] | undefined>()
})
