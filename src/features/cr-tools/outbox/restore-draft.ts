import type { Translation } from '@/domain/chat/message'

import type { DraftContent, DraftKey } from './composer-draft'

/** The part of a message that goes back to its composer. */
export interface RestoredMessage extends DraftKey, Omit<DraftContent, 'unclearPrice' | 'translation'> {
  translation: Translation | null
}

/** The higher of two prices applies to joined content, so that neither side's media are sold for less. */
export const withHigherPrice = ({ price, unclearPrice }: DraftContent, added: number) => ({
  price: Math.max(price, added),
  unclearPrice: added > 0 ? null : unclearPrice,
})

/**
 * Puts a restored message before newer content. Loses nothing of either: a price keeps its lock text, and
 * scheduled content is not sent at once.
 */
export function mergeRestored(returned: RestoredMessage, since: DraftContent): DraftContent {
  const { text, lockText, media, previewMediaIds, price, replyTo, scheduledAt, translation } = returned
  const script = returned.scriptId === null ? since : returned
  const ids = new Set(media.map(({ mediaId }) => mediaId))
  return {
    text: [text, since.text].filter(Boolean).join('\n'),
    lockText: lockText ?? since.lockText,
    media: [...media, ...since.media.filter(({ mediaId }) => !ids.has(mediaId))],
    previewMediaIds: [...new Set([...previewMediaIds, ...since.previewMediaIds])],
    ...withHigherPrice(since, price),
    replyTo: replyTo ?? since.replyTo,
    scriptId: script.scriptId,
    scriptStep: script.scriptStep,
    scheduledAt: scheduledAt ?? since.scheduledAt,
    // The merged text differs, so its translation is stale and is fetched again.
    translation: translation ? { ...translation, of: text } : since.translation,
  }
}
