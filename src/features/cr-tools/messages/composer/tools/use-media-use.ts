import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'

import { getMediaUse } from '@/api/calls/vault'
import { queryOf } from '@/api/query'
import type { MediaUse } from '@/domain/media'
import { useOnline } from '@/services/online'

import { type ComposerContent, type ComposerDesk, useContent } from '../content'
import { fanIdOf } from './desk-fan'

export type UseState = MediaUse['state']

/** Sent again these would sell what the fan already has. */
export const isOwned = (state: UseState | undefined): boolean => state === 'bought' || state === 'free'

const NONE: readonly MediaUse[] = []

/** What the fan of this text already has of its media; nothing to check where it goes to many. */
function useMediaUse(desk: ComposerDesk) {
  const userId = fanIdOf(desk)
  const { media } = useContent(desk)
  const mediaIds = media.map(({ mediaId }) => mediaId).toSorted()
  const isOnline = useOnline()
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...queryOf(getMediaUse, { userId: userId ?? '', mediaIds }, desk.creatorId),
    enabled: userId !== null && mediaIds.length > 0,
    // What has just been sent or bought counts the next time it is attached.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const items = data?.items ?? NONE
  const use = useMemo(() => new Map(items.map(({ mediaId, state }) => [mediaId, state])), [items])
  const isKnown = userId === null || mediaIds.every((id) => use.has(id))
  const isUnderWay = isOnline && !isError && (isFetching || isPlaceholderData || data === undefined)
  const check: ComposerContent['ownedCheck'] = isKnown ? null : isUnderWay ? 'checking' : 'failed'
  return { use, check, isFetching, retry: () => void refetch() }
}

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, at) => id === other[at])

/** Marks which media of the message the fan already has. Until that is known the message is held: unknown is not new. */
export function useOwnedGuard(desk: ComposerDesk) {
  const { media, ownedMediaIds } = useContent(desk)
  const { use, check, isFetching, retry } = useMediaUse(desk)
  useEffect(() => {
    const owned = media.flatMap(({ mediaId }) => (isOwned(use.get(mediaId)) ? [mediaId] : []))
    const now = desk.read()
    if (!isSameList(owned, now.ownedMediaIds) || now.ownedCheck !== check)
      desk.change({ ownedMediaIds: owned, ownedCheck: check })
  }, [desk, media, use, check])
  return { owned: ownedMediaIds, hasFailed: check === 'failed', isChecking: isFetching, checkAgain: retry }
}
