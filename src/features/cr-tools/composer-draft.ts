import * as v from 'valibot'

import { Id } from '@/domain/id'
import { Media } from '@/domain/media'
import { type ChannelDraft, Quote, Translation } from '@/domain/message'
import { isBlank } from '@/lib/blank'
import { orElse, orNull, readableOf } from '@/lib/tolerant'
import { draftPlaces, dropDraft, onDraftChange, readDraft, saveDraft } from '@/services/drafts'
import { COMPOSER_PLACE } from '@/services/written'

const text = orElse(v.string(), '')

/** The content of a channel's composer, as stored on disk. */
export const ComposerDraft = v.object({
  text,
  lockText: orNull(v.string()),
  media: orElse(readableOf(Media), []),
  previewMediaIds: orElse(readableOf(Id), []),
  price: orElse(v.number(), 0),
  /** Text of the price field when it is not an amount; the message then has no price and cannot be sent. */
  unclearPrice: orNull(v.string()),
  /** The message it replies to. */
  replyTo: orNull(Quote),
  scriptId: orNull(Id),
  scriptStep: orNull(v.number()),
  scheduledAt: orNull(v.string()),
  translation: orNull(v.object({ ...Translation.entries, of: v.string() })),
  /** Server time, ms: the newer of two drafts wins. */
  updatedAt: orElse(v.number(), 0),
})
export interface ComposerDraft extends v.InferOutput<typeof ComposerDraft> {}

/** A draft without content. */
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
} satisfies Omit<ComposerDraft, 'updatedAt'>

/** Converts a draft of the server, which stores fewer fields, to one of this device. */
export const fromServer = ({ text, media, price, updatedAt }: ChannelDraft): ComposerDraft => ({
  ...EMPTY_DRAFT,
  text,
  media,
  price,
  updatedAt: updatedAt ?? 0,
})

/** The owner and channel of a draft; no other user ever reads it. */
export interface DraftPlace {
  userId: string
  creatorId: string
  channelId: string
}

const nameOf = ({ creatorId, channelId }: DraftPlace): string => `${COMPOSER_PLACE}:${creatorId}:${channelId}`

/** Returns whether a draft has no content. A reply target alone does not count and never replaces a draft. */
export const isEmptyDraft = ({
  text,
  media,
  price,
  unclearPrice,
  scheduledAt,
}: Pick<ComposerDraft, 'text' | 'price' | 'unclearPrice' | 'scheduledAt'> & {
  media: readonly Media[]
}): boolean =>
  isBlank(text) && media.length === 0 && price === 0 && unclearPrice === null && scheduledAt === null

export function readComposerDraft(place: DraftPlace): ComposerDraft | undefined {
  const parsed = v.safeParse(ComposerDraft, readDraft(place.userId, nameOf(place)))
  return parsed.success ? parsed.output : undefined
}

/** Returns a user's drafts of all channels. */
export const composerDraftsOf = (userId: string): { place: DraftPlace; draft: ComposerDraft }[] =>
  draftPlaces(userId).flatMap((name) => {
    const [kind, creatorId, channelId] = name.split(':')
    if (kind !== COMPOSER_PLACE || creatorId === undefined || channelId === undefined) return []
    const place = { userId, creatorId, channelId }
    const draft = readComposerDraft(place)
    return draft ? { place, draft } : []
  })

/** Stores a draft. An empty one stays until the server has it, else the server's old text would come back. */
export function keepComposerDraft(place: DraftPlace, draft: ComposerDraft): void {
  const kept = isEmptyDraft(draft) ? { ...EMPTY_DRAFT, updatedAt: draft.updatedAt } : draft
  saveDraft(place.userId, nameOf(place), kept)
}

export const dropComposerDraft = (place: DraftPlace): void => dropDraft(place.userId, nameOf(place))

const Saved = v.object({ savedAt: v.number() })

/** Records that the server has the draft of this time. */
export function noteDraftSaved(place: DraftPlace, updatedAt: number): void {
  const kept = readComposerDraft(place)
  if (kept?.updatedAt === updatedAt) saveDraft(place.userId, nameOf(place), { ...kept, savedAt: updatedAt })
}

/** Returns drafts on disk that the server is not known to have, including emptied ones. */
export const unsavedComposerDrafts = (userId: string): { place: DraftPlace; draft: ComposerDraft }[] =>
  composerDraftsOf(userId).filter(({ place, draft }) => {
    const saved = v.safeParse(Saved, readDraft(userId, nameOf(place)))
    return !(saved.success && saved.output.savedAt === draft.updatedAt)
  })

/** Calls back when the draft of a channel may have changed, in this tab or another. */
export const onComposerDraftChange = (place: DraftPlace, listener: () => void): (() => void) =>
  onDraftChange(place.userId, nameOf(place), listener)

/** Removes an empty draft that the server has; does nothing when text was written since. */
export function forgetEmptyDraft(place: DraftPlace, updatedAt: number): void {
  const kept = readComposerDraft(place)
  if (kept && isEmptyDraft(kept) && kept.updatedAt === updatedAt) dropComposerDraft(place)
}

/** Returns the text added after `sent` while it was checked; undefined when `sent` itself was edited. */
export const textSince = (sent: string, now: string): string | undefined =>
  now.startsWith(sent) ? now.slice(sent.length).trimStart() : undefined
