import { describe, expect, it } from 'vitest'

import { folded, hasWords, matchRank } from './folded'

describe('folded', () => {
  it.each([
    ['José', 'jose'],
    ['ŁUKASZ', 'lukasz'],
    ['Straße', 'strasse'],
    ['أحمد', 'احمد'],
    ['ＭＩＬＡ', 'mila'],
    ['plain', 'plain'],
  ])('writes %s as %s', (text, plain) => {
    expect(folded(text)).toBe(plain)
  })

  it('finds a syllable that is only begun', () => {
    expect(folded('김민준').startsWith(folded('기'))).toBe(true)
  })
})

describe('hasWords', () => {
  it('finds every word in any order, and not one without the other', () => {
    expect(hasWords('Zoë Lindqvist', 'lind zoe')).toBe(true)
    expect(hasWords('Zoë Lindqvist', 'zoe hart')).toBe(false)
    expect(hasWords('Zoë Lindqvist', '  ')).toBe(true)
  })
})

describe('matchRank', () => {
  it('puts a name that begins with the search before one with such a word, and that before the rest', () => {
    const ranks = ['Ana Ribeiro', 'Cleo Anaïs', 'Joana Lima', 'Mila Hart'].map((name) =>
      matchRank(name, 'ana'),
    )
    expect(ranks).toEqual([0, 1, 2, 3])
  })
})
