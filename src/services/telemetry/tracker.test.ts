import { afterEach, describe, expect, it, vi } from 'vitest'

import type { TrackedEvent } from '@/domain/page/tracked-event'

import { onTracked, track } from './tracker'

const OPENED: TrackedEvent = { kind: 'modalChanged', facts: { name: 'clock-out', isOpen: true } }
const cleanups: (() => void)[] = []
const listen = (listener: (event: TrackedEvent) => void) => {
  const stop = onTracked(listener)
  cleanups.push(stop)
  return stop
}

afterEach(() => cleanups.splice(0).forEach((stop) => stop()))

describe('tracked events', () => {
  it('are window events, for a script of the agency', () => {
    const listener = vi.fn<(event: WindowEventMap['tracked']) => void>()
    window.addEventListener('tracked', listener, { once: true })
    track(OPENED)
    expect(listener.mock.calls[0]?.[0].detail).toEqual(OPENED)
  })

  it('reach every listener until it stops', () => {
    const staying = vi.fn()
    const leaving = vi.fn()
    listen(staying)
    listen(leaving)()
    track(OPENED)
    expect(staying).toHaveBeenCalledExactlyOnceWith(OPENED)
    expect(leaving).not.toHaveBeenCalled()
  })

  it('reach the next listener even if one fails', () => {
    const reported = vi.fn((event: ErrorEvent) => event.preventDefault())
    window.addEventListener('error', reported, { once: true })
    const next = vi.fn()
    listen(() => {
      throw new Error('broken listener')
    })
    listen(next)
    track(OPENED)
    expect(next).toHaveBeenCalledTimes(1)
  })
})
