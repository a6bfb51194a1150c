import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { duePrompt, PromptCheck } from './prompt-check'

const NOW = Date.parse('2026-11-24T12:00:00Z')
const RESERVATION = {
  email: null,
  usernameReservationId: 'r-1',
  username: 'ana.moon',
  claimed: false,
  externalId: null,
  reminderAt: null as string | null,
  provider: null,
}
const promptOf = (reservation: object | null, tosAcceptedAt: string | null = '2026-01-01T00:00:00Z') =>
  duePrompt(v.parse(PromptCheck, { usernameReservation: reservation, tosAcceptedAt }), NOW)

describe('the due prompt', () => {
  it('is the terms before the reserved name', () => {
    expect(promptOf(RESERVATION, null)).toEqual({ kind: 'terms' })
    expect(promptOf(RESERVATION)).toEqual({ kind: 'username', username: 'ana.moon' })
  })

  it('is undefined for a name that is claimed or offered later', () => {
    expect(promptOf(null)).toBeUndefined()
    expect(promptOf({ ...RESERVATION, claimed: true })).toBeUndefined()
    expect(promptOf({ ...RESERVATION, reminderAt: '2026-11-25T00:00:00Z' })).toBeUndefined()
    expect(promptOf({ ...RESERVATION, reminderAt: '2026-11-24T00:00:00Z' })).toBeDefined()
  })
})
