import { useMutation } from '@tanstack/react-query'

import { alertCreator } from '@/api/calls/creator/live'
import { send } from '@/api/send'
import type { AlertKind } from '@/domain/live/broadcast'
import { newId } from '@/services/page/new-id'

/** Asks the creator, on their own screen, to do something. */
export function useAskCreator(creatorId: string, onDone: (kind: AlertKind) => void) {
  return useMutation({
    mutationFn: ({ liveId, kind }: { liveId: string; kind: AlertKind }) =>
      send(alertCreator, { liveId, kind, text: '', clientId: newId() }, { creatorId }),
    meta: { onError: 'toast' },
    onSuccess: (_, { kind }) => onDone(kind),
  })
}
