import { describe, expect, it } from 'vitest'

import { appendToOutbox } from '@/domain/chat/outbox'

import { Clock, SharedStorage } from '../../../../tests/support/simulated-browser/browser-parts'
import { newOutgoing } from '../../../../tests/support/fixtures/outgoing'
import { OutboxSender, type SendResult } from './outbox-sender'
import { OutboxStore } from './outbox-store'

/** Returns the problems a message shows when its first attempts end like this and all later ones succeed. */
async function problemsAfter(...verdicts: SendResult[]): Promise<string[]> {
  const clock = new Clock()
  const outboxStore = new OutboxStore(new SharedStorage(clock, 0).tab(), 'ann')
  const sender = new OutboxSender({
    store: outboxStore,
    withLock: (_, run) => run(),
    post: async () => verdicts.shift() ?? { kind: 'accepted' },
    isOnline: () => true,
    now: () => clock.now,
    setTimer: (ms, run) => {
      let isOff = false
      clock.at(ms, () => isOff || run())
      return () => void (isOff = true)
    },
    random: () => 0.5,
    newKey: () => 'again',
    staleMessage: () => 'Written long ago',
  })
  outboxStore.add(appendToOutbox(newOutgoing('client-1', 'channel-1'), [], clock.now))
  const seen: string[] = []
  outboxStore.subscribe(() => {
    const [one] = outboxStore.all()
    const words = one ? [one.state, one.lastError].filter(Boolean).join(' ') : 'gone'
    if (seen.at(-1) !== words) seen.push(words)
  })
  sender.start()
  await clock.run()
  return seen
}

describe('a message whose attempts fail', () => {
  it('shows that there was no response while it is retried', async () => {
    const again = ['waiting unreached', 'sending unreached']
    const unreached = { kind: 'unreached' } as const
    expect(await problemsAfter(unreached, unreached)).toEqual([
      'waiting',
      'sending',
      ...again,
      ...again,
      'gone',
    ])
  })

  it('shows a server error until it is given up', async () => {
    const broken = { kind: 'broken', message: 'The server broke' } as const
    const seen = await problemsAfter(...Array.from({ length: 20 }, () => broken))
    expect(seen.slice(0, 4)).toEqual(['waiting', 'sending', 'waiting broken', 'sending broken'])
    expect(seen.at(-1)).toBe('failed')
  })
})

describe('a message found unsent after a night with the page open', () => {
  const NIGHT_MS = 14 * 3_600_000
  const { clock, isOnline, posted, sender, outboxStore, write } = ((now) => {
    const clock = { now }
    const isOnline = { now: false }
    const posted: string[] = []
    const outboxStore = new OutboxStore(new SharedStorage(new Clock(), 0).tab(), 'ann')
    const sender = new OutboxSender({
      store: outboxStore,
      withLock: (_, run) => run(),
      post: async ({ clientId }) => {
        posted.push(clientId)
        return { kind: 'accepted' }
      },
      isOnline: () => isOnline.now,
      now: () => clock.now,
      setTimer: () => () => undefined,
      random: () => 0.5,
      newKey: () => 'again',
      staleMessage: () => 'Written long ago',
    })
    const write = (id: string) =>
      void outboxStore.add(appendToOutbox(newOutgoing(id, 'channel-1'), outboxStore.all(), clock.now))
    return { clock, isOnline, posted, sender, outboxStore, write }
  })(Date.UTC(2026, 10, 21, 18))
  const states = () => outboxStore.all().map(({ clientId, state, problem }) => [clientId, state, problem])

  it('is not sent without asking, whether it was queued or held', async () => {
    sender.start()
    write('waits')
    clock.now += 10_000
    sender.wake()
    write('held')
    clock.now += NIGHT_MS
    isOnline.now = true
    sender.wake()
    await Promise.resolve()
    expect(posted).toEqual([])
    expect(states()).toEqual([
      ['waits', 'failed', 'Written long ago'],
      ['held', 'failed', 'Written long ago'],
    ])
    sender.retry('waits')
    await expect.poll(() => posted).toEqual(['waits'])
    expect(states()).toEqual([['held', 'failed', 'Written long ago']])
    sender.stop()
  })
})
