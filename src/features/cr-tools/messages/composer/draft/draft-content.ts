import {
  type ComposerDraft,
  type DraftContent,
  type DraftKey,
  isSameDraft,
  readComposerDraft,
  textAddedSince,
} from '../../../outbox/composer-draft'
import type { ComposerStore } from '../store/composer-store'
import { type RestoredMessage, mergeRestored } from '../../../outbox/restore-draft'

/** Restores a message to the composer, before newer content. */
export function restoreMessage(composer: ComposerStore, returned: RestoredMessage): void {
  composer.update(mergeRestored(returned, composer.getContent()))
  composer.focus()
}

/**
 * Returns what was added after a message while it was checked; undefined when the message itself was changed.
 */
export function addedSince(sent: DraftContent, now: DraftContent): Partial<DraftContent> | undefined {
  const text = textAddedSince(sent.text, now.text)
  const hasAllMedia = sent.media.every(({ mediaId }, at) => mediaId === now.media[at]?.mediaId)
  // A longer text is translated again automatically.
  const translation = now.text === sent.text ? now.translation : sent.translation
  const isUnchanged = isSameDraft({ ...now, text: sent.text, media: sent.media, translation }, sent)
  if (text === undefined || !hasAllMedia || !isUnchanged) return undefined
  return { text, media: now.media.slice(sent.media.length) }
}

export function contentOf(draft: ComposerDraft): DraftContent {
  const { updatedAt: _, basedOn: _basedOn, savedAt: _savedAt, ...content } = draft
  return content
}

/** Compares what the server stores of a draft. */
export const isSameOnServer = (a: ComposerDraft, b: ComposerDraft): boolean =>
  a.text === b.text &&
  a.price === b.price &&
  a.media.map(({ mediaId }) => mediaId).join() === b.media.map(({ mediaId }) => mediaId).join()

/** Returns the initial content of a composer from its draft. */
export const initialContent = (key: DraftKey): Partial<DraftContent> => {
  const stored = readComposerDraft(key)
  return stored ? contentOf(stored) : {}
}
