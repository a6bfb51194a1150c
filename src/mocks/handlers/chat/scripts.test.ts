import { expect, it } from 'vitest'

import { sendMessage } from '@/api/calls/chat/messages'
import { getScriptStats } from '@/api/calls/chat/scripts'

import { creatorClient } from '../../testing/creator-client'

it('a script counts the messages sent with it', async () => {
  const { call } = await creatorClient('messages', { as: 'ana', creatorId: 'creator-02' })
  const script = { scriptId: 'script-2-5' }
  const stats = () => call(getScriptStats, script)
  const before = await stats()
  const message = { channelId: 'channel-2-1', text: 'Hey', mediaIds: [], previewMediaIds: [], price: 0 }
  await call(sendMessage, { clientId: 'c-1', ...message, ...script, scriptStep: 0 })
  expect(await stats()).toMatchObject({ used: before.used + 1 })
})
