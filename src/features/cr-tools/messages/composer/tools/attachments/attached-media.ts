import type { DraftContent } from '../../../../outbox/composer-draft'
import type { ComposerStore } from '../../store/composer-store'

/** Media of a message in order, and which of them are free previews. */
export type PickedMedia = Pick<DraftContent, 'media' | 'previewMediaIds'>

/** Moves an item to another index, clamped to the list. */
export function moveToIndex<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from]
  if (item === undefined) return [...list]
  const rest = list.filter((_, at) => at !== from)
  const index = Math.max(0, Math.min(rest.length, to))
  return [...rest.slice(0, index), item, ...rest.slice(index)]
}

/** Removes a media, also from the free previews. */
export const withoutMedia = ({ media, previewMediaIds }: PickedMedia, mediaId: string): PickedMedia => ({
  media: media.filter((it) => it.mediaId !== mediaId),
  previewMediaIds: previewMediaIds.filter((id) => id !== mediaId),
})

const idsOf = ({ media }: PickedMedia): string[] => media.map(({ mediaId }) => mediaId)

/** Compares media, their order and free previews. */
export const isSamePick = (a: PickedMedia, b: PickedMedia): boolean =>
  idsOf(a).join() === idsOf(b).join() &&
  a.previewMediaIds.toSorted().join() === b.previewMediaIds.toSorted().join()

/** Toggles whether a media is a free preview. */
export const togglePreview = (ids: readonly string[], mediaId: string): string[] =>
  ids.includes(mediaId) ? ids.filter((id) => id !== mediaId) : [...ids, mediaId]

/** Appends media that are not attached yet. */
export function attachMedia(composer: ComposerStore, media: PickedMedia['media']): void {
  const { media: there } = composer.getContent()
  const fresh = media.filter(({ mediaId }) => !there.some((one) => one.mediaId === mediaId))
  if (fresh.length > 0) composer.update({ media: [...there, ...fresh] })
}
