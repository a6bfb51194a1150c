import { describe, expect, it } from 'vitest'

import { random } from '../../../seed/random'
import { MockClient } from '../../../testing/mock-client'

const SENDS = 1200
const CHANNELS = 40

describe('a message with a client id', () => {
  it('is stored once, however often it is sent and whatever gets lost', async () => {
    const visitor = await MockClient.as('ana')
    const bearer = await visitor.creatorToken('creator-01')
    const roll = random(7)
    // Some responses never arrive; the client cannot know whether the server processed the call.
    await visitor.world.setFaults({ mode: 'fail', rate: 0.2, only: '/api/messages/send' })
    const first = new Map<string, string>()
    const send = async (n: number): Promise<void> => {
      const clientId = `key-${n}`
      const body = {
        clientId,
        channelId: `channel-1-${(n % CHANNELS) + 200}`,
        text: `Number ${n}`,
        mediaIds: [],
        previewMediaIds: [],
        price: 0,
      }
      const { status, body: answer } = await visitor.send('/api/messages/send', { body, bearer })
      const { message } = answer as unknown as { message?: { messageId: string } }
      if (status !== 200 || !message) return send(n)
      expect(first.get(clientId) ?? message.messageId).toBe(message.messageId)
      first.set(clientId, message.messageId)
      // Repeats a call with a lost response.
      if (roll() < 0.3) await send(n)
    }
    for (let n = 0; n < SENDS; n += 20)
      await Promise.all(Array.from({ length: 20 }, (_, step) => send(n + step)))
    await visitor.world.setFaults({ mode: 'none' })
    const texts: string[] = []
    for (let channel = 200; channel < 200 + CHANNELS; channel += 1) {
      const { body } = await visitor.send('/api/messages/list', {
        body: { channelId: `channel-1-${channel}`, limit: 200, query: 'number ' },
        bearer,
      })
      texts.push(...(body['data'] as unknown as { text: string }[]).map(({ text }) => text))
    }
    expect(texts.toSorted()).toEqual(Array.from({ length: SENDS }, (_, n) => `Number ${n}`).toSorted())
    // A repeat after thousands of others still returns the first result.
    await send(0)
  }, 30_000)
})
