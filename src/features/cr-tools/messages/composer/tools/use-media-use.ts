import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'

import { getMediaUse } from '@/api/calls/media'
import { queryOf } from '@/api/query'
import type { MediaUse } from '@/domain/media'

import { type ComposerDesk, useContent } from '../content'
import { fanIdOf } from './desk-fan'

export type UseState = MediaUse['state']

/** Sent again these would sell what the fan already has. */
export const isOwned = (state: UseState | undefined): boolean => state === 'bought' || state === 'free'

const NONE: readonly MediaUse[] = []

/** What the fan of this text already has of some media; empty where it goes to many. */
export function useMediaUse(desk: ComposerDesk, ids: readonly string[]): ReadonlyMap<string, UseState> {
  const userId = fanIdOf(desk)
  const mediaIds = ids.toSorted()
  const { data } = useQuery({
    ...queryOf(getMediaUse, { userId: userId ?? '', mediaIds }, desk.creatorId),
    enabled: userId !== null && mediaIds.length > 0,
    // What has just been sent or bought counts the next time it is attached.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const items = data?.items ?? NONE
  return useMemo(() => new Map(items.map(({ mediaId, state }) => [mediaId, state])), [items])
}

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, at) => id === other[at])

/** Keeps the message told which of its media the fan already has. */
export function useOwnedGuard(desk: ComposerDesk): readonly string[] {
  const { media, ownedMediaIds } = useContent(desk)
  const use = useMediaUse(
    desk,
    media.map(({ mediaId }) => mediaId),
  )
  useEffect(() => {
    const owned = media.flatMap(({ mediaId }) => (isOwned(use.get(mediaId)) ? [mediaId] : []))
    if (!isSameList(owned, desk.read().ownedMediaIds)) desk.change({ ownedMediaIds: owned })
  }, [desk, media, use])
  return ownedMediaIds
}
