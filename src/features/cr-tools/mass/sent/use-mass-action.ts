import { useMutation, useQueryClient } from '@tanstack/react-query'

import {
  listMassMessages,
  pauseMassMessage,
  resumeMassMessage,
  sendHeldMassMessage,
  stopMassMessage,
  unsendMassMessage,
} from '@/api/calls/chat/mass-messages'
import { send } from '@/api/send'

const MASS_ACTION_CALLS = {
  pause: pauseMassMessage,
  resume: resumeMassMessage,
  stop: stopMassMessage,
  unsend: unsendMassMessage,
  sendHeld: sendHeldMassMessage,
} as const
export type MassAction = keyof typeof MASS_ACTION_CALLS

/** Pauses, resumes, stops or unsends a mass message, then refetches the lists. */
export function useMassAction(creatorId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['mass-act'],
    // A toast as well as the inline error, as the user may have left the page.
    meta: { onError: 'toast' },
    mutationFn: ({ act, massMessageId }: { act: MassAction; massMessageId: string }) =>
      send(MASS_ACTION_CALLS[act], { massMessageId }, { creatorId }),
    onSettled: () => client.invalidateQueries({ queryKey: [listMassMessages.path] }),
  })
}
