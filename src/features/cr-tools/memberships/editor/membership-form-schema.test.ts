import { describe, expect, it } from 'vitest'

import { parseWhole } from './membership-form-schema'

describe('a discount of a membership', () => {
  it('is a percentage of any keyboard', () => {
    for (const text of ['20', '20 %', '٢٠٪', '２０％']) expect(parseWhole(text), text).toBe(20)
    for (const text of ['', '%', '％']) expect(parseWhole(text), text).toBeNull()
    expect(parseWhole('20.5')).toBeUndefined()
  })
})
