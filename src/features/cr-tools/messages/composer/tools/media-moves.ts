import type { ComposerContent, ComposerDesk } from '../content'

/** Media of a message in their order, and which of them are seen before they are bought. */
export type Picked = Pick<ComposerContent, 'media' | 'previewMediaIds'>

/** Puts one media at another place; places past the ends are the ends. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from]
  if (item === undefined) return [...list]
  const rest = list.filter((_, at) => at !== from)
  const place = Math.max(0, Math.min(rest.length, to))
  return [...rest.slice(0, place), item, ...rest.slice(place)]
}

/** Without one media, which can then be no free preview either. */
export const without = ({ media, previewMediaIds }: Picked, mediaId: string): Picked => ({
  media: media.filter((it) => it.mediaId !== mediaId),
  previewMediaIds: previewMediaIds.filter((id) => id !== mediaId),
})

const idsOf = ({ media }: Picked): string[] => media.map(({ mediaId }) => mediaId)

/** Whether two picks are the same media in the same order, with the same of them free. */
export const isSamePick = (one: Picked, other: Picked): boolean =>
  idsOf(one).join() === idsOf(other).join() &&
  one.previewMediaIds.toSorted().join() === other.previewMediaIds.toSorted().join()

/** Shows a media before it is bought, or hides it again. */
export const toggledFree = (ids: readonly string[], mediaId: string): string[] =>
  ids.includes(mediaId) ? ids.filter((id) => id !== mediaId) : [...ids, mediaId]

/** Adds what is not there yet, at the end. */
export function attach(desk: ComposerDesk, media: Picked['media']): void {
  const { media: there } = desk.read()
  const fresh = media.filter(({ mediaId }) => !there.some((one) => one.mediaId === mediaId))
  if (fresh.length > 0) desk.change({ media: [...there, ...fresh] })
}
