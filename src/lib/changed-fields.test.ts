import { describe, expect, it } from 'vitest'

import { changedFields } from './changed-fields'

describe('changedFields', () => {
  it('keeps what differs, also within lists and objects, and null instead of a value', () =>
    expect(
      changedFields(
        { name: 'A', cap: 5, tiers: ['a'], goal: { title: 'B' }, at: null },
        { name: 'A', cap: null, tiers: ['a', 'b'], goal: { title: 'B' }, at: null },
      ),
    ).toEqual({ cap: null, tiers: ['a', 'b'] }))

  it('is empty where nothing differs', () => expect(changedFields({ a: [1] }, { a: [1] })).toEqual({}))
})
