import { describe, expect, it } from 'vitest'

import { newId } from './new-id'

describe('a new id', () => {
  it('is a random UUID (screens S0), different each time', () => {
    const ids = Array.from({ length: 200 }, newId)
    for (const id of ids)
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(new Set(ids).size).toBe(200)
  })
})
