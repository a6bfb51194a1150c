import { describe, expect, it } from 'vitest'

import { parseIntegerWithin, parseInteger, parseOptionalInteger, parsePercentInteger } from './parse-integer'

describe('a whole number in a field', () => {
  it('comes from any keyboard', () => {
    for (const text of ['20', ' 20 ', '٢٠', '２０']) expect(parseInteger(text), text).toBe(20)
    for (const text of ['20.5', '1e2', '0x1F', '-1', '1234567890', '20%', '٪٢٠', '%'])
      expect(parseInteger(text), text).toBeUndefined()
  })

  it('may be missing where none is fine', () => {
    for (const text of ['', ' ']) {
      expect(parseOptionalInteger(text), text).toBeNull()
      expect(parseInteger(text), text).toBeUndefined()
    }
    expect(parseOptionalInteger('twenty')).toBeUndefined()
  })

  it('may be a percentage, with the sign on either side', () => {
    for (const text of ['20', '20 %', '%20', '٪٢٠', '٢٠٪', '２０％'])
      expect(parsePercentInteger(text), text).toBe(20)
    for (const text of ['', '%', '％']) expect(parsePercentInteger(text), text).toBeNull()
    for (const text of ['20.5%', '%20%', '2%0']) expect(parsePercentInteger(text), text).toBeUndefined()
  })

  it('keeps to its limits', () => {
    expect(['0', '1', '20', '21', ''].map((text) => parseIntegerWithin(text, { min: 1, max: 20 }))).toEqual([
      undefined,
      1,
      20,
      undefined,
      undefined,
    ])
  })
})
