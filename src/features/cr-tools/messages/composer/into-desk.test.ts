import { describe, expect, it } from 'vitest'

import { outgoing } from '../../../../../tests/outgoing'

import { Desk } from './desk'
import { intoDesk } from './into-desk'

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
    const desk = new Desk('mila', undefined, since)
    intoDesk(desk, sent)
    expect(desk.read()).toMatchObject({ ...since, text: 'Hello\nA film for you' })
  })

  it('keeps its own settings where it has them', () => {
    const desk = new Desk('mila', undefined, since)
    const own = { lockText: 'Mine', scheduledAt: '2026-11-23T09:00:00Z', scriptId: 'script-1' }
    intoDesk(desk, { ...sent, ...own, scriptStep: null })
    expect(desk.read()).toMatchObject({ ...own, scriptStep: null })
  })
})
