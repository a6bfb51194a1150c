import { useMutation, useQueryClient } from '@tanstack/react-query'

import { getMassMessage, sendMassMessage, updateMassMessage } from '@/api/calls/chat/mass-messages'
import { isApiError, isRefused } from '@/api/errors'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import { useInvalidateCalls } from '@/api/use-invalidate-calls'
import { useSession } from '@/features/auth'
import { useCrisisHold } from '@/features/crisis'
import { useAgencyZone } from '@/features/figures/use-agency-zone'
import { removeLocalDraft } from '@/services/storage/drafts'

import { massEditDraftKeys, newMassDraftKeys, type MassDraftKeys, type MassStart } from '../mass-form-start'
import { useInvalidateMass } from '../use-invalidate-mass'
import { massChangesOf, massRequestOf, type MassFormValues } from './mass-request'

/** The form's values with their idempotency key. */
export interface KeyedMass extends MassFormValues {
  clientId: string
}

/**
 * Whether the server already has this key with another text or has processed it: a retry can never succeed.
 */
export const isAlreadyAccepted = (error: Error | null): boolean => isApiError(error, 409)

/** Clears the draft, even after its form unmounted: otherwise it could be sent again from there. */
export function useClearMassDraft(draftKeys: MassDraftKeys) {
  const { userId = '' } = useSession()
  return () => {
    for (const draftKey of Object.values(draftKeys)) removeLocalDraft(userId, draftKey)
  }
}

/** Sends a mass message after the crisis check. Resolves to nothing when the user cancels. */
export function useSendMass(creatorId: string) {
  const hold = useCrisisHold()
  const timezone = useAgencyZone()
  const invalidate = useInvalidateMass()
  const drop = useClearMassDraft(newMassDraftKeys(creatorId))
  return useMutation({
    mutationKey: [sendMassMessage.path],
    mutationFn: async ({ clientId, ...mass }: KeyedMass) => {
      const parts = await massRequestOf(mass, { hold, timezone })
      if (!parts) return undefined
      const { variants, ...rest } = parts
      return await send(sendMassMessage, { ...rest, ...(variants && { variants }), clientId }, { creatorId })
    },
    onSuccess: (progress) => {
      if (progress) drop()
    },
    // Refetch after an error too: the server may have accepted a request whose response was lost.
    onSettled: () => void invalidate(),
  })
}

/** Saves what differs from `start` of a scheduled message, after the same checks as a send. */
export function useUpdateMass(creatorId: string, massMessageId: string, start: MassStart) {
  const hold = useCrisisHold()
  const timezone = useAgencyZone()
  const client = useQueryClient()
  const invalidate = useInvalidateMass()
  const refetch = useInvalidateCalls(getMassMessage)
  const drop = useClearMassDraft(massEditDraftKeys(massMessageId))
  return useMutation({
    mutationKey: [updateMassMessage.path],
    mutationFn: async (mass: KeyedMass) => {
      const changes = await massChangesOf(start, mass, { hold, timezone })
      return changes && (await send(updateMassMessage, { ...changes, massMessageId }, { creatorId }))
    },
    onSuccess: (message) => {
      if (!message) return
      drop()
      client.setQueryData(queryOf(getMassMessage, { massMessageId }, creatorId).queryKey, message)
      void invalidate()
    },
    // A refusal shows that a colleague changed it, or that it has gone out.
    onError: (error) => void (isRefused(error) && refetch()),
  })
}
