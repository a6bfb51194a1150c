import type { QueryClient } from '@tanstack/react-query'

import { saveDraft } from '@/api/calls/messages'
import { send } from '@/api/send'
import type { ChannelDraft } from '@/domain/message'

import { patchChannel } from './channel-cache'
import { type ComposerDraft, type DraftPlace, forgetEmptyDraft } from './composer-draft'

/** How much of a draft the list shows. */
const DRAFT_SHOWN_CHARACTERS = 80

/** Saves a draft on the server, emptiness too. Answers what stands there then; undefined when it did not get through. */
export async function saveToServer(
  client: QueryClient,
  place: DraftPlace,
  { text, media, price, updatedAt }: ComposerDraft,
): Promise<ChannelDraft | null | undefined> {
  const { creatorId, channelId } = place
  const mediaIds = media.map(({ mediaId }) => mediaId)
  const request = { channelId, text, mediaIds, price, updatedAt: new Date(updatedAt).toISOString() }
  const answer = await send(saveDraft, request, { creatorId }).catch(() => undefined)
  if (!answer) return undefined
  forgetEmptyDraft(place, updatedAt)
  const draft = answer.draft?.text.slice(0, DRAFT_SHOWN_CHARACTERS) || null
  patchChannel(client, creatorId, channelId, { draft })
  return answer.draft
}
