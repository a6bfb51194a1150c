import { describe, expect, it } from 'vitest'

import { hiddenMedia, isHiddenBy } from './censorship'

const SHOWN = { prefersBlur: false, level: 0, isOfAge: true }

describe('hidden media', () => {
  it('are none where the person wants to see them, is of age, and the level is off', () => {
    expect(hiddenMedia(SHOWN)).toBe('none')
  })

  it('are the explicit ones at the standard level', () => {
    expect(hiddenMedia({ ...SHOWN, level: 1 })).toBe('explicit')
  })

  it.each([
    { prefersBlur: true },
    { level: 2 },
    { level: 7 },
    { isOfAge: false },
    { prefersBlur: undefined },
    { level: undefined },
    { isOfAge: undefined },
  ])('are all with %o', (fact) => {
    expect(hiddenMedia({ ...SHOWN, ...fact })).toBe('all')
  })

  it('leave what is marked as pg-safe at the standard level only', () => {
    const safe = { kind: 'image', isPgSafe: true } as const
    const explicit = { kind: 'video', isPgSafe: false } as const
    const hiddenAt = (level: number) =>
      [safe, explicit].map((media) => isHiddenBy(hiddenMedia({ ...SHOWN, level }), media))
    expect([0, 1, 2].map(hiddenAt)).toEqual([
      [false, false],
      [false, true],
      [true, true],
    ])
  })

  it('are never recordings', () => {
    expect(isHiddenBy('all', { kind: 'audio', isPgSafe: false })).toBe(false)
  })
})
