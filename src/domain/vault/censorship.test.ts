import { describe, expect, it } from 'vitest'

import { shouldBlurMedia } from './censorship'

const SHOWN = { prefersBlur: false, level: 1, isOfAge: true }

describe('blurred media', () => {
  it('are shown when the person wants it, is of age, and the level allows it', () => {
    expect(shouldBlurMedia(SHOWN)).toBe(false)
    expect(shouldBlurMedia({ ...SHOWN, level: 0 })).toBe(false)
  })

  it.each([
    { prefersBlur: true },
    { level: 2 },
    { level: 7 },
    { isOfAge: false },
    { prefersBlur: undefined },
    { level: undefined },
    { isOfAge: undefined },
  ])('stay blurred with %o', (fact) => {
    expect(shouldBlurMedia({ ...SHOWN, ...fact })).toBe(true)
  })
})
