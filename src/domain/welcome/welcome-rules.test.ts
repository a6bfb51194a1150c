import { describe, expect, it } from 'vitest'

import type { WelcomeAudience } from './welcome-message'
import {
  areQuietHours,
  isDelayRange,
  longestSpan,
  overlapsWith,
  quietWait,
  textFor,
  welcomesTier,
} from './welcome-rules'

describe('delays of steps', () => {
  it.each([
    [0, 0, true],
    [5, 10, true],
    [10, 5, false],
    [-1, 5, false],
    [0.5, 5, false],
    [0, 90 * 24 * 60, true],
    [0, 90 * 24 * 60 + 1, false],
  ])('%s to %s minutes: %s', (delayMin, delayMax, isFine) => {
    expect(isDelayRange({ delayMin, delayMax })).toBe(isFine)
  })

  it('add up from step to step', () => {
    expect(longestSpan([{ delayMax: 10 }, { delayMax: 60 }])).toBe(70)
  })
})

describe('quiet hours', () => {
  const night = { quietFrom: '22:00', quietTo: '08:00' }

  it.each([
    [23 * 60, 9 * 60],
    [60, 7 * 60],
    [8 * 60, 0],
    [12 * 60, 0],
  ])('hold back a step that is due at minute %s for %s minutes', (minute, wait) => {
    expect(quietWait(night, minute)).toBe(wait)
  })

  it('have two different ends or none', () => {
    expect(areQuietHours(night)).toBe(true)
    expect(areQuietHours({ quietFrom: null, quietTo: null })).toBe(true)
    expect(areQuietHours({ quietFrom: '22:00', quietTo: null })).toBe(false)
    expect(areQuietHours({ quietFrom: '22:00', quietTo: '22:00' })).toBe(false)
    expect(areQuietHours({ quietFrom: '22:00', quietTo: '24:00' })).toBe(false)
  })
})

describe('a tier is welcomed', () => {
  const audience = (...tiers: WelcomeAudience['tiers']) => ({
    members: [],
    tiers,
    listId: null,
    excludeListId: null,
  })
  const sequence = { trigger: 'new_member', state: 'active', audience: audience() } as const

  it('by sequences for its new members, paused ones too', () => {
    expect(welcomesTier(sequence, 'basic')).toBe(true)
    expect(welcomesTier({ ...sequence, state: 'paused' }, 'basic')).toBe(true)
    expect(welcomesTier({ ...sequence, audience: audience('advanced', 'basic') }, 'basic')).toBe(true)
  })

  it('not by those for other tiers, by other triggers or in the archive', () => {
    expect(welcomesTier({ ...sequence, audience: audience('advanced') }, 'basic')).toBe(false)
    expect(welcomesTier({ ...sequence, trigger: 'expired' }, 'basic')).toBe(false)
    expect(welcomesTier({ ...sequence, state: 'archived' }, 'basic')).toBe(false)
  })
})

describe('sequences overlap', () => {
  const sequence = (sequenceId: string, audience: Partial<WelcomeAudience> = {}) => ({
    sequenceId,
    name: sequenceId,
    trigger: 'new_member' as const,
    entryListId: null,
    daysBefore: null,
    state: 'active' as const,
    audience: { members: [], tiers: [], listId: null, excludeListId: null, ...audience },
  })
  const overlap = (a: Partial<WelcomeAudience>, b: Partial<WelcomeAudience>) =>
    overlapsWith(sequence('a', a), [sequence('a', a), sequence('b', b)]).length > 0

  it('when the same fans enter both', () => {
    expect(overlap({}, {})).toBe(true)
    expect(overlap({ tiers: ['basic'] }, {})).toBe(true)
    expect(overlap({ members: ['new', 'trial'] }, { members: ['trial'] })).toBe(true)
  })

  it('not when conditions keep them apart', () => {
    expect(overlap({ tiers: ['basic'] }, { tiers: ['premium_fan'] })).toBe(false)
    expect(overlap({ members: ['new'] }, { members: ['returning'] })).toBe(false)
    expect(overlap({ listId: 'list' }, { excludeListId: 'list' })).toBe(false)
  })

  it('not while one of them is paused, or starts by another trigger', () => {
    const [one, other] = [sequence('a'), sequence('b')]
    expect(overlapsWith({ ...one, state: 'paused' }, [other])).toEqual([])
    expect(overlapsWith(one, [{ ...other, state: 'paused' }])).toEqual([])
    expect(overlapsWith(one, [{ ...other, trigger: 'expired' }])).toEqual([])
  })
})

describe('the text of a step', () => {
  const variant = (language: string, lockText: string | null = null) => ({
    language,
    text: language,
    lockText,
  })
  const step = {
    text: 'en',
    lockText: 'locked',
    variants: [variant('de', 'gesperrt'), variant('pt'), variant('pt-BR')],
  }

  it.each([
    ['de', 'de', 'gesperrt'],
    ['de-AT', 'de', 'gesperrt'],
    ['pt-BR', 'pt-BR', 'locked'],
    ['pt-PT', 'pt', 'locked'],
    ['fr', 'en', 'locked'],
    [null, 'en', 'locked'],
  ])('for a fan who reads %s is %s', (language, text, lockText) => {
    expect(textFor(step, language)).toEqual({ text, lockText })
  })
})
