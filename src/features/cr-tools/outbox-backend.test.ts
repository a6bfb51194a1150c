import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { login } from '@/api/calls/auth'
import { listMessages, sendMessage } from '@/api/calls/messages'
import { queryClient } from '@/api/query-client'
import { send } from '@/api/send'
import { tokens } from '@/api/tokens'
import type { CheckedText } from '@/domain/checked-text'
import { queue, type NewOutgoing } from '@/domain/outbox'
import { acceptTokens } from '@/features/auth/accept-tokens'
import { DEMO_PASSWORD } from '@/mocks/identities'
import { server, world } from '@/mocks/node'
import { local } from '@/services/storage'

import { newOutgoing } from '../../../tests/outgoing'
import { startWords } from '../../../tests/words'
import { OutboxSender } from './outbox-sender'
import { OutboxShelf } from './outbox-shelf'
import { post } from './outbox-wire'
import { WAIT_LIMIT_MS } from '../../../tests/wait-for-expect'

beforeAll(() => server.listen())
afterEach(async () => {
  queryClient.clear()
  tokens.wipe(tokens.leave('logout'))
  localStorage.clear()
  await world.reset()
})
afterAll(() => server.close())

const CREATOR = 'creator-01'
const CHANNELS = ['channel-1-2', 'channel-1-3']
/** Time runs this much faster. */
const HASTE = 50
const now = () => Date.now() * HASTE
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const message = (clientId: string, channelId: string): NewOutgoing => ({
  ...newOutgoing(clientId, channelId),
  userId: 'staff-04',
  creatorId: CREATOR,
  text: `Number ${clientId}` as CheckedText, // passes the crisis check
})

const openPage = (shelf: OutboxShelf): OutboxSender => {
  const sender = new OutboxSender({
    shelf,
    alone: (_, run) => run(),
    post: (entry) => post(queryClient, entry),
    isOnline: () => true,
    now,
    later: (ms, run) => {
      const timer = setTimeout(run, ms / HASTE)
      return () => clearTimeout(timer)
    },
    random: Math.random,
    newKey: () => crypto.randomUUID(),
    staleWords: () => 'Written long ago',
  })
  sender.start()
  return sender
}

/** Returns our client IDs in a channel on the server, oldest first. */
async function taken(channelId: string, ours: ReadonlySet<string>): Promise<string[]> {
  const { data } = await send(listMessages, { channelId, limit: 100 }, { creatorId: CREATOR })
  return data.flatMap(({ clientId }) => (clientId !== null && ours.has(clientId) ? [clientId] : []))
}

const cut = fc.record({
  mode: fc.constantFrom('none', 'fail', 'offline', 'html', 'truncated', 'empty'),
  times: fc.integer({ min: 1, max: 4 }),
})

describe('sending to a faulty backend', () => {
  it('delivers exactly once and in order per channel while pages close and open', async () => {
    await startWords()
    acceptTokens(await send(login, { email: 'ana@northlight.agency', password: DEMO_PASSWORD }))
    await fc.assert(
      fc.asyncProperty(fc.array(cut, { minLength: 12, maxLength: 12 }), async (cuts) => {
        const shelf = new OutboxShelf(local, 'staff-04')
        const sent: NewOutgoing[] = []
        let sender = openPage(shelf)
        for (const [index, { mode, times }] of cuts.entries()) {
          await world.setFaults({ mode, times, only: sendMessage.path, status: 503 })
          const next = message(`${Math.random()}`.slice(2), CHANNELS[index % 2] ?? '')
          sent.push(next)
          shelf.put({ ...queue(next, shelf.of(next.channelId), now()), state: 'waiting' })
          await pause(10)
          if (index % 5 === 4) {
            sender.stop()
            sender = openPage(shelf)
          }
        }
        await world.setFaults({ mode: 'none' })
        await vi.waitFor(
          () => {
            for (const { clientId } of shelf.all()) sender.retry(clientId)
            expect(shelf.all()).toEqual([])
          },
          { timeout: WAIT_LIMIT_MS, interval: 100 },
        )
        sender.stop()
        const ours = new Set(sent.map(({ clientId }) => clientId))
        for (const channelId of CHANNELS) {
          const expected = sent.filter((it) => it.channelId === channelId).map(({ clientId }) => clientId)
          expect(await taken(channelId, ours)).toEqual(expected)
        }
      }),
      { numRuns: 5, endOnFailure: true },
    )
  })
})
