import { fireEvent } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { TOKEN_CHECK_EVERY_MS } from '@/config/constants'

import { fakeServer } from '../../../../tests/support/fake-server'
import { startActivityReports } from './activity-reports'

const PATH = '/api/user/active/refresh'
let stop = () => {}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const advanceTime = (ms = TOKEN_CHECK_EVERY_MS) => vi.advanceTimersByTimeAsync(ms)

function start() {
  const { askedOf } = fakeServer({ [PATH]: () => ({}) })
  stop = startActivityReports()
  return () => askedOf(PATH).length
}

describe('an active user', () => {
  it('is reported every 4 minutes while there is input', async () => {
    const reports = start()
    fireEvent.keyDown(document.body)
    await advanceTime()
    expect(reports()).toBe(1)
    await advanceTime(TOKEN_CHECK_EVERY_MS / 2)
    fireEvent.pointerDown(document.body)
    await advanceTime(TOKEN_CHECK_EVERY_MS / 2)
    expect(reports()).toBe(2)
    await advanceTime(3 * TOKEN_CHECK_EVERY_MS)
    expect(reports()).toBe(2)
  })

  it('is reported at each tick, though one of them came a little late', async () => {
    const reports = start()
    await advanceTime(TOKEN_CHECK_EVERY_MS / 2)
    fireEvent.keyDown(document.body)
    const late = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + TOKEN_CHECK_EVERY_MS / 2 + 1)
    await advanceTime(TOKEN_CHECK_EVERY_MS / 2)
    late.mockRestore()
    expect(reports()).toBe(1)
    fireEvent.keyDown(document.body)
    await advanceTime()
    expect(reports()).toBe(2)
  })

  it('is not reported without input', async () => {
    const reports = start()
    await advanceTime(3 * TOKEN_CHECK_EVERY_MS)
    expect(reports()).toBe(0)
  })

  it('is not reported from a background tab', async () => {
    const reports = start()
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    fireEvent.keyDown(document.body)
    await advanceTime()
    expect(reports()).toBe(0)
  })

  it('is not reported when another tab has just done so', async () => {
    const reports = start()
    await advanceTime((TOKEN_CHECK_EVERY_MS * 3) / 4)
    fireEvent.keyDown(document.body)
    const [other, last] = [new BroadcastChannel('tabs'), new BroadcastChannel('tabs')]
    // Created after the one under test, so it receives the message later.
    const heard = new Promise((resolve) => last.addEventListener('message', resolve))
    other.postMessage({ subject: 'active.sent', data: null })
    await heard
    other.close()
    last.close()
    await advanceTime(TOKEN_CHECK_EVERY_MS / 4)
    expect(reports()).toBe(0)
  })

  it('is still reported after a server error', async () => {
    const { askedOf } = fakeServer({ [PATH]: () => ({ status: 500, body: {} }) })
    stop = startActivityReports()
    for (const _ of [1, 2]) {
      fireEvent.keyDown(document.body)
      await advanceTime()
    }
    expect(askedOf(PATH)).toHaveLength(2)
  })
})
