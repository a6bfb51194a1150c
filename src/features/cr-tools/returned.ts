import type { Media } from '@/domain/media'
import type { Outgoing } from '@/domain/outgoing'

import type { ComposerDraft } from './composer-draft'

/** What goes back to where it was written. */
export type Returned = Pick<
  Outgoing,
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

/** What was written in its place, be it on a desk or on disk. */
type Since = Omit<ComposerDraft, 'updatedAt' | 'media' | 'previewMediaIds'> & {
  media: readonly Media[]
  previewMediaIds: readonly string[]
}

/**
 * A message that was taken back before what was written since, as one. Nothing of either is lost: no price goes without
 * its lock text, nothing set for later goes out at once.
 */
export function withReturned(returned: Returned, since: Since): Omit<ComposerDraft, 'updatedAt'> {
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
    // Of another text than the one that comes of both: it is translated anew.
    translation: translation ? { ...translation, of: text } : since.translation,
  }
}
