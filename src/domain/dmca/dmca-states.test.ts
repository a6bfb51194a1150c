import { describe, expect, it } from 'vitest'

import { DAY_MS, HOUR_MS } from '@/lib/duration'

import {
  dmcaActionsIn,
  dmcaDeadline,
  DMCA_ACTIONS,
  DMCA_STATES,
  isDmcaEditable,
  nextDmcaState,
  dmcaReminder,
} from './dmca-states'

describe('a DMCA case', () => {
  it.each([
    ['draft', ['submit', 'withdraw']],
    ['sent', ['acknowledge', 'remove', 'reject', 'counter', 'withdraw']],
    ['acknowledged', ['remove', 'reject', 'counter', 'withdraw']],
    ['removed', ['submit', 'counter']],
    ['rejected', ['submit', 'withdraw']],
    ['counter_notice', ['remove', 'reject', 'withdraw']],
    ['withdrawn', []],
  ] as const)('%s allows %j', (state, acts) => expect(dmcaActionsIn(state)).toEqual(acts))

  it('changes only to known states, and never to its own', () => {
    for (const state of DMCA_STATES)
      for (const act of DMCA_ACTIONS) {
        const next = nextDmcaState(state, act)
        if (next === undefined) continue
        expect(DMCA_STATES).toContain(next)
        expect(next).not.toBe(state)
      }
  })

  it('reaches every state from a draft', () => {
    const reached = new Set(['draft'])
    for (let size = 0; size !== reached.size;) {
      size = reached.size
      for (const state of DMCA_STATES.filter((one) => reached.has(one)))
        for (const act of dmcaActionsIn(state)) reached.add(nextDmcaState(state, act) ?? '')
    }
    expect([...reached].toSorted()).toEqual([...DMCA_STATES].toSorted())
  })

  it('is editable before it is sent, and again after a rejection', () =>
    expect(DMCA_STATES.filter(isDmcaEditable)).toEqual(['draft', 'rejected']))
})

describe('a deadline', () => {
  it.each([
    ['sent', 7],
    ['acknowledged', 7],
    ['counter_notice', 14],
    ['rejected', 30],
  ] as const)('of %s is %d days later', (state, days) =>
    expect(dmcaDeadline(state, 5)).toBe(5 + days * DAY_MS),
  )
  it.each(['draft', 'removed', 'withdrawn'] as const)('is null for %s', (state) =>
    expect(dmcaDeadline(state, 5)).toBeNull(),
  )

  it.each([
    ['18T19:59', { kind: 'overdue', days: 1 }],
    ['16T08:00', { kind: 'overdue', days: 2 }],
    ['18T20:00', { kind: 'today' }],
    ['18T23:59', { kind: 'today' }],
    ['19T08:00', { kind: 'soon', days: 1 }],
    ['21T23:00', { kind: 'soon', days: 3 }],
    ['22T01:00', { kind: 'later', days: 4 }],
  ])('2026-11-%s, seen on the 18th at 20:00, is %j', (day, reminder) => {
    const at = (text: string) => Date.parse(`2026-11-${text}Z`)
    expect(dmcaReminder(at(day), at('18T20:00'), 'UTC')).toEqual(reminder)
  })

  it("counts days in the agency's zone, as the date beside it", () => {
    const at = Date.parse('2026-11-18T23:30Z')
    expect(dmcaReminder(at, at - 3 * HOUR_MS, 'Europe/Warsaw')).toEqual({ kind: 'soon', days: 1 })
    expect(dmcaReminder(at, at - 3 * HOUR_MS, 'America/Los_Angeles')).toEqual({ kind: 'today' })
  })
})
