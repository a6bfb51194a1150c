import * as v from 'valibot'

import { Id } from '@/domain/server/id'
import type { Media } from '@/domain/vault/media'
import { type ChannelDraft, QuotedMessage, Translation } from '@/domain/chat/message'
import { messageContent } from '@/domain/chat/message-content'
import { isBlank } from '@/lib/text/blank'
import { orElse, orNull } from '@/lib/lenient-schema'
import {
  listDraftKeys,
  removeLocalDraft,
  onLocalDraftChange,
  parseLocalDraft,
  saveLocalDraft,
} from '@/services/storage/drafts'
import { COMPOSER_DRAFT_KEY } from '@/services/storage/local-work'

/** The draft of a channel, as stored on disk. */
export const ComposerDraft = v.object({
  ...messageContent,
  price: orElse(v.number(), 0),
  /** Text of the price field when it is not an amount; the message then has no price and cannot be sent. */
  unclearPrice: orNull(v.string()),
  /** The message it replies to. */
  replyTo: orNull(QuotedMessage),
  scriptId: orNull(Id),
  scriptStep: orNull(v.number()),
  scheduledAt: orNull(v.string()),
  translation: orNull(v.object({ ...Translation.entries, of: v.string() })),
  /** Server time, ms: the newer of two drafts wins. */
  updatedAt: orElse(v.number(), 0),
  /** `updatedAt` of the draft on disk that its writer took over; all its saves since then name it. */
  basedOn: orNull(v.number()),
  /** `updatedAt` of the draft that the server is known to have. */
  savedAt: orNull(v.number()),
})
/** What is written in a composer. */
export interface DraftContent extends Omit<
  v.InferOutput<typeof ComposerDraft>,
  'media' | 'previewMediaIds' | 'updatedAt' | 'basedOn' | 'savedAt'
> {
  media: readonly Media[]
  previewMediaIds: readonly string[]
}
export interface ComposerDraft extends DraftContent {
  updatedAt: number
  basedOn?: number | null | undefined
  savedAt?: number | null
}

export const EMPTY_DRAFT = {
  text: '',
  lockText: null,
  media: [],
  previewMediaIds: [],
  price: 0,
  unclearPrice: null,
  replyTo: null,
  scriptId: null,
  scriptStep: null,
  scheduledAt: null,
  translation: null,
} satisfies DraftContent

const DRAFT_KEYS = Object.keys(EMPTY_DRAFT) as (keyof DraftContent)[] // `satisfies` holds its keys

/** Compares the fields that a draft stores. */
export const isSameDraft = (a: DraftContent, b: DraftContent): boolean =>
  DRAFT_KEYS.every((key) => Object.is(a[key], b[key]))

/** Converts a draft of the server, which stores fewer fields, to one of this device. */
export const draftFromServer = ({ text, media, price, updatedAt }: ChannelDraft): ComposerDraft => ({
  ...EMPTY_DRAFT,
  text,
  media,
  price,
  updatedAt: updatedAt ?? 0,
})

/** The owner and channel of a draft; no other user ever reads it. */
export interface DraftKey {
  userId: string
  creatorId: string
  channelId: string
}

const storageNameOf = ({ creatorId, channelId }: DraftKey): string =>
  `${COMPOSER_DRAFT_KEY}:${creatorId}:${channelId}`

/** Returns whether a draft has no content. A reply target alone does not count and never replaces a draft. */
export const isEmptyDraft = ({ text, media, price, unclearPrice, scheduledAt }: DraftContent): boolean =>
  isBlank(text) && media.length === 0 && price === 0 && unclearPrice === null && scheduledAt === null

export const readComposerDraft = (key: DraftKey): ComposerDraft | undefined =>
  parseLocalDraft(ComposerDraft, key.userId, storageNameOf(key))

/** Stores a draft. An empty one stays until the server has it, else the server's old text would come back. */
export function saveComposerDraft(key: DraftKey, draft: ComposerDraft): void {
  const { updatedAt, basedOn } = draft
  const stored = isEmptyDraft(draft) ? { ...EMPTY_DRAFT, updatedAt, basedOn } : draft
  saveLocalDraft(key.userId, storageNameOf(key), stored)
}

export const dropComposerDraft = (key: DraftKey): void => removeLocalDraft(key.userId, storageNameOf(key))

/** Records that the server has the draft of this time. */
export function recordDraftSaved(key: DraftKey, updatedAt: number): void {
  const stored = readComposerDraft(key)
  if (stored?.updatedAt === updatedAt)
    saveLocalDraft(key.userId, storageNameOf(key), { ...stored, savedAt: updatedAt })
}

interface StoredComposerDraft {
  key: DraftKey
  draft: ComposerDraft
}

/** Returns a user's drafts on disk, including emptied ones. */
export const composerDraftsOf = (userId: string): StoredComposerDraft[] =>
  listDraftKeys(userId).flatMap((name) => {
    const [kind, creatorId, channelId] = name.split(':')
    if (kind !== COMPOSER_DRAFT_KEY || creatorId === undefined || channelId === undefined) return []
    const key = { userId, creatorId, channelId }
    const draft = readComposerDraft(key)
    return draft ? { key, draft } : []
  })

/** Returns drafts on disk that the server is not known to have, including emptied ones. */
export const unsavedComposerDrafts = (userId: string): StoredComposerDraft[] =>
  composerDraftsOf(userId).filter(({ draft }) => draft.savedAt !== draft.updatedAt)

/** Calls back when the draft of a channel may have changed, in this tab or another. */
export const onComposerDraftChange = (key: DraftKey, listener: () => void): (() => void) =>
  onLocalDraftChange(key.userId, storageNameOf(key), listener)

/** Removes an empty draft that the server has; does nothing when text was written since. */
export function removeEmptyDraft(key: DraftKey, updatedAt: number): void {
  const stored = readComposerDraft(key)
  if (stored && isEmptyDraft(stored) && stored.updatedAt === updatedAt) dropComposerDraft(key)
}

/** Returns the text added after `sent` while it was checked; undefined when `sent` itself was edited. */
export const textAddedSince = (sent: string, now: string): string | undefined =>
  now.startsWith(sent) ? now.slice(sent.length).trimStart() : undefined
