import type { QueryClient } from '@tanstack/react-query'

import type { RequestOf } from '@/api/call'
import { saveDraft } from '@/api/calls/chat/messages'
import { ApiError } from '@/api/errors'
import { send } from '@/api/send'
import type { ChannelDraft } from '@/domain/chat/message'
import { isBlank } from '@/lib/text/blank'
import { cutText } from '@/lib/text/graphemes'

import { patchChannel } from '../cache/channel-cache'
import { type ComposerDraft, type DraftKey, removeEmptyDraft, recordDraftSaved } from './composer-draft'

/** How many characters of a draft the list shows. */
const DRAFT_PREVIEW_LENGTH = 80

/** `isWhole`: not only the words. `already_sent`: the server had received some of the messages and saved nothing. `newer`: it has a newer draft. */
export type DraftSaveResult =
  | { kind: 'saved'; draft: ChannelDraft | null; isWhole: boolean }
  | { kind: 'already_sent'; clientIds: readonly string[] }
  | { kind: 'newer'; draft: ChannelDraft }
  | { kind: 'failed' }

const isUnfit = (error: unknown): boolean => error instanceof ApiError && error.status === 422

/** Keeps at least the words where the server refuses the media or the price. */
async function saveOrKeepWords(request: RequestOf<typeof saveDraft>, creatorId: string) {
  try {
    return { ...(await send(saveDraft, request, { creatorId })), isWhole: true }
  } catch (error) {
    if (!isUnfit(error) || isBlank(request.text)) throw error
    const words = { ...request, mediaIds: [], price: 0 }
    return { ...(await send(saveDraft, words, { creatorId })), isWhole: false }
  }
}

/** Saves a draft on the server with the client IDs of the unsent messages it replaces. */
export async function saveUnsentAsDraft(
  client: QueryClient,
  key: DraftKey,
  { text, media, price, updatedAt }: ComposerDraft,
  unsent: readonly string[],
): Promise<DraftSaveResult> {
  const { creatorId, channelId } = key
  const mediaIds = media.map(({ mediaId }) => mediaId)
  const draft = { channelId, text, mediaIds, price, updatedAt: new Date(updatedAt).toISOString() }
  const request = { ...draft, ...(unsent.length > 0 && { unsent: [...unsent] }) }
  const answer = await saveOrKeepWords(request, creatorId).catch(() => undefined)
  if (!answer) return { kind: 'failed' }
  if (answer.taken.length > 0) return { kind: 'already_sent', clientIds: answer.taken }
  removeEmptyDraft(key, updatedAt)
  patchChannel(client, creatorId, channelId, {
    draft: cutText(answer.draft?.text ?? '', DRAFT_PREVIEW_LENGTH) || null,
  })
  if (answer.draft && answer.draft.updatedAt !== updatedAt) return { kind: 'newer', draft: answer.draft }
  if (answer.isWhole) recordDraftSaved(key, updatedAt)
  return { kind: 'saved', draft: answer.draft, isWhole: answer.isWhole }
}

/**
 * Saves a draft on the server, also an empty one. Resolves to the stored draft, or undefined when the call
 * fails.
 */
export async function saveDraftToServer(
  client: QueryClient,
  key: DraftKey,
  draft: ComposerDraft,
): Promise<ChannelDraft | null | undefined> {
  const result = await saveUnsentAsDraft(client, key, draft, [])
  return 'draft' in result ? result.draft : undefined
}
