import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { cutText } from './graphemes'

const FAMILY = '👨‍👩‍👧‍👦'

describe('a text that is cut to a length', () => {
  it('never ends inside an emoji or an accented letter', () => {
    expect(cutText(`ab${FAMILY}`, 5)).toBe('ab')
    expect(cutText(`ab${FAMILY}cd`, 2 + FAMILY.length)).toBe(`ab${FAMILY}`)
    expect(cutText('cafe\u0301 noir', 4)).toBe('caf')
    expect(cutText('😀😀', 3)).toBe('😀')
  })

  it('is a start of the text, well-formed, and no longer than that', () => {
    const piece = fc.constantFrom('a', ' ', '😀', FAMILY, 'e\u0301', '🇯🇵', '한')
    fc.assert(
      fc.property(fc.array(piece), fc.nat({ max: 60 }), (pieces, length) => {
        const text = pieces.join('')
        const cut = cutText(text, length)
        expect(text.startsWith(cut)).toBe(true)
        expect(cut.length).toBeLessThanOrEqual(length)
        expect(cut.isWellFormed()).toBe(true)
        if (text.length <= length) expect(cut).toBe(text)
      }),
    )
  })
})
