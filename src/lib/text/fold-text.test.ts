import { describe, expect, it } from 'vitest'

import { foldText, containsWords, matchRank } from './fold-text'

describe('folded', () => {
  it.each([
    ['José', 'jose'],
    ['ŁUKASZ', 'lukasz'],
    ['Straße', 'strasse'],
    ['أحمد', 'احمد'],
    ['ＭＩＬＡ', 'mila'],
    ['plain', 'plain'],
  ])('maps %s to %s', (text, plain) => {
    expect(foldText(text)).toBe(plain)
  })

  it('finds a partly typed syllable', () => {
    expect(foldText('김민준').startsWith(foldText('기'))).toBe(true)
  })
})

describe('hasWords', () => {
  it('finds every word in any order, and not one without the other', () => {
    expect(containsWords('Zoë Lindqvist', 'lind zoe')).toBe(true)
    expect(containsWords('Zoë Lindqvist', 'zoe hart')).toBe(false)
    expect(containsWords('Zoë Lindqvist', '  ')).toBe(true)
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
