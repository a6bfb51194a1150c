import { describe, expect, it } from 'vitest'

import { creatorClient } from '../../testing/creator-client'
import { MockClient } from '../../testing/mock-client'

const PATH = '/api/messages/scripts'
const CREATOR = 'creator-02'

describe('scripts', () => {
  it('count the messages sent with them', async () => {
    const visitor = await MockClient.as('ana')
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

it('hides what a script earned from those who may not see spend, and scripts from those without messages', async () => {
  const { world, ask, read } = await creatorClient('messages/scripts', { as: 'ana' })
  const stats = () => read<{ used: number; revenue: number | null }>('stats', { scriptId: 'script-1-5' })
  const seen = await stats()
  expect(seen.revenue).toBeGreaterThan(0)
  world.state.permissions['staff-04'] = { canSeeSpend: false }
  expect(await stats()).toEqual({ ...seen, revenue: null })
  world.state.permissions['staff-04'] = { messages: 'off' }
  const report = { userId: 'fan-7', reason: 'Asks for another platform' }
  const answers = await Promise.all([
    ask('list', { query: '' }),
    ask('stats', { scriptId: 'script-1-5' }),
    ask('sent', { userId: 'fan-7' }),
    ask('/api/internal/chatter/fan/report', report),
  ])
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
})
