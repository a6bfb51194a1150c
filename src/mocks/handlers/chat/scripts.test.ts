import { describe, expect, it } from 'vitest'

import { MockClient } from '../../testing/mock-client'

const PATH = '/api/messages/scripts'
const CREATOR = 'creator-02'

describe('scripts', () => {
  it('count the messages sent with them', async () => {
    const visitor = new MockClient()
    await visitor.signIn('ana@northlight.agency')
    const stats = async () =>
      (await visitor.sendAsCreator(`${PATH}/stats`, { scriptId: 'script-2-5' }, CREATOR)).body
    const before = (await stats()) as unknown as { used: number }
    const message = {
      clientId: 'c-1',
      text: 'Hey',
      mediaIds: [],
      previewMediaIds: [],
      price: 0,
      scriptId: 'script-2-5',
      scriptStep: 0,
    }
    await visitor.sendAsCreator('/api/messages/send', { ...message, channelId: 'channel-2-1' }, CREATOR)
    expect(await stats()).toMatchObject({ used: before.used + 1 })
  })
})
