import { useMutation } from '@tanstack/react-query'

import { moderateLiveChat } from '@/api/calls/creator/live'
import type { RequestOf } from '@/api/call'
import { send } from '@/api/send'

import { useShowBroadcast } from '../use-show-broadcast'

export function useModerateComment(creatorId: string, liveId: string) {
  const show = useShowBroadcast(creatorId)
  return useMutation({
    mutationFn: (act: Omit<RequestOf<typeof moderateLiveChat>, 'liveId'>) =>
      send(moderateLiveChat, { liveId, ...act }, { creatorId }),
    meta: { onError: 'toast' },
    onSuccess: show,
  })
}
