import { describe, expect, it } from 'vitest'

import { MILA } from '../../../../../tests/support/people'
import { parseRules, formatRules, addWords } from './rules-text'

const RULES = {
  creatorId: MILA,
  avoidWords: ['paypal'],
  priceMin: 800,
  priceMax: 6000,
  kindPrices: { video: { min: 1500, max: null } },
  tone: 'Warm',
  offLimits: '',
  replyTargetS: 90,
}

describe('rules text', () => {
  it('round-trips, with a target in seconds', () => {
    expect(formatRules(RULES).replyTarget).toBe('1.5')
    expect(parseRules(MILA, formatRules(RULES))).toEqual({ rules: RULES, problems: [] })
  })

  it('sets no limit for an empty field', () => {
    const none = { min: '', max: ' ' }
    const prices = { any: none, image: none, video: none, audio: none }
    const text = { ...formatRules(RULES), prices, replyTarget: '' }
    expect(parseRules(MILA, text)).toEqual({
      rules: { ...RULES, priceMin: null, priceMax: null, kindPrices: {}, replyTargetS: null },
      problems: [],
    })
  })

  it('names what fails to parse: reversed limits, an invalid time, more than a day', () => {
    const problemsOf = (patch: object) => parseRules('c', { ...formatRules(RULES), ...patch }).problems
    const priced = (patch: object) => problemsOf({ prices: { ...formatRules(RULES).prices, ...patch } })
    expect(priced({ any: { min: '8', max: '5' } })).toContain('any_order')
    expect(priced({ video: { min: 'x', max: '' } })).toEqual(['video_min'])
    expect(priced({ audio: { min: '', max: '-' } })).toEqual(['audio_max'])
    // Above the limit of all media, which applies where the kind has none.
    expect(priced({ video: { min: '70', max: '' } })).toEqual(['video_order'])
    expect(problemsOf({ replyTarget: '0' })).toEqual(['replyTarget'])
    expect(problemsOf({ replyTarget: '1441' })).toEqual(['replyTarget'])
    expect(problemsOf({ tone: 'x'.repeat(2001) })).toEqual(['tone'])
  })

  it('keeps each word once in lower case, from a pasted list too', () => {
    expect(addWords(['paypal'], ' PayPal, Beach;hotel\n، ')).toEqual(['paypal', 'beach', 'hotel'])
  })
})
