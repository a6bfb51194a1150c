import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { login } from '@/api/calls/account/auth'
import { listMessages, sendMessage } from '@/api/calls/chat/messages'
import { queryClient } from '@/api/query-client'
import { send } from '@/api/send'
import { tokens } from '@/api/token-store'
import type { CheckedText } from '@/domain/crisis/checked-text'
import { appendToOutbox, type NewOutboxMessage } from '@/domain/chat/outbox'
import { acceptTokens } from '@/features/auth/session/accept-tokens'
import { DEMO_PASSWORD } from '@/mocks/rules/account/identities'
import { server, world } from '@/mocks/node'
import { localStore } from '@/services/storage/storage'

import { ANA, MILA } from '../../../../tests/support/people'
import { newOutgoing } from '../../../../tests/support/fixtures/outgoing'
import { startTestI18n } from '../../../../tests/support/i18n'
import { OutboxSender } from './outbox-sender'
import { OutboxStore } from './outbox-store'
import { post } from './outbox-transport'
import { WAIT_LIMIT_MS } from '../../../../tests/support/wait-for-expect'

beforeAll(() => server.listen())
afterEach(async () => {
  queryClient.clear()
  tokens.clearTokens(tokens.beginLogout('logout'))
  localStorage.clear()
  await world.reset()
})
afterAll(() => server.close())

const CHANNELS = ['channel-1-2', 'channel-1-3']
/** Time runs this much faster. */
const SPEED_UP = 50
const now = () => Date.now() * SPEED_UP
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const message = (clientId: string, channelId: string): NewOutboxMessage => ({
  ...newOutgoing(clientId, channelId),
  userId: ANA,
  creatorId: MILA,
  text: `Number ${clientId}` as CheckedText, // passes the crisis check
})

const openPage = (outboxStore: OutboxStore, random: () => number): OutboxSender => {
  const sender = new OutboxSender({
    store: outboxStore,
    withLock: (_, run) => run(),
    post: (entry) => post(queryClient, entry),
    isOnline: () => true,
    now,
    setTimer: (ms, run) => {
      const timer = setTimeout(run, ms / SPEED_UP)
      return () => clearTimeout(timer)
    },
    random,
    newKey: () => crypto.randomUUID(),
    staleMessage: () => 'Written long ago',
  })
  sender.start()
  return sender
}

/** Returns our client IDs in a channel on the server, oldest first. */
async function acceptedIds(channelId: string, ours: ReadonlySet<string>): Promise<string[]> {
  const { data } = await send(listMessages, { channelId, limit: 100 }, { creatorId: MILA })
  return data.flatMap(({ clientId }) => (clientId !== null && ours.has(clientId) ? [clientId] : []))
}

const MESSAGES = 12
const ids = fc.uniqueArray(fc.uuid(), { minLength: MESSAGES, maxLength: MESSAGES })
/** What the sender rolls, over and over. */
const rolls = fc.array(fc.double({ min: 0, max: 0.99, noNaN: true }), { minLength: 10, maxLength: 10 })
const networkFault = fc.record({
  mode: fc.constantFrom('none', 'fail', 'offline', 'html', 'truncated', 'empty'),
  times: fc.integer({ min: 1, max: 4 }),
})
const cuts = fc.array(networkFault, { minLength: MESSAGES, maxLength: MESSAGES })

describe('sending to a faulty backend', () => {
  it('delivers exactly once and in order per channel while pages close and open', async () => {
    await startTestI18n()
    acceptTokens(await send(login, { email: 'ana@northlight.agency', password: DEMO_PASSWORD }))
    await fc.assert(
      fc.asyncProperty(cuts, ids, rolls, async (cuts, clientIds, rolled) => {
        let count = 0
        const random = () => rolled[count++ % rolled.length] ?? 0
        const outboxStore = new OutboxStore(localStore, ANA)
        const sent: NewOutboxMessage[] = []
        let sender = openPage(outboxStore, random)
        for (const [index, { mode, times }] of cuts.entries()) {
          await world.setFaults({ mode, times, only: sendMessage.path, status: 503 })
          const next = message(clientIds[index] ?? '', CHANNELS[index % 2] ?? '')
          sent.push(next)
          outboxStore.add({
            ...appendToOutbox(next, outboxStore.ofChannel(next.channelId), now()),
            state: 'waiting',
          })
          await pause(10)
          if (index % 5 === 4) {
            sender.stop()
            sender = openPage(outboxStore, random)
          }
        }
        await world.setFaults({ mode: 'none' })
        await vi.waitFor(
          () => {
            for (const { clientId } of outboxStore.all()) sender.retry(clientId)
            expect(outboxStore.all()).toEqual([])
          },
          { timeout: WAIT_LIMIT_MS, interval: 100 },
        )
        sender.stop()
        const ours = new Set(sent.map(({ clientId }) => clientId))
        for (const channelId of CHANNELS) {
          const expected = sent.filter((it) => it.channelId === channelId).map(({ clientId }) => clientId)
          expect(await acceptedIds(channelId, ours)).toEqual(expected)
        }
      }),
      { numRuns: 5, endOnFailure: true },
    )
  })
})
