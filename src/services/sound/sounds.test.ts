import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { applyPreferences } from '../page/page-preferences'

/** Counts started tones; a bell has three, the others two. */
let tones: number
let isAllowed: boolean
let held: boolean

class FakeAudio {
  state = 'suspended'
  currentTime = 0
  destination = {}
  resume = async () => {
    if (isAllowed) this.state = 'running'
  }
  createGain = () => ({ gain: param(), connect: (to: unknown) => to })
  createOscillator = () => ({
    frequency: param(),
    connect: (to: unknown) => to,
    start: () => void (tones += 1),
    stop: () => undefined,
  })
}
const param = () => ({ setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined })

/** The lock that all tabs of a browser share. */
const locks = {
  request: async (
    _name: string,
    _options: unknown,
    run: (lock: object | null) => Promise<void> | undefined,
  ) => {
    if (held) return run(null)
    held = true
    await run({})
    held = false
  },
}

const IDLE_AFTER_MS = 300

/** A press that counts as user activation, and the silence after it. */
async function press() {
  window.dispatchEvent(new Event('pointerup'))
  await vi.advanceTimersByTimeAsync(IDLE_AFTER_MS)
}

/** As in a new tab. */
async function freshTab() {
  vi.resetModules()
  return import('./sounds')
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  vi.stubGlobal('AudioContext', FakeAudio)
  vi.stubGlobal('navigator', { locks })
  tones = 0
  isAllowed = true
  held = false
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  applyPreferences()
})

describe('sounds', () => {
  it('are silent before the first press on the page, and play from then on', async () => {
    const { playSound, unlockSounds } = await freshTab()
    playSound('soft')
    expect(tones).toBe(0)
    unlockSounds()
    await press()
    playSound('soft')
    expect(tones).toBe(2)
  })

  it('wait for a press that counts as user activation', async () => {
    const { playSound, unlockSounds } = await freshTab()
    const stop = unlockSounds()
    isAllowed = false
    await press()
    playSound('soft')
    expect(tones).toBe(0)
    isAllowed = true
    await press()
    playSound('soft')
    expect(tones).toBe(2)
    stop()
  })

  it('play once a second at most', async () => {
    const { playSound, unlockSounds } = await freshTab()
    unlockSounds()
    await press()
    for (let index = 0; index < 20; index += 1) {
      playSound('knock')
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(tones).toBe(4)
  })

  it('play in one tab of the browser', async () => {
    const one = await freshTab()
    const other = await freshTab()
    for (const tab of [one, other]) tab.unlockSounds()
    await press()
    for (const tab of [one, other]) tab.playSound('soft')
    await vi.advanceTimersByTimeAsync(0)
    expect(tones).toBe(2)
    await vi.advanceTimersByTimeAsync(1000)
    other.playSound('soft')
    expect(tones).toBe(4)
  })

  it('leave the lock to a tab that may play', async () => {
    const [mute, other] = [await freshTab(), await freshTab()]
    other.unlockSounds()
    await press()
    mute.playSound('soft')
    other.playSound('soft')
    expect(tones).toBe(2)
  })

  it('are off where the person disabled them, except for a test', async () => {
    const { playSound, testSound, unlockSounds } = await freshTab()
    const preferences = await import('../page/page-preferences')
    preferences.applyPreferences({ sounds: false, reducedMotion: false, hourCycle: 'auto', undoSeconds: 5 })
    unlockSounds()
    await press()
    playSound('bell')
    expect(tones).toBe(0)
    expect(await testSound('bell')).toBe(true)
    expect(tones).toBe(3)
  })

  it('report when the browser has no audio', async () => {
    vi.stubGlobal('AudioContext', undefined)
    const { playSound, testSound, unlockSounds } = await freshTab()
    unlockSounds()
    playSound('bell')
    expect(await testSound('bell')).toBe(false)
    isAllowed = false
    vi.stubGlobal('AudioContext', FakeAudio)
    expect(await testSound('bell')).toBe(false)
  })
})
