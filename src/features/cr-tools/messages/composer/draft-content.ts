import type { ChannelDraft } from '@/domain/message'

import { type ComposerDraft, type DraftPlace, EMPTY_DRAFT, readComposerDraft } from '../../composer-draft'
import type { ComposerContent } from './content'

const DRAFT_KEYS = [
  'text',
  'lockText',
  'media',
  'previewMediaIds',
  'price',
  'unclearPrice',
  'scriptId',
  'scriptStep',
  'scheduledAt',
  'translation',
] as const

/** Whether nothing that a draft keeps is another. */
export const isSameDraft = (one: ComposerContent, other: ComposerContent): boolean =>
  DRAFT_KEYS.every((key) => Object.is(one[key], other[key]))

export function contentOf(draft: ComposerDraft): Partial<ComposerContent> {
  const { updatedAt: _, ...content } = draft
  return content
}

export function draftOf(content: ComposerContent, updatedAt: number): ComposerDraft {
  const { ownedMediaIds: _, isUploading: __, media, previewMediaIds, ...rest } = content
  return { ...rest, media: [...media], previewMediaIds: [...previewMediaIds], updatedAt }
}

export const fromServer = ({ text, media, price, updatedAt }: ChannelDraft): ComposerDraft => ({
  ...EMPTY_DRAFT,
  text,
  media,
  price,
  updatedAt: updatedAt ?? 0,
})

export const isAlike = (one: ComposerDraft, other: ComposerDraft): boolean =>
  one.text === other.text &&
  one.price === other.price &&
  one.media.map(({ mediaId }) => mediaId).join() === other.media.map(({ mediaId }) => mediaId).join()

/** What is on the desk when it opens: what was left there. */
export const startingContent = (place: DraftPlace): Partial<ComposerContent> => {
  const kept = readComposerDraft(place)
  return kept ? contentOf(kept) : {}
}
