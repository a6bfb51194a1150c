import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { inviteCreator, listCreatorInvites } from '@/api/calls/agency-creators'
import { keyOf, mutationOf } from '@/api/query'
import { useUnsaved } from '@/services/unsaved'

import { partOf } from '../../employees/pay'

export const MOST_MESSAGE = 1000

const BLANK = { whom: '', rate: '40', isNet: true, message: '' }

export interface InviteForm extends ReturnType<typeof useInviteForm> {}

/** An invitation as it is being written: whom, on what terms, with which words. */
export function useInviteForm() {
  const client = useQueryClient()
  const [fields, setFields] = useState(BLANK)
  const rate = fields.rate.trim() === '' ? undefined : partOf(fields.rate)
  const isDirty = JSON.stringify(fields) !== JSON.stringify(BLANK)
  useUnsaved(isDirty)
  const sending = useMutation({
    ...mutationOf(inviteCreator),
    onSuccess: () => {
      setFields(BLANK)
      void client.invalidateQueries({ queryKey: keyOf(listCreatorInvites) })
    },
  })
  const isTooLong = fields.message.length > MOST_MESSAGE
  return {
    fields,
    change: (patch: Partial<typeof BLANK>) => setFields({ ...fields, ...patch }),
    rate,
    isTooLong,
    isDirty,
    isReady: fields.whom.trim() !== '' && rate !== undefined && !isTooLong,
    /** The link of the invitation just sent. */
    link: sending.data?.link,
    sentTo: sending.variables?.usernameOrEmail,
    error: sending.error,
    isSending: sending.isPending,
    send: () => {
      if (rate === undefined) return
      const { whom, isNet, message } = fields
      sending.mutate({ usernameOrEmail: whom.trim(), rate, isNet, message: message.trim() })
    },
  }
}
