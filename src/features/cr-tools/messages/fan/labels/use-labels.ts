import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { deleteLabel, getChannel, listLabels, saveLabel, updateChannels } from '@/api/calls/chat/messages'
import { mutationOf, queryOf } from '@/api/query'
import type { ChannelLabel, OpenChannel } from '@/domain/chat/channel'

import { mergeChannel, refreshChannels } from '../../../cache/channel-cache'

const NO_LABELS: readonly ChannelLabel[] = []

function changeLabels(
  client: QueryClient,
  creatorId: string,
  change: (labels: readonly ChannelLabel[]) => ChannelLabel[],
): void {
  const { queryKey } = queryOf(listLabels, undefined, creatorId)
  client.setQueryData(queryKey, (known) => ({ data: change(known?.data ?? []) }))
}

const withSaved = (labels: readonly ChannelLabel[], saved: ChannelLabel): ChannelLabel[] =>
  labels.some(({ labelId }) => labelId === saved.labelId)
    ? labels.map((one) => (one.labelId === saved.labelId ? saved : one))
    : [...labels, saved]

/** The labels of a creator, with actions to create, rename and delete. */
export function useLabelActions(creatorId: string, channelId: string) {
  const client = useQueryClient()
  const save = useMutation({
    ...mutationOf(saveLabel, creatorId),
    onSuccess: (saved) => changeLabels(client, creatorId, (labels) => withSaved(labels, saved)),
  })
  const remove = useMutation({
    ...mutationOf(deleteLabel, creatorId),
    onSuccess: (_answer, { labelId: gone }) => {
      changeLabels(client, creatorId, (labels) => labels.filter(({ labelId }) => labelId !== gone))
      client.setQueryData(
        queryOf(getChannel, { channelId }, creatorId).queryKey,
        (known) => known && { ...known, labels: known.labels.filter((labelId) => labelId !== gone) },
      )
      return refreshChannels(client, creatorId)
    },
  })
  return { save, remove }
}

/** The labels of a conversation; changes are optimistic and shown everywhere. */
export function useChannelLabels(creatorId: string, channel: OpenChannel) {
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
  const set = (labels: string[]) => update.mutate({ channelIds: [channelId], patch: { labels } })
  return {
    all,
    worn: channel.labels.flatMap((id) => all.find(({ labelId }) => labelId === id) ?? []),
    add: (labelId: string) => set([...channel.labels, labelId]),
    remove: (labelId: string) => set(channel.labels.filter((id) => id !== labelId)),
    error: update.error,
  }
}
