import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { VERSION_DECISIONS, type VersionDecision } from './version'
import { afterPoll, nextPollMs, INITIAL_POLL_STATE } from './version-poll'

const after = (...answers: (VersionDecision | undefined)[]) =>
  nextPollMs(answers.reduce(afterPoll, INITIAL_POLL_STATE))

describe('version polling', () => {
  it('polls first after 5 s, then every 60 s', () => {
    expect(after()).toBe(5000)
    expect(after('ok')).toBe(60_000)
    expect(after('ok', 'ok')).toBe(60_000)
  })

  it('counts the first 5 s from the page start, and the others from the last poll', () => {
    expect(nextPollMs(INITIAL_POLL_STATE, 3000)).toBe(2000)
    expect(nextPollMs(INITIAL_POLL_STATE, 8000)).toBe(0)
    expect(nextPollMs(afterPoll(INITIAL_POLL_STATE, 'ok'), 8000)).toBe(60_000)
  })

  it('polls again after 2 s when the first poll fails, and only then', () => {
    expect(after(undefined)).toBe(2000)
    expect(after(undefined, undefined)).toBe(60_000)
    expect(after('ok', undefined)).toBe(60_000)
  })

  it('polls every 20 s while a new version is known, failures or not', () => {
    expect(after('soft')).toBe(20_000)
    expect(after('ok', 'hard', undefined)).toBe(20_000)
    expect(after('soft', 'ok')).toBe(60_000)
  })

  it('only ever waits for one of the four delays', () => {
    const answers = fc.array(fc.constantFrom(undefined, ...VERSION_DECISIONS))
    fc.assert(
      fc.property(answers, (given) => {
        expect([5000, 2000, 20_000, 60_000]).toContain(after(...given))
      }),
    )
  })
})
