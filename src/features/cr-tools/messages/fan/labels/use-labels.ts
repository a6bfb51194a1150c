import { useMutation, useQueryClient } from '@tanstack/react-query'

import { deleteLabel, updateChannels } from '@/api/calls/chat/messages'
import { mutationOf } from '@/api/query'
import { useOptimisticSetting } from '@/api/use-optimistic-setting'
import type { OpenChannel } from '@/domain/chat/channel'

import { useCreatorLabels } from '../../../base/use-creator-labels'
import { channelQuery, mergeAnswer, refreshChannels } from '../../../cache/channel-cache'
import { changeLabels } from '../../base/use-save-label'
import type { FanSubject } from '../panel/fan-cache'

/** Deletes a label, also from the conversations that have it. */
export function useRemoveLabel({ creatorId, channelId }: FanSubject) {
  const client = useQueryClient()
  return useMutation({
    ...mutationOf(deleteLabel, creatorId),
    onSuccess: (_answer, { labelId: gone }) => {
      changeLabels(client, creatorId, (labels) => labels.filter(({ labelId }) => labelId !== gone))
      client.setQueryData(
        channelQuery(creatorId, channelId).queryKey,
        (cached) => cached && { ...cached, labels: cached.labels.filter((labelId) => labelId !== gone) },
      )
      return refreshChannels(client, creatorId)
    },
  })
}

/** The labels of a conversation; changes are optimistic and shown everywhere. */
export function useChannelLabels(creatorId: string, channel: OpenChannel) {
  const client = useQueryClient()
  const { channelId } = channel
  const { labels: all } = useCreatorLabels(creatorId)
  const { change, error } = useOptimisticSetting(
    channelQuery(creatorId, channelId),
    mutationOf(updateChannels, creatorId),
    {
      bodyOf: ({ labels }) => ({ channelIds: [channelId], patch: { labels } }),
      onSaved: (answer) => mergeAnswer(client, creatorId, answer),
    },
  )
  return {
    all,
    assigned: channel.labels.flatMap((id) => all.find(({ labelId }) => labelId === id) ?? []),
    add: (labelId: string) => change(({ labels }) => ({ labels: [...labels, labelId] })),
    remove: (labelId: string) => change(({ labels }) => ({ labels: labels.filter((id) => id !== labelId) })),
    error,
  }
}
