import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { getChannel, listLabels, saveLabel, updateChannels } from '@/api/calls/messages'
import { mutationOf, queryOf } from '@/api/query'
import type { Label, OpenChannel } from '@/domain/channel'

import { mergeChannel } from '../../channel-cache'

const NO_LABELS: readonly Label[] = []

/** The labels a conversation carries, and their change: it shows at once, everywhere. */
export function useLabels(creatorId: string, channel: OpenChannel) {
  const client = useQueryClient()
  const { channelId } = channel
  const { data } = useQuery(queryOf(listLabels, undefined, creatorId))
  const all = data?.data ?? NO_LABELS
  const { queryKey } = queryOf(getChannel, { channelId }, creatorId)
  const update = useMutation({
    ...mutationOf(updateChannels, creatorId),
    onMutate: async ({ patch: { labels } }) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, (known) => known && labels && { ...known, labels })
      return { before }
    },
    onError: (_error, _request, context) => context?.before && client.setQueryData(queryKey, context.before),
    onSuccess: (answer) => answer.data.forEach((one) => mergeChannel(client, creatorId, one, answer.counts)),
  })
  const create = useMutation({
    ...mutationOf(saveLabel, creatorId),
    onSuccess: (label) => {
      const labels = queryOf(listLabels, undefined, creatorId).queryKey
      client.setQueryData(labels, (known) => ({ data: [...(known?.data ?? []), label] }))
    },
  })
  const set = (labels: string[]) => update.mutate({ channelIds: [channelId], patch: { labels } })
  return {
    all,
    worn: channel.labels.flatMap((id) => all.find(({ labelId }) => labelId === id) ?? []),
    add: (labelId: string) => set([...channel.labels, labelId]),
    remove: (labelId: string) => set(channel.labels.filter((id) => id !== labelId)),
    error: update.error,
    create,
  }
}
