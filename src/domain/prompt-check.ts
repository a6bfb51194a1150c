import * as v from 'valibot'

import { orNull } from '@/lib/tolerant'

import { OptionalInstant } from './instant'
import { UsernameReservation } from './username'

/** What the person is still to be asked (spec 3). */
export const PromptCheck = v.object({
  usernameReservation: orNull(UsernameReservation),
  tosAcceptedAt: OptionalInstant,
})
export interface PromptCheck extends v.InferOutput<typeof PromptCheck> {}

export type Prompt = { kind: 'terms' } | { kind: 'username'; username: string }

/** What to ask now: the terms first, then a reserved name, unless its reminder is still to come. */
export function duePrompt(
  { usernameReservation, tosAcceptedAt }: PromptCheck,
  now: number,
): Prompt | undefined {
  if (tosAcceptedAt === null) return { kind: 'terms' }
  if (!usernameReservation || usernameReservation.claimed) return undefined
  const { username, reminderAt } = usernameReservation
  return reminderAt === null || reminderAt <= now ? { kind: 'username', username } : undefined
}
