import { useMutation } from '@tanstack/react-query'

import { alertCreator } from '@/api/calls/creator/live'
import { send } from '@/api/send'
import type { AlertKind } from '@/domain/live/broadcast'
import { useIdempotencyKey } from '@/ui/field/form/use-idempotency-key'

interface AskOptions {
  creatorId: string
  liveId: string
  kind: AlertKind
  onDone: () => void
}

/** Asks the creator, on their own screen, to do something; once, also when it is tried again. */
export function useAskCreator({ creatorId, liveId, kind, onDone }: AskOptions) {
  const key = useIdempotencyKey<string>()
  return useMutation({
    mutationFn: () => {
      const { clientId } = key.begin(liveId)
      return send(alertCreator, { liveId, kind, text: '', clientId }, { creatorId })
    },
    onSuccess: () => {
      key.end()
      onDone()
    },
  })
}
