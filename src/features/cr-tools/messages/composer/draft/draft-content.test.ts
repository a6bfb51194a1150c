import { describe, expect, it } from 'vitest'

import type { Media } from '@/domain/vault/media'

import { type DraftContent, EMPTY_DRAFT } from '../../../outbox/composer-draft'
import { addedSince } from './draft-content'

const photo = (mediaId: string) => ({ mediaId }) as Media // only the fields under test
const content = (part: Partial<DraftContent>): DraftContent => ({ ...EMPTY_DRAFT, ...part })

const sent = content({ text: 'Hello', media: [photo('one')], price: 500 })

describe('what was added to a message during its check', () => {
  it('is empty when nothing was added', () => {
    expect(addedSince(sent, sent)).toMatchObject({ text: '', media: [] })
  })

  it('is the text and media after the sent part', () => {
    const now = { ...sent, text: 'Hello\nyou', media: [photo('one'), photo('two')] }
    expect(addedSince(sent, now)).toEqual({ text: 'you', media: [photo('two')] })
  })

  it('may have a pending translation of its own', () => {
    const translation = { text: 'Hola', from: 'en', to: 'es', of: 'Hello' }
    const translated = { ...sent, translation }
    expect(addedSince(translated, { ...translated, text: 'Hello you', translation: null })).toMatchObject({
      text: 'you',
    })
    expect(addedSince(translated, { ...translated, translation: null })).toBeUndefined()
  })

  it.each([{ text: 'Hallo' }, { text: '' }, { media: [] }, { media: [photo('two')] }, { price: 900 }])(
    'is unknown when the sent part was changed: %o',
    (part) => {
      expect(addedSince(sent, { ...sent, ...part })).toBeUndefined()
    },
  )
})
