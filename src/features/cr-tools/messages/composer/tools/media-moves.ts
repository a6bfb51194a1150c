import type { ComposerContent, ComposerDesk } from '../content'

/** Media of a message in order, and which of them are free previews. */
export type Picked = Pick<ComposerContent, 'media' | 'previewMediaIds'>

/** Moves an item to another index, clamped to the list. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from]
  if (item === undefined) return [...list]
  const rest = list.filter((_, at) => at !== from)
  const place = Math.max(0, Math.min(rest.length, to))
  return [...rest.slice(0, place), item, ...rest.slice(place)]
}

/** Removes a media, also from the free previews. */
export const without = ({ media, previewMediaIds }: Picked, mediaId: string): Picked => ({
  media: media.filter((it) => it.mediaId !== mediaId),
  previewMediaIds: previewMediaIds.filter((id) => id !== mediaId),
})

const idsOf = ({ media }: Picked): string[] => media.map(({ mediaId }) => mediaId)

/** Compares media, their order and free previews. */
export const isSamePick = (one: Picked, other: Picked): boolean =>
  idsOf(one).join() === idsOf(other).join() &&
  one.previewMediaIds.toSorted().join() === other.previewMediaIds.toSorted().join()

/** Toggles whether a media is a free preview. */
export const toggledFree = (ids: readonly string[], mediaId: string): string[] =>
  ids.includes(mediaId) ? ids.filter((id) => id !== mediaId) : [...ids, mediaId]

/** Appends media that are not attached yet. */
export function attach(desk: ComposerDesk, media: Picked['media']): void {
  const { media: there } = desk.read()
  const fresh = media.filter(({ mediaId }) => !there.some((one) => one.mediaId === mediaId))
  if (fresh.length > 0) desk.change({ media: [...there, ...fresh] })
}
