import * as v from 'valibot'

import { flag, orNull } from '@/lib/lenient-schema'

import { OptionalInstant } from '../time/instant'
import { Id } from '../server/id'

/** A reserved name for a future user (requirements 3). */
export const UsernameReservation = v.object({
  email: orNull(v.string()),
  usernameReservationId: Id,
  username: v.string(),
  claimed: flag,
  externalId: orNull(v.string()),
  reminderAt: OptionalInstant,
  provider: orNull(v.string()),
})
export interface UsernameReservation extends v.InferOutput<typeof UsernameReservation> {}

/** What the person still has to answer (requirements 3). */
export const PromptCheck = v.object({
  usernameReservation: orNull(UsernameReservation),
  tosAcceptedAt: OptionalInstant,
})
export interface PromptCheck extends v.InferOutput<typeof PromptCheck> {}

export type Prompt = { kind: 'terms' } | { kind: 'username'; username: string }

/** The prompt to show now: the terms first, then a reserved name after its reminder time. */
export function duePrompt(
  { usernameReservation, tosAcceptedAt }: PromptCheck,
  now: number,
): Prompt | undefined {
  if (tosAcceptedAt === null) return { kind: 'terms' }
  if (!usernameReservation || usernameReservation.claimed) return undefined
  const { username, reminderAt } = usernameReservation
  return reminderAt === null || reminderAt <= now ? { kind: 'username', username } : undefined
}
