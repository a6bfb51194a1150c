import { useMutation, useQueryClient } from '@tanstack/react-query'

import {
  listMassMessages,
  pauseMassMessage,
  resumeMassMessage,
  sendHeldMassMessage,
  stopMassMessage,
  unsendMassMessage,
} from '@/api/calls/mass-messages'
import { send } from '@/api/send'

const ACTS = {
  pause: pauseMassMessage,
  resume: resumeMassMessage,
  stop: stopMassMessage,
  unsend: unsendMassMessage,
  sendHeld: sendHeldMassMessage,
} as const
export type MassAct = keyof typeof ACTS

/** Pauses, resumes, stops or unsends a mass message, then refetches the lists. */
export function useMassAct(creatorId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['mass-act'],
    // A toast as well as the inline error, as the user may have left the page.
    meta: { onError: 'toast' },
    mutationFn: ({ act, massMessageId }: { act: MassAct; massMessageId: string }) =>
      send(ACTS[act], { massMessageId }, { creatorId }),
    onSettled: () => client.invalidateQueries({ queryKey: [listMassMessages.path] }),
  })
}
