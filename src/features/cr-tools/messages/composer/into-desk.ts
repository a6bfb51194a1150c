import type { Returned } from '../../outbox'
import type { Desk } from './desk'

/** Puts a message that was taken back onto the desk, before what was written there since. */
export function intoDesk(desk: Desk, returned: Returned): void {
  const since = desk.read()
  const {
    text,
    lockText,
    media,
    previewMediaIds,
    price,
    replyTo,
    scriptId,
    scriptStep,
    scheduledAt,
    translation,
  } = returned
  const ids = new Set(media.map(({ mediaId }) => mediaId))
  desk.change({
    text: [text, since.text].filter(Boolean).join('\n'),
    lockText: lockText ?? since.lockText,
    media: [...media, ...since.media.filter(({ mediaId }) => !ids.has(mediaId))],
    previewMediaIds: [...new Set([...previewMediaIds, ...since.previewMediaIds])],
    price: price || since.price,
    unclearPrice: price > 0 ? null : since.unclearPrice,
    replyTo: replyTo ?? since.replyTo,
    scriptId: scriptId ?? since.scriptId,
    scriptStep: scriptId === null ? since.scriptStep : scriptStep,
    scheduledAt: scheduledAt ?? since.scheduledAt,
    translation: translation ? { ...translation, of: returned.text } : since.translation,
  })
  desk.focus()
}
