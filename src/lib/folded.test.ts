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
  ])('maps %s to %s', (text, plain) => {
    expect(folded(text)).toBe(plain)
  })

  it('finds a partly typed syllable', () => {
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
  it('ranks a name that starts with the search first, then a word that does, then the rest', () => {
    const ranks = ['Ana Ribeiro', 'Cleo Anaïs', 'Joana Lima', 'Mila Hart'].map((name) =>
      matchRank(name, 'ana'),
    )
    expect(ranks).toEqual([0, 1, 2, 3])
  })
})
