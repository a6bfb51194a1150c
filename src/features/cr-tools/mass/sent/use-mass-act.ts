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

/** Pauses, resumes, stops or takes back a mass message; the lists are asked for again after it. */
export function useMassAct(creatorId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['mass-act'],
    // Told where it was asked for too; whoever has gone on from there takes it for done.
    meta: { onError: 'toast' },
    mutationFn: ({ act, massMessageId }: { act: MassAct; massMessageId: string }) =>
      send(ACTS[act], { massMessageId }, { creatorId }),
    onSettled: () => client.invalidateQueries({ queryKey: [listMassMessages.path] }),
  })
}
