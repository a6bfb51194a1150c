import { describe, expect, it } from 'vitest'

import { rulesFrom, rulesText, withWords } from './rules-text'

const RULES = {
  creatorId: 'creator-01',
  avoidWords: ['paypal'],
  priceMin: 800,
  priceMax: 6000,
  kindPrices: { video: { min: 1500, max: null } },
  tone: 'Warm',
  offLimits: '',
  replyTargetS: 90,
}

describe('rules as they are written', () => {
  it('say the same rules when they are read again, a target of seconds included', () => {
    expect(rulesText(RULES).replyTarget).toBe('1.5')
    expect(rulesFrom('creator-01', rulesText(RULES))).toEqual({ rules: RULES, problems: [] })
  })

  it('set no limit where a field is empty', () => {
    const none = { min: '', max: ' ' }
    const prices = { any: none, image: none, video: none, audio: none }
    const text = { ...rulesText(RULES), prices, replyTarget: '' }
    expect(rulesFrom('creator-01', text)).toEqual({
      rules: { ...RULES, priceMin: null, priceMax: null, kindPrices: {}, replyTargetS: null },
      problems: [],
    })
  })

  it('name what can’t be read: turned limits, no time at all, more than a day', () => {
    const problemsOf = (patch: object) => rulesFrom('c', { ...rulesText(RULES), ...patch }).problems
    const priced = (patch: object) => problemsOf({ prices: { ...rulesText(RULES).prices, ...patch } })
    expect(priced({ any: { min: '8', max: '5' } })).toContain('any_order')
    expect(priced({ video: { min: 'x', max: '' } })).toEqual(['video_min'])
    expect(priced({ audio: { min: '', max: '-' } })).toEqual(['audio_max'])
    // Above what holds for all media, where the kind names no end of its own.
    expect(priced({ video: { min: '70', max: '' } })).toEqual(['video_order'])
    expect(problemsOf({ replyTarget: '0' })).toEqual(['replyTarget'])
    expect(problemsOf({ replyTarget: '1441' })).toEqual(['replyTarget'])
    expect(problemsOf({ tone: 'x'.repeat(2001) })).toEqual(['tone'])
  })

  it('keep each word to avoid once, in small letters, from a pasted list as well', () => {
    expect(withWords(['paypal'], ' PayPal, Beach;hotel\n، ')).toEqual(['paypal', 'beach', 'hotel'])
  })
})
