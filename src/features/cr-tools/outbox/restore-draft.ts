import type { Media } from '@/domain/vault/media'
import type { OutgoingMessage } from '@/domain/chat/outgoing-message'

import type { ComposerDraft } from './composer-draft'

/** The part of a message that goes back to its composer. */
export type RestoredMessage = Pick<
  OutgoingMessage,
  | 'userId'
  | 'creatorId'
  | 'channelId'
  | 'text'
  | 'lockText'
  | 'media'
  | 'previewMediaIds'
  | 'price'
  | 'replyTo'
  | 'scriptId'
  | 'scriptStep'
  | 'scheduledAt'
  | 'translation'
>

/** The present content of the composer or draft. */
type PresentContent = Omit<ComposerDraft, 'updatedAt' | 'media' | 'previewMediaIds'> & {
  media: readonly Media[]
  previewMediaIds: readonly string[]
}

/**
 * Puts a restored message before newer content. Loses nothing of either: a price keeps its lock text, and
 * scheduled content is not sent at once.
 */
export function mergeRestored(
  returned: RestoredMessage,
  since: PresentContent,
): Omit<ComposerDraft, 'updatedAt'> {
  const { text, lockText, media, previewMediaIds, price, replyTo, scheduledAt, translation } = returned
  const script = returned.scriptId === null ? since : returned
  const ids = new Set(media.map(({ mediaId }) => mediaId))
  return {
    text: [text, since.text].filter(Boolean).join('\n'),
    lockText: lockText ?? since.lockText,
    media: [...media, ...since.media.filter(({ mediaId }) => !ids.has(mediaId))],
    previewMediaIds: [...new Set([...previewMediaIds, ...since.previewMediaIds])],
    price: price || since.price,
    unclearPrice: price > 0 ? null : since.unclearPrice,
    replyTo: replyTo ?? since.replyTo,
    scriptId: script.scriptId,
    scriptStep: script.scriptStep,
    scheduledAt: scheduledAt ?? since.scheduledAt,
    // The merged text differs, so its translation is stale and is fetched again.
    translation: translation ? { ...translation, of: text } : since.translation,
  }
}
