import * as v from 'valibot'

import { Id } from '@/domain/id'
import { Media } from '@/domain/media'
import { type ChannelDraft, Quote, Translation } from '@/domain/message'
import { isBlank } from '@/lib/blank'
import { orElse, orNull, readableOf } from '@/lib/tolerant'
import { draftPlaces, dropDraft, onDraftChange, readDraft, saveDraft } from '@/services/drafts'
import { COMPOSER_PLACE } from '@/services/written'

const text = orElse(v.string(), '')

/** What lies in a channel's composer, as it is kept on disk. */
export const ComposerDraft = v.object({
  text,
  lockText: orNull(v.string()),
  media: orElse(readableOf(Media), []),
  previewMediaIds: orElse(readableOf(Id), []),
  price: orElse(v.number(), 0),
  /** The text of the price field when it is no amount; the message then has no price and cannot be sent. */
  unclearPrice: orNull(v.string()),
  /** The message that it answers. */
  replyTo: orNull(Quote),
  scriptId: orNull(Id),
  scriptStep: orNull(v.number()),
  scheduledAt: orNull(v.string()),
  translation: orNull(v.object({ ...Translation.entries, of: v.string() })),
  /** Server time, ms: the newest of two wins. */
  updatedAt: orElse(v.number(), 0),
})
export interface ComposerDraft extends v.InferOutput<typeof ComposerDraft> {}

/** Nothing written. */
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

/** A draft of the server as one of this device; the server keeps less of it. */
export const fromServer = ({ text, media, price, updatedAt }: ChannelDraft): ComposerDraft => ({
  ...EMPTY_DRAFT,
  text,
  media,
  price,
  updatedAt: updatedAt ?? 0,
})

/** The owner and the place of a draft; no other user ever reads it. */
export interface DraftPlace {
  userId: string
  creatorId: string
  channelId: string
}

const nameOf = ({ creatorId, channelId }: DraftPlace): string => `${COMPOSER_PLACE}:${creatorId}:${channelId}`

/** A reply target alone is no draft: it never replaces one. */
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

/** All of them, of whatever channel. */
export const composerDraftsOf = (userId: string): { place: DraftPlace; draft: ComposerDraft }[] =>
  draftPlaces(userId).flatMap((name) => {
    const [kind, creatorId, channelId] = name.split(':')
    if (kind !== COMPOSER_PLACE || creatorId === undefined || channelId === undefined) return []
    const place = { userId, creatorId, channelId }
    const draft = readComposerDraft(place)
    return draft ? { place, draft } : []
  })

/** Keeps it. Of an empty one its moment stays until the server knows: else the words it still has would come back. */
export function keepComposerDraft(place: DraftPlace, draft: ComposerDraft): void {
  const kept = isEmptyDraft(draft) ? { ...EMPTY_DRAFT, updatedAt: draft.updatedAt } : draft
  saveDraft(place.userId, nameOf(place), kept)
}

export const dropComposerDraft = (place: DraftPlace): void => dropDraft(place.userId, nameOf(place))

const Saved = v.object({ savedAt: v.number() })

/** Records that the server has the draft of this moment. */
export function noteDraftSaved(place: DraftPlace, updatedAt: number): void {
  const kept = readComposerDraft(place)
  if (kept?.updatedAt === updatedAt) saveDraft(place.userId, nameOf(place), { ...kept, savedAt: updatedAt })
}

/** Drafts on disk that the server is not known to have, also those emptied since. */
export const unsavedComposerDrafts = (userId: string): { place: DraftPlace; draft: ComposerDraft }[] =>
  composerDraftsOf(userId).filter(({ place, draft }) => {
    const saved = v.safeParse(Saved, readDraft(userId, nameOf(place)))
    return !(saved.success && saved.output.savedAt === draft.updatedAt)
  })

/** Calls back when the draft of a place may have changed, in this tab or another. */
export const onComposerDraftChange = (place: DraftPlace, listener: () => void): (() => void) =>
  onDraftChange(place.userId, nameOf(place), listener)

/** The server knows of this emptiness; nothing happens where something was written since. */
export function forgetEmptyDraft(place: DraftPlace, updatedAt: number): void {
  const kept = readComposerDraft(place)
  if (kept && isEmptyDraft(kept) && kept.updatedAt === updatedAt) dropComposerDraft(place)
}

/** What was written behind a text while that was checked; undefined where the text itself was changed. */
export const textSince = (sent: string, now: string): string | undefined =>
  now.startsWith(sent) ? now.slice(sent.length).trimStart() : undefined
