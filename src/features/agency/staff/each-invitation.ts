import { isApiError } from '@/api/errors'
import type { Employee } from '@/domain/agency/employee'

/** The invitations done so far, with the answer to each call; without one where the invitation was open no more. */
export type InvitationProgress<Answer> = Map<string, { answer: Answer } | undefined>

/**
 * Sends a call for each invitation. Where a colleague has canceled one, or its person has joined, the others go on;
 * it throws if none is left. A second try with the same progress sends nothing twice.
 */
export async function forEachInvitation<Answer>(
  people: readonly Employee[],
  done: InvitationProgress<Answer>,
  call: (userId: string) => Promise<Answer>,
): Promise<{ answers: Answer[]; gone: number }> {
  let failure: Error | undefined
  for (const { userId } of people.filter((person) => !done.has(person.userId))) {
    try {
      done.set(userId, { answer: await call(userId) })
    } catch (error) {
      if (!isApiError(error, 404) && !isApiError(error, 409)) throw error
      failure = error
      done.set(userId, undefined)
    }
  }
  const answers = [...done.values()].flatMap((one) => (one ? [one.answer] : []))
  if (failure && answers.length === 0) throw failure
  return { answers, gone: done.size - answers.length }
}
