import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

import { reactivateEmployees, resendInvite } from '@/api/calls/agency/employees'
import { send } from '@/api/send'
import type { Employee } from '@/domain/agency/employee'
import { chunked } from './batches'
import { forEachInvitation, type InvitationProgress } from './each-invitation'
import { setCachedPeople, refreshPeople } from './people-cache'
import { useInvitationsToast } from './use-invitations-toast'

export type PersonAction = 'resend' | 'reactivate'

export interface PersonActionRequest {
  action: PersonAction
  people: readonly Employee[]
}

export async function reactivate(people: readonly Employee[]): Promise<Employee[]> {
  const fresh: Employee[] = []
  for (const part of chunked(people))
    fresh.push(...(await send(reactivateEmployees, { userIds: part.map(({ userId }) => userId) })).data)
  return fresh
}

/** Resends invitations, and reactivates people. */
export function usePersonActions(onDone?: () => void) {
  const client = useQueryClient()
  // A retry sends the same request: who has a new letter gets no second one, as each makes the code before invalid.
  const progress = useRef(new WeakMap<PersonActionRequest, InvitationProgress<Employee>>())
  const toastInvitations = useInvitationsToast()
  const resend = (request: PersonActionRequest) => {
    const done = progress.current.get(request) ?? new Map()
    progress.current.set(request, done)
    return forEachInvitation(request.people, done, (userId) => send(resendInvite, { userId }))
  }
  return useMutation({
    mutationFn: async (request: PersonActionRequest) =>
      request.action === 'resend' ? resend(request) : { answers: await reactivate(request.people), gone: 0 },
    onSuccess: ({ answers, gone }, { action }) => {
      setCachedPeople(client, answers)
      toastInvitations(action, answers.length, gone)
      onDone?.()
    },
    // Some requests may succeed before one fails.
    onSettled: () => refreshPeople(client),
  })
}
