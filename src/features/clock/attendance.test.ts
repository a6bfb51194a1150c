import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { MINUTE_MS } from '@/lib/duration'

import {
  answerLeftMs,
  dueAction,
  idleAfterMsOf,
  withServerActivity,
  withActivityElsewhere,
  startAttendance,
  withHeartbeat,
  withInput,
  withQuestion,
} from './attendance'

const start = startAttendance(0, idleAfterMsOf(null))

describe('heartbeat', () => {
  it('is due every 60 s while there is input', () => {
    expect(dueAction(start, MINUTE_MS - 1)).toBeUndefined()
    expect(dueAction(start, MINUTE_MS)).toBe('beat')
    const beaten = withHeartbeat(start, MINUTE_MS)
    expect(dueAction(beaten, 5 * MINUTE_MS)).toBeUndefined()
    expect(dueAction(withInput(beaten, 5 * MINUTE_MS), 5 * MINUTE_MS)).toBe('beat')
  })

  it('is not delayed when the device clock is set back', () => {
    const ahead = withHeartbeat(startAttendance(60 * MINUTE_MS, idleAfterMsOf(null)), 60 * MINUTE_MS)
    expect(dueAction(withInput(ahead, MINUTE_MS), MINUTE_MS)).toBe('beat')
  })

  it('does not claim the time that a device slept', () => {
    const typed = withInput(withHeartbeat(start, MINUTE_MS), 70_000)
    const wokenAt = 16 * MINUTE_MS
    expect(dueAction(typed, wokenAt)).toBeUndefined()
    const back = withInput(typed, wokenAt)
    expect([dueAction(back, wokenAt), back.activeSince]).toEqual(['beat', wokenAt])
  })

  it('reports since when there was input', () => {
    const beaten = withHeartbeat(start, MINUTE_MS)
    const worked = withInput(withInput(beaten, 70_000), 90_000)
    expect(worked.activeSince).toBe(70_000)
    expect(worked.lastInputAt).toBe(90_000)
  })
})

describe('idle question', () => {
  it('shows after 20 minutes without input, once', () => {
    const idle = withHeartbeat(start, MINUTE_MS)
    expect(dueAction(idle, 20 * MINUTE_MS - 1)).toBeUndefined()
    expect(dueAction(idle, 20 * MINUTE_MS)).toBe('ask')
    expect(dueAction(withQuestion(idle), 21 * MINUTE_MS)).toBeUndefined()
  })

  it('waits two minutes for its answer, which pointer movement does not give', () => {
    const asked = withInput(withQuestion(start), 21 * MINUTE_MS)
    expect(answerLeftMs(asked, 21 * MINUTE_MS)).toBe(MINUTE_MS)
    expect(dueAction(asked, 22 * MINUTE_MS - 1)).toBeUndefined()
    expect(dueAction(asked, 22 * MINUTE_MS)).toBe('leave')
    expect(answerLeftMs(asked, 30 * MINUTE_MS)).toBe(0)
  })

  it('closes when another tab reports input', () => {
    const seen = withActivityElsewhere(withQuestion(start), 21 * MINUTE_MS)
    expect(dueAction(withHeartbeat(seen, 21 * MINUTE_MS), 30 * MINUTE_MS)).toBeUndefined()
  })

  it("is postponed by the server's report from another device, not from this one", () => {
    const late = withHeartbeat(start, 19 * MINUTE_MS)
    expect(dueAction(withServerActivity(late, 19 * MINUTE_MS + 400), 20 * MINUTE_MS)).toBe('ask')
    expect(dueAction(withServerActivity(late, 19.5 * MINUTE_MS), 20 * MINUTE_MS)).toBeUndefined()
  })

  it("ignores reports older than this tab's own input", () => {
    const asked = withQuestion(withInput(start, MINUTE_MS))
    expect(withActivityElsewhere(asked, MINUTE_MS)).toBe(asked)
    expect(withActivityElsewhere(asked, 30_000)).toBe(asked)
  })

  it('is already expired when a device wakes after hours', () => {
    const woken = withInput(start, 9 * 60 * MINUTE_MS)
    expect(dueAction(woken, 9 * 60 * MINUTE_MS)).toBe('leave')
  })
})

describe("the agency's limit", () => {
  it('sets when the question shows and when it expires', () => {
    const soon = withHeartbeat(startAttendance(0, idleAfterMsOf(8 * 60)), MINUTE_MS)
    expect(dueAction(soon, 8 * MINUTE_MS - 1)).toBeUndefined()
    expect(dueAction(soon, 8 * MINUTE_MS)).toBe('ask')
    expect(dueAction(soon, 10 * MINUTE_MS)).toBe('leave')
  })

  it('defaults to 20 minutes, with a minimum of 5', () => {
    expect([null, 0, 60, 300, 3600].map(idleAfterMsOf).map((ms) => ms / MINUTE_MS)).toEqual([20, 5, 5, 5, 60])
  })
})

describe('any shift', () => {
  it('never ends while there is input at least every 20 minutes', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20 * MINUTE_MS - 1 })), (gaps) => {
        let now = 0
        let attendance = start
        for (const gap of gaps) {
          now += gap
          expect(['beat', undefined]).toContain(dueAction(attendance, now))
          attendance = withInput(attendance, now)
        }
      }),
    )
  })
})
