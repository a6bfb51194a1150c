import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { VOICE_MAX_MS } from '@/config/tool-limits'

import { downsample, VoiceRecording } from './voice-recording'

function createFixture() {
  const calls: string[] = []
  let unplug: () => void = () => undefined
  const take = new VoiceRecording(async () => ({
    pause: () => calls.push('pause'),
    resume: () => calls.push('resume'),
    level: () => 0.5,
    onEnded: (listener) => (unplug = listener),
    stop: async () => {
      calls.push('stop')
      return new Blob(['sound'], { type: 'audio/webm' })
    },
  }))
  return { take, calls, unplug: () => unplug() }
}

describe('a voice message', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    URL.createObjectURL = () => 'blob:take'
    URL.revokeObjectURL = () => {}
  })
  afterEach(() => void vi.useRealTimers())

  it('is recorded, pauses without counting, and can be played when it has ended', async () => {
    const { take, calls } = createFixture()
    await take.start()
    await vi.advanceTimersByTimeAsync(1000)
    take.pause()
    await vi.advanceTimersByTimeAsync(5000)
    expect(take.read()).toMatchObject({ phase: 'paused', ms: 1000 })
    take.resume()
    await vi.advanceTimersByTimeAsync(500)
    await take.stop()
    expect(take.read()).toMatchObject({ phase: 'done', ms: 1500, url: 'blob:take' })
    expect(take.read().levels).toHaveLength(15)
    expect(calls).toEqual(['pause', 'resume', 'stop'])
  })

  it('ends automatically after five minutes (screens S11)', async () => {
    const { take } = createFixture()
    await take.start()
    await vi.advanceTimersByTimeAsync(VOICE_MAX_MS + 2000)
    expect(take.read()).toMatchObject({ phase: 'done', ms: VOICE_MAX_MS })
  })

  it('ends with what was recorded, and says so, when the microphone is unplugged', async () => {
    const { take, unplug } = createFixture()
    await take.start()
    await vi.advanceTimersByTimeAsync(2000)
    unplug()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(take.read()).toMatchObject({ phase: 'done', ms: 2000, problem: 'ended' })
    take.discard()
    unplug()
    expect(take.read()).toMatchObject({ phase: 'idle', problem: null })
  })

  it('counts time, not timer ticks, which a background tab runs once a second', async () => {
    const { take } = createFixture()
    await take.start()
    const now = performance.now()
    const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 60_000)
    vi.advanceTimersToNextTimer()
    expect(take.read().ms).toBe(60_000)
    take.pause()
    clock.mockReturnValue(now + 90_000)
    take.resume()
    clock.mockReturnValue(now + 30_000 + VOICE_MAX_MS)
    vi.advanceTimersToNextTimer()
    clock.mockRestore()
    await vi.advanceTimersByTimeAsync(0)
    expect(take.read()).toMatchObject({ phase: 'done', ms: VOICE_MAX_MS })
  })

  it('reports why it could not start', async () => {
    const named = (name: string) => new VoiceRecording(() => Promise.reject(new DOMException('', name)))
    const problems = { NotAllowedError: 'refused', NotFoundError: 'missing', Whatever: 'failed' }
    for (const [name, problem] of Object.entries(problems)) {
      const take = named(name)
      await take.start()
      expect(take.read()).toMatchObject({ phase: 'idle', problem })
    }
  })

  it('releases the microphone when it is deleted before permission is granted', async () => {
    const { take, calls } = createFixture()
    const begun = take.start()
    take.discard()
    await begun
    expect(calls).toEqual(['stop'])
    expect(take.read().phase).toBe('idle')
  })
})

describe('a waveform', () => {
  it('is limited in bars and never loses the loudest moment', () => {
    const levels = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 300 })
    fc.assert(
      fc.property(levels, fc.integer({ min: 1, max: 80 }), (levels, count) => {
        const bars = downsample(levels, count)
        expect(bars.length).toBe(Math.min(count, levels.length))
        expect(Math.max(...bars)).toBe(Math.max(...levels))
      }),
    )
  })
})
