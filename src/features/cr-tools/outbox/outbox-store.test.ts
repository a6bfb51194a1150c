import { beforeEach, describe, expect, it, vi } from 'vitest'

import { STORAGE_KEY } from '@/config/storage-keys'
import type { CheckedText } from '@/domain/crisis/checked-text'
import { canUndo, earliestSendAt, type NewOutboxMessage, appendToOutbox } from '@/domain/chat/outbox'
import { createStorage } from '@/services/storage/storage'

import { newOutgoing } from '../../../../tests/support/fixtures/outgoing'
import { OutboxStore } from './outbox-store'

const message = (clientId: string, userId: string): NewOutboxMessage => ({
  ...newOutgoing(clientId, 'channel-1'),
  userId,
  text: 'Hi' as CheckedText, // passes the crisis check
})
const entry = (clientId: string, userId = 'ann', now = Date.now()) =>
  appendToOutbox(message(clientId, userId), [], now)
const outboxStore = (userId = 'ann', area: () => Storage = () => localStorage) =>
  new OutboxStore(createStorage(area), userId)

beforeEach(() => localStorage.clear())

describe('unsent messages on disk', () => {
  it('are read by another page, oldest first', () => {
    const one = outboxStore()
    one.add(entry('second', 'ann', 2000))
    one.add(entry('first', 'ann', 1000))
    expect(
      outboxStore()
        .all()
        .map(({ clientId }) => clientId),
    ).toEqual(['first', 'second'])
  })

  it.each(['ben', 'an', 'ann:x', ''])('are hidden from another user: %s', (userId) => {
    outboxStore().add(entry('mine'))
    expect(outboxStore(userId).all()).toEqual([])
    expect(outboxStore(userId).get('mine')).toBeUndefined()
  })

  it('are not mixed with those of a user whose ID has the same prefix', () => {
    outboxStore('ann:x').add(entry('theirs', 'ann:x'))
    expect(outboxStore('ann').all()).toEqual([])
  })

  it('are unaffected by an unreadable entry', () => {
    localStorage.setItem(`${STORAGE_KEY.outbox}:ann:broken`, '{"clientId":')
    localStorage.setItem(`${STORAGE_KEY.outbox}:ann:other`, '{"text":"Hi"}')
    outboxStore().add(entry('mine'))
    expect(
      outboxStore()
        .all()
        .map(({ clientId }) => clientId),
    ).toEqual(['mine'])
  })

  it('report a full disk and stay in memory', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const one = outboxStore()
    expect(one.add(entry('mine'))).toBe(false)
    expect(one.all()).toHaveLength(1)
    vi.restoreAllMocks()
    expect(one.add(entry('next'))).toBe(true)
  })

  it('do not reappear after removal, even when another tab writes late', () => {
    const one = outboxStore()
    const mine = entry('mine')
    one.add(mine)
    one.remove('mine')
    one.update('mine', { state: 'waiting' })
    one.add(mine)
    expect(one.all()).toEqual([])
    expect(localStorage).toHaveLength(0)
  })

  it('are not kept in memory after removal', () => {
    const set = vi.spyOn(Map.prototype, 'set')
    const one = outboxStore()
    for (let count = 0; count < 20; count += 1) {
      const id = `m${count}`
      one.add({ ...entry(id), channelId: id })
      one.ofChannel(id)
      if (count % 2 === 0) one.remove(id)
      // Simulates a removal by another tab.
      else {
        localStorage.removeItem(`${STORAGE_KEY.outbox}:ann:${id}`)
        dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }))
      }
      expect(one.all()).toEqual([])
    }
    const sizes = set.mock.contexts.map((map) => (map as Map<unknown, unknown>).size)
    set.mockRestore()
    expect(Math.max(...sizes)).toBe(0)
  })

  it('remember removed IDs for a while, not for a whole shift', () => {
    const add = vi.spyOn(Set.prototype, 'add')
    const one = outboxStore()
    for (let count = 0; count < 2000; count += 1) one.remove(`m${count}`)
    const sizes = add.mock.contexts.map((set) => (set as Set<unknown>).size)
    add.mockRestore()
    expect(Math.max(...sizes)).toBeLessThanOrEqual(500)
    one.add(entry('m1999'))
    expect(one.all()).toEqual([])
  })

  it('return the same array for a channel until one of them changes', () => {
    const one = outboxStore()
    one.add(entry('mine'))
    const before = one.ofChannel('channel-1')
    one.add({ ...entry('else'), channelId: 'channel-2' })
    expect(one.ofChannel('channel-1')).toBe(before)
    one.update('mine', { state: 'waiting' })
    expect(one.ofChannel('channel-1')).not.toBe(before)
  })

  it('keep their order when the device clock is set back', () => {
    const first = appendToOutbox(message('first', 'ann'), [], 10_000)
    const second = appendToOutbox(message('second', 'ann'), [first], 4000)
    expect(second.createdAt).toBeGreaterThan(first.createdAt)
    expect(second.heldUntil).toBe(9000)
  })

  it('are held no longer than their undo time when the device clock is set back', () => {
    const entry = appendToOutbox(message('first', 'ann'), [], 3_600_000)
    expect(canUndo(entry, 3_600_000)).toBe(true)
    expect(earliestSendAt(entry, 3_600_000)).toBeGreaterThan(3_600_000)
    expect(canUndo(entry, 0)).toBe(false)
    expect(earliestSendAt(entry, 0)).toBe(0)
  })
})
