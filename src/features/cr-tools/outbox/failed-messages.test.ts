import { beforeEach, describe, expect, it } from 'vitest'

import { appendToOutbox } from '@/domain/chat/outbox'
import { localStore } from '@/services/storage/storage'

import { newOutgoing } from '../../../../tests/support/fixtures/outgoing'
import { watchFailedMessages } from './failed-messages'
import { OutboxStore } from './outbox-store'

const addMessage = (shelf: OutboxStore, clientId: string, channelId: string) =>
  shelf.add(appendToOutbox(newOutgoing(clientId, channelId), [], Date.now()))

const fail = (shelf: OutboxStore, clientId: string) =>
  shelf.update(clientId, { state: 'failed', problem: 'Not now.' })

/** Returns the visible notices by message ID. */
function watch(shelf: OutboxStore, seen: readonly string[] = []) {
  const shown = new Set<string>()
  const stop = watchFailedMessages(shelf, {
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
    const shelf = new OutboxStore(localStore, 'ann')
    const { shown, stop } = watch(shelf)
    for (const id of ['one', 'two', 'three']) addMessage(shelf, id, `channel-${id}`)
    expect(shown).toEqual(new Set())
    for (const id of ['one', 'two', 'three']) fail(shelf, id)
    expect(shown).toEqual(new Set(['one', 'two', 'three']))
    shelf.update('one', { state: 'waiting', problem: null })
    shelf.remove('two')
    expect(shown).toEqual(new Set(['three']))
    fail(shelf, 'one')
    expect(shown).toEqual(new Set(['one', 'three']))
    stop()
  })

  it('is not reported when a logout turns it into a draft, but when it fails after the person stays', () => {
    const shelf = new OutboxStore(localStore, 'ann')
    addMessage(shelf, 'one', 'channel-one')
    const { shown, stop } = watch(shelf)
    shelf.update('one', { state: 'failed', problem: 'You are logging out.', isInterrupted: true })
    expect(shown).toEqual(new Set())
    shelf.update('one', { state: 'waiting', problem: null, isInterrupted: false })
    fail(shelf, 'one')
    expect(shown).toEqual(new Set(['one']))
    stop()
  })

  it('is not reported where its conversation is open, nor on the next page', () => {
    const shelf = new OutboxStore(localStore, 'ann')
    addMessage(shelf, 'open', 'channel-open')
    const { shown, stop } = watch(shelf, ['channel-open'])
    fail(shelf, 'open')
    expect(shown).toEqual(new Set())
    stop()
    const next = watch(new OutboxStore(localStore, 'ann'))
    addMessage(shelf, 'other', 'channel-other')
    expect(next.shown).toEqual(new Set())
    next.stop()
  })
})
