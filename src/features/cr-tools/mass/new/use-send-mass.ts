import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

import {
  getMassMessage,
  listMassMessages,
  sendMassMessage,
  updateMassMessage,
} from '@/api/calls/mass-messages'
import { queryOf } from '@/api/query'
import { send } from '@/api/send'
import { useCrisisHold } from '@/features/crisis'
import { newId } from '@/services/new-id'

import { massRequestOf, type WrittenMass } from './mass-request'

/**
 * Sends a mass message: check, then the wire. The key stays the same until the server has taken it, so that a second
 * press after a lost answer sends nothing twice. Resolves to nothing when its writer stepped back.
 */
export function useSendMass(creatorId: string) {
  const hold = useCrisisHold()
  const client = useQueryClient()
  const clientId = useRef(newId())
  return useMutation({
    mutationKey: [sendMassMessage.path],
    meta: { onError: 'throw' },
    mutationFn: async (mass: WrittenMass) => {
      const parts = await massRequestOf(mass, hold)
      if (!parts) return undefined
      const { variants, ...rest } = parts
      const request = { ...rest, ...(variants && { variants }), clientId: clientId.current }
      return await send(sendMassMessage, request, { creatorId })
    },
    onSuccess: (progress) => {
      if (!progress) return
      clientId.current = newId()
      void client.invalidateQueries({ queryKey: [listMassMessages.path] })
    },
  })
}

/** Saves what was changed of a scheduled one, checked like what is sent. */
export function useUpdateMass(creatorId: string, massMessageId: string) {
  const hold = useCrisisHold()
  const client = useQueryClient()
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
      client.setQueryData(queryOf(getMassMessage, { massMessageId }, creatorId).queryKey, message)
      void client.invalidateQueries({ queryKey: [listMassMessages.path] })
    },
  })
}
