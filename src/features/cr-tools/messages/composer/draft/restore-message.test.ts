import { describe, expect, it } from 'vitest'

import { outgoing } from '../../../../../../tests/support/fixtures/outgoing'

import { ComposerStore } from '../store/composer-store'
import { restoreMessage } from './draft-content'

const TOMORROW = '2026-11-22T09:00:00Z'
const sent = outgoing({ text: 'Hello' })

const since = {
  text: 'A film for you',
  price: 3000,
  lockText: 'Only for you',
  scheduledAt: TOMORROW,
  scriptId: 'script-2',
  scriptStep: 1,
  translation: { text: 'Una película para ti', from: 'en', to: 'es', of: 'A film for you' },
}

describe('a restored message', () => {
  it('leaves newer settings for the next message: their price is never sent without its lock text and schedule', () => {
    const composer = new ComposerStore('mila', undefined, since)
    restoreMessage(composer, sent)
    expect(composer.getContent()).toMatchObject({ ...since, text: 'Hello\nA film for you' })
  })

  it('is never sold for less than its price, nor what was written since', () => {
    const composer = new ComposerStore('mila', undefined, since)
    restoreMessage(composer, { ...sent, price: 1000 })
    expect(composer.getContent().price).toBe(3000)
    restoreMessage(composer, { ...sent, price: 5000 })
    expect(composer.getContent().price).toBe(5000)
  })

  it('keeps its own settings where it has them', () => {
    const composer = new ComposerStore('mila', undefined, since)
    const own = { lockText: 'Mine', scheduledAt: '2026-11-23T09:00:00Z', scriptId: 'script-1' }
    restoreMessage(composer, { ...sent, ...own, scriptStep: null })
    expect(composer.getContent()).toMatchObject({ ...own, scriptStep: null })
  })
})
