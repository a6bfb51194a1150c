import { beforeEach, describe, expect, it } from 'vitest'

import { appendToOutbox } from '@/domain/chat/outbox'
import { localStore } from '@/services/storage/storage'

import { newOutgoing } from '../../../../tests/support/fixtures/outgoing'
import { watchFailedMessages } from './failed-messages'
import { OutboxStore } from './outbox-store'

const addMessage = (outboxStore: OutboxStore, clientId: string, channelId: string) =>
  outboxStore.add(appendToOutbox(newOutgoing(clientId, channelId), [], Date.now()))

const fail = (outboxStore: OutboxStore, clientId: string) =>
  outboxStore.update(clientId, { state: 'failed', problem: 'Not now.' })

/** Returns the visible notices by message ID. */
function watch(outboxStore: OutboxStore, seen: readonly string[] = []) {
  const shown = new Set<string>()
  const stop = watchFailedMessages(outboxStore, {
    isSeen: ({ channelId }) => seen.includes(channelId),
    show: ({ clientId }) => {
      shown.add(clientId)
      return clientId
    },
    dismiss: (id) => void shown.delete(id),
  })
  return { shown, stop }
}

beforeEach(() => localStorage.clear())

describe('A failed message', () => {
  it('is reported once, until it is retried, sent or deleted', () => {
    const outboxStore = new OutboxStore(localStore, 'ann')
    const { shown, stop } = watch(outboxStore)
    for (const id of ['one', 'two', 'three']) addMessage(outboxStore, id, `channel-${id}`)
    expect(shown).toEqual(new Set())
    for (const id of ['one', 'two', 'three']) fail(outboxStore, id)
    expect(shown).toEqual(new Set(['one', 'two', 'three']))
    outboxStore.update('one', { state: 'waiting', problem: null })
    outboxStore.remove('two')
    expect(shown).toEqual(new Set(['three']))
    fail(outboxStore, 'one')
    expect(shown).toEqual(new Set(['one', 'three']))
    stop()
  })

  it('is not reported when a logout turns it into a draft, but when it fails after the person stays', () => {
    const outboxStore = new OutboxStore(localStore, 'ann')
    addMessage(outboxStore, 'one', 'channel-one')
    const { shown, stop } = watch(outboxStore)
    outboxStore.update('one', { state: 'failed', problem: 'You are logging out.', isInterrupted: true })
    expect(shown).toEqual(new Set())
    outboxStore.update('one', { state: 'waiting', problem: null, isInterrupted: false })
    fail(outboxStore, 'one')
    expect(shown).toEqual(new Set(['one']))
    stop()
  })

  it('is not reported where its conversation is open, nor on the next page', () => {
    const outboxStore = new OutboxStore(localStore, 'ann')
    addMessage(outboxStore, 'open', 'channel-open')
    const { shown, stop } = watch(outboxStore, ['channel-open'])
    fail(outboxStore, 'open')
    expect(shown).toEqual(new Set())
    stop()
    const next = watch(new OutboxStore(localStore, 'ann'))
    addMessage(outboxStore, 'other', 'channel-other')
    expect(next.shown).toEqual(new Set())
    next.stop()
  })
})
