import { describe, expect, it } from 'vitest'

import { costOf } from '../../../../../tests/support/cpu-cost'
import { creatorById } from '../../../seed/creators'
import { MockClient } from '../../../testing/mock-client'
import { channelColumnsOf, searchNamesOf } from '../../../rules/inbox/channel-columns'

/** In fixed tasks. */
const MOST = 8

async function chatter(creatorId: string) {
  const visitor = await MockClient.as('daria')
  const bearer = await visitor.creatorToken(creatorId)
  return (path: string, body: object) => visitor.send(`/api/messages/${path}`, { body, bearer })
}

const list = { tab: 'all', chips: {}, sort: 'waiting', query: '', limit: 30 }

describe('a response', () => {
  it.each([
    ['the first page', 'channels/list', list],
    ['the last page', 'channels/list', { ...list, sort: 'newest', lastId: 'channel-1-48000' }],
    ['archived ones', 'channels/list', { ...list, tab: 'archived' }],
    ['by spend', 'channels/list', { ...list, sort: 'spend' }],
    ['those online', 'channels/list', { ...list, chips: { online: true } }],
    ['new ones', 'channels/list', { ...list, chips: { new: true } }],
    ['a search', 'channels/list', { ...list, query: 'schef' }],
    ['a page from the middle', 'list', { channelId: 'channel-1-1', around: 'message-1-1-50000', limit: 50 }],
    [
      'a search for what is not there',
      'list',
      { channelId: 'channel-1-1', query: 'zebra crossing', limit: 50 },
    ],
  ])('about 50,000 channels or 100,000 messages is cheap: %s', async (_, path, body) => {
    const ask = await chatter('creator-01')
    expect(await costOf(() => ask(path, body))).toBeLessThan(MOST)
  })

  it('about 50,000 channels costs little more than about thousands', async () => {
    const [many, few] = [await chatter('creator-01'), await chatter('creator-02')]
    const [much, little] = [
      await costOf(() => many('channels/list', list)),
      await costOf(() => few('channels/list', list)),
    ]
    expect(much).toBeLessThan(little * 5 + 1)
  })

  it('that scans all fans yields to the page in between', async () => {
    const creator = creatorById('creator-01') ?? expect.fail('no creator')
    let turns = 0
    // Another task in the queue, like frames and input.
    const timer = setInterval(() => (turns += 1), 1)
    await Promise.all([channelColumnsOf(creator, 1), searchNamesOf(creator, 1)])
    clearInterval(timer)
    expect(turns).toBeGreaterThan(8)
  })
})
