import { describe, expect, it } from 'vitest'

import { latinNumber } from './latin-digits'

describe('a number as keyboards of other scripts write it', () => {
  it('has Latin digits, points, commas and percent signs', () => {
    expect(latinNumber('٢٠٪')).toBe('20%')
    expect(latinNumber('２０％')).toBe('20%')
    expect(latinNumber('١٫٥')).toBe('1.5')
    expect(latinNumber('１８．５')).toBe('18.5')
    expect(latinNumber('18،50')).toBe('18,50')
  })

  it('has no marks of direction, as formatted Arabic has', () => {
    expect(latinNumber(new Intl.NumberFormat('ar-EG', { style: 'percent' }).format(0.2))).toBe('20%')
  })

  it('keeps a power a power', () => expect(latinNumber('5²')).toBe('5²'))
})
