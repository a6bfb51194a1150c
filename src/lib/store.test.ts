import { describe, expect, it, vi } from 'vitest'

import { createEmitter, createStore } from './store'

describe('an emitter', () => {
  it('passes its arguments to every listener, in the order of subscription', () => {
    const { emit, subscribe } = createEmitter<[id: string, count: number]>()
    const calls: unknown[] = []
    subscribe((...args) => calls.push(['first', ...args]))
    subscribe((...args) => calls.push(['second', ...args]))
    emit('a', 1)
    expect(calls).toEqual([
      ['first', 'a', 1],
      ['second', 'a', 1],
    ])
  })

  it('calls no listener after its unsubscribe, even a second one', () => {
    const { emit, subscribe } = createEmitter()
    const listener = vi.fn()
    const stop = subscribe(listener)
    stop()
    stop()
    emit()
    expect(listener).not.toHaveBeenCalled()
  })

  it('still calls the others when a listener unsubscribes itself while it is notified', () => {
    const { emit, subscribe } = createEmitter()
    const other = vi.fn()
    const once = vi.fn(() => stop())
    const stop = subscribe(once)
    subscribe(other)
    emit()
    emit()
    expect(once).toHaveBeenCalledTimes(1)
    expect(other).toHaveBeenCalledTimes(2)
  })

  it('does not call a listener that an earlier one has unsubscribed', () => {
    const { emit, subscribe } = createEmitter()
    const removed = vi.fn()
    subscribe(() => stop())
    const stop = subscribe(removed)
    emit()
    expect(removed).not.toHaveBeenCalled()
  })
})

describe('a store', () => {
  it('notifies once the new value can be read', () => {
    const store = createStore('before')
    const read: string[] = []
    store.subscribe(() => read.push(store.get()))
    store.set('after')
    expect(read).toEqual(['after'])
  })

  it('does not notify of the same value, NaN included', () => {
    const store = createStore(Number.NaN)
    const listener = vi.fn()
    store.subscribe(listener)
    store.set(Number.NaN)
    expect(listener).not.toHaveBeenCalled()
    store.set(1)
    store.set(1)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('notifies of an equal object that is another one', () => {
    const store = createStore({ count: 1 })
    const listener = vi.fn()
    store.subscribe(listener)
    store.set({ count: 1 })
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('can be set by a listener, and ends with the last value', () => {
    const store = createStore(0)
    store.subscribe(() => store.set(Math.min(store.get() + 1, 3)))
    store.set(1)
    expect(store.get()).toBe(3)
  })

  it('stops notifying after unsubscribe', () => {
    const store = createStore(0)
    const listener = vi.fn()
    store.subscribe(listener)()
    store.set(1)
    expect(listener).not.toHaveBeenCalled()
  })
})
