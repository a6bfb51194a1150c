import { useMutation, useQueryClient } from '@tanstack/react-query'

import {
  getMassMessage,
  listMassMessages,
  sendMassMessage,
  updateMassMessage,
} from '@/api/calls/mass-messages'
import { isApiError } from '@/api/errors'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import { useSession } from '@/features/auth'
import { useCrisisHold } from '@/features/crisis'
import { dropDraft } from '@/services/drafts'

import { editPlaces, massPlaces, type MassPlaces } from '../starting'
import { massRequestOf, type WrittenMass } from './mass-request'

/** What is sent, under the key that its writer keeps until the server has taken it. */
export interface KeyedMass extends WrittenMass {
  clientId: string
}

/** The server has it in other words, or has gone on with it: these words go nowhere, however often they are sent. */
export const isTaken = (error: Error | null): boolean => isApiError(error, 409)

/** Lets go of what was written: also when its form has been left since, or it would go out once more from there. */
function useDropped(places: MassPlaces) {
  const { userId = '' } = useSession()
  return () => {
    for (const place of Object.values(places)) dropDraft(userId, place)
  }
}

/** Sends a mass message: check, then the wire. Resolves to nothing when its writer stepped back. */
export function useSendMass(creatorId: string) {
  const hold = useCrisisHold()
  const client = useQueryClient()
  const drop = useDropped(massPlaces(creatorId))
  return useMutation({
    mutationKey: [sendMassMessage.path],
    meta: { onError: 'throw' },
    mutationFn: async ({ clientId, ...mass }: KeyedMass) => {
      const parts = await massRequestOf(mass, hold)
      if (!parts) return undefined
      const { variants, ...rest } = parts
      return await send(sendMassMessage, { ...rest, ...(variants && { variants }), clientId }, { creatorId })
    },
    onSuccess: (progress) => {
      if (progress) drop()
    },
    // Also of an answer that was lost: it may have been taken all the same.
    onSettled: () => void client.invalidateQueries({ queryKey: [listMassMessages.path] }),
  })
}

/** Saves what was changed of a scheduled one, checked like what is sent. */
export function useUpdateMass(creatorId: string, massMessageId: string) {
  const hold = useCrisisHold()
  const client = useQueryClient()
  const drop = useDropped(editPlaces(massMessageId))
  return useMutation({
    mutationKey: [updateMassMessage.path],
    meta: { onError: 'throw' },
    mutationFn: async (mass: WrittenMass) => {
      const parts = await massRequestOf(mass, hold)
      if (!parts) return undefined
      const { variants = null, scheduledAt, ...rest } = parts
      const request = { ...rest, massMessageId, variants, ...(scheduledAt !== null && { scheduledAt }) }
      return await send(updateMassMessage, request, { creatorId })
    },
    onSuccess: (message) => {
      if (!message) return
      drop()
      client.setQueryData(queryOf(getMassMessage, { massMessageId }, creatorId).queryKey, message)
      void client.invalidateQueries({ queryKey: [listMassMessages.path] })
    },
  })
}
