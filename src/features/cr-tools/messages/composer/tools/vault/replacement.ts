import type { Media } from '@/domain/vault/media'

import { isOwned, type MediaUseState } from '../attachments/use-media-use'

/**
 * Returns the nearest media of the same kind in the list that is new to the fan. Falls back to one sent but
 * not bought.
 */
export function findReplacement(
  media: Media,
  list: readonly Media[],
  stateById: ReadonlyMap<string, MediaUseState>,
  taken: readonly Media[],
): Media | undefined {
  const index = list.findIndex(({ mediaId }) => mediaId === media.mediaId)
  const isTaken = ({ mediaId }: Media) => taken.some((it) => it.mediaId === mediaId)
  const isSendable = (state: MediaUseState | undefined) => state !== undefined && !isOwned(state)
  const fit = list
    .map((one, at) => ({ one, distance: Math.abs(at - index) }))
    .filter(({ one }) => one.kind === media.kind && !isTaken(one) && isSendable(stateById.get(one.mediaId)))
    .toSorted((a, b) => a.distance - b.distance)
  const isNew = ({ one }: { one: Media }) => stateById.get(one.mediaId) === 'new'
  return (fit.find(isNew) ?? fit[0])?.one
}
