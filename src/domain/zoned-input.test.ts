import { describe, expect, it } from 'vitest'

import { fromZonedInput, toZonedInput } from './zoned-input'

const at = Date.parse('2026-11-20T21:14:37Z')

describe('times of a log in the zone that is shown', () => {
  it('are written by the clocks of that zone, and nothing for a log that runs', () => {
    expect(toZonedInput(at, 'Europe/Warsaw')).toBe('2026-11-20T22:14')
    expect(toZonedInput(at, 'Asia/Tokyo')).toBe('2026-11-21T06:14')
    expect(toZonedInput(null, 'Asia/Tokyo')).toBe('')
  })

  it('keep their seconds while nobody changes them', () => {
    expect(fromZonedInput('2026-11-20T22:14', 'Europe/Warsaw', at)).toBe(at)
    expect(fromZonedInput('2026-11-20T22:15', 'Europe/Warsaw', at)).toBe(Date.parse('2026-11-20T21:15Z'))
    expect(fromZonedInput('', 'Europe/Warsaw', at)).toBeUndefined()
  })
})
