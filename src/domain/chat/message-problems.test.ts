import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { MESSAGE_MAX_CHARACTERS } from '@/config/tool-limits'

import {
  createForbiddenWordFinder,
  type MessageToCheck,
  findMessageProblem,
  type SendContext,
} from './message-problems'

const media = { mediaId: 'media-1' }
const NOW = Date.parse('2026-11-21T08:00:00Z')
const FREE: SendContext = {
  lockedBy: null,
  findForbidden: () => undefined,
  canPrice: true,
  limitsFor: (kinds) => ({ min: kinds.includes('video') ? 2000 : 800, max: 6000 }),
  now: () => NOW,
}
const problem = (message: Partial<MessageToCheck>, facts: Partial<SendContext> = {}) =>
  findMessageProblem({ text: '', ...message }, { ...FREE, ...facts })

describe('sending is blocked with a reason (screens S11)', () => {
  it('when a fan would read a raw variable, unless the server fills it per fan', () => {
    const found = ['{ pet | love }', '{Name}']
    const text = 'Hi { pet | love }, {Name}? {Name}!'
    expect(problem({ text, lockText: '{Name}' })).toEqual({ kind: 'braces', found })
    expect(problem({ text }, { isFilledByServer: true })).toBeUndefined()
    for (const plain of ['{', '{}', '{hug}', ':{) {lots of words | here}', String.raw`\{name}`, '{"a": 1}'])
      expect(problem({ text: plain })).toBeUndefined()
  })

  it('when there is nothing to send; media without text is enough', () => {
    expect(problem({})).toEqual({ kind: 'empty' })
    expect(problem({ text: ' \n ' })).toEqual({ kind: 'empty' })
    for (const text of ['\u200B', '\u2060\u200D', '\uFE0F \u{E0100}'])
      expect(problem({ text })).toEqual({ kind: 'empty' })
    expect(problem({ media: [media] })).toBeUndefined()
    expect(problem({ text: 'Hi' })).toBeUndefined()
  })

  it('when a price has no media to unlock', () => {
    expect(problem({ text: 'Hi', price: 1000 })).toEqual({ kind: 'price_without_media' })
    expect(problem({ text: 'Hi', unclearPrice: '12x' })).toEqual({ kind: 'price_unclear' })
    expect(problem({ price: 1000 })).toEqual({ kind: 'price_without_media' })
  })

  it.each([
    [799, { kind: 'price_low', amount: 800 }],
    [800, undefined],
    [6000, undefined],
    [6001, { kind: 'price_high', amount: 6000 }],
  ])('when a price is out of bounds: %i', (price, expected) => {
    expect(problem({ media: [media], price })).toEqual(expected)
  })

  it('when a price is out of the bounds of the kind of media', () => {
    const clip = { mediaId: 'media-2', kind: 'video' } as const
    expect(problem({ media: [media, clip], price: 1000 })).toEqual({ kind: 'price_low', amount: 2000 })
    expect(problem({ media: [{ ...media, kind: 'image' }], price: 1000 })).toBeUndefined()
  })

  it('until it is known which media the fan already has', () => {
    expect(problem({ media: [media], ownedCheck: 'checking' })).toEqual({ kind: 'owned_checking' })
    expect(problem({ media: [media], ownedCheck: 'failed' })).toEqual({ kind: 'owned_unknown' })
    expect(problem({ media: [media], ownedCheck: null })).toBeUndefined()
  })

  it('when this person may not set prices', () => {
    expect(problem({ media: [media], price: 1000 }, { canPrice: false })).toEqual({ kind: 'no_price_right' })
    expect(problem({ media: [media] }, { canPrice: false })).toBeUndefined()
  })

  it("when there is a price while a fan's message may need care", () => {
    expect(problem({ media: [media], price: 1000, isSellingPaused: true })).toEqual({ kind: 'care' })
    expect(problem({ text: 'I am here', isSellingPaused: true })).toBeUndefined()
  })

  it('when the fan already has some of the attached media', () => {
    expect(problem({ media: [media], ownedMediaIds: ['media-1'] })).toEqual({ kind: 'owned', count: 1 })
    expect(problem({ text: 'Hi', ownedMediaIds: ['media-1'] })).toBeUndefined()
  })

  it('when a colleague is writing here, before any other reason', () => {
    expect(problem({}, { lockedBy: 'ben' })).toEqual({ kind: 'locked', userId: 'ben' })
  })

  it('while an upload is running, or its translation is still to come', () => {
    expect(problem({ text: 'Hi', isUploading: true })).toEqual({ kind: 'uploading' })
    expect(problem({ text: 'Hi', isTranslationDue: true })).toEqual({ kind: 'uploading' })
  })

  it('while a file has failed to upload, also beside one that is uploading', () => {
    expect(problem({ text: 'Hi', hasFailedUpload: true, isUploading: true })).toEqual({
      kind: 'upload_failed',
    })
  })

  it('while its translation belongs to another text', () => {
    const translation = { text: 'Hola', of: 'Hi' }
    expect(problem({ text: 'Hi there', translation })).toEqual({ kind: 'uploading' })
    expect(problem({ text: ' Hi\n', translation })).toBeUndefined()
  })

  it('when it exceeds the maximum length', () => {
    expect(problem({ text: 'a'.repeat(MESSAGE_MAX_CHARACTERS) })).toBeUndefined()
    expect(problem({ text: 'a'.repeat(MESSAGE_MAX_CHARACTERS + 2) })).toEqual({ kind: 'too_long', count: 2 })
  })

  it('when its scheduled time is past', () => {
    expect(problem({ text: 'Hi', scheduledAt: '2026-11-21T07:59:00Z' })).toEqual({ kind: 'schedule_past' })
    expect(problem({ text: 'Hi', scheduledAt: '2026-11-21T08:01:00Z' })).toBeUndefined()
  })

  it('when it contains a forbidden word, in the text, the lock text or the translation', () => {
    const findForbidden = createForbiddenWordFinder(['meet'])
    const word = { kind: 'word', word: 'meet' }
    expect(problem({ text: 'let us meet' }, { findForbidden })).toEqual(word)
    expect(problem({ text: 'Hi', lockText: 'meet me' }, { findForbidden })).toEqual(word)
    expect(problem({ text: 'Hola', translation: { text: 'meet' } }, { findForbidden })).toEqual(word)
  })
})

describe('forbidden words', () => {
  it.each([
    ['Shall we MEET?', 'MEET'],
    ['a meeting', undefined],
    ['meet  up tonight', 'meet  up'],
    ['Shall we MEET-UP?', 'MEET-UP'],
    ['c++ is fine', 'c++'],
    ['会おうよ', '会おう'],
    ['ＭＥＥＴ me', 'MEET'],
    ['nothing here', undefined],
  ])('match as whole words, regardless of case and width: %s', (text, expected) => {
    expect(createForbiddenWordFinder(['meet up', 'meet', 'c++', '会おう', ' '])(text)).toBe(expected)
  })

  it('match anywhere in scripts without spaces', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(createForbiddenWordFinder(['whatsapp'])(`${before} whatsapp ${after}`)).toBe('whatsapp')
      }),
    )
  })

  it('match nothing when there are none', () => {
    expect(createForbiddenWordFinder([])('meet')).toBeUndefined()
    expect(createForbiddenWordFinder(['  '])('meet')).toBeUndefined()
  })
})
