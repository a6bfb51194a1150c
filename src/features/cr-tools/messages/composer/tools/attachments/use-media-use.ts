import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'

import { getMediaUse } from '@/api/calls/creator/vault'
import { queryOf } from '@/api/query'
import type { MediaUse } from '@/domain/vault/media'
import { useOnline } from '@/services/network/online'

import { type ComposerChecks, type ComposerStore, useContent } from '../../store/composer-store'
import { recipientIdOf } from '../../store/recipient'

export type MediaUseState = MediaUse['state']

/** Returns whether the fan already has the media, so that selling it again would charge twice. */
export const isOwned = (state: MediaUseState | undefined): boolean => state === 'bought' || state === 'free'

const NO_USES: readonly MediaUse[] = []

/** Loads which attached media the fan already has; checks nothing for a mass message. */
function useMediaUse(composer: ComposerStore) {
  const userId = recipientIdOf(composer)
  const { media } = useContent(composer)
  const mediaIds = media.map(({ mediaId }) => mediaId).toSorted()
  const isOnline = useOnline()
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...queryOf(getMediaUse, { userId: userId ?? '', mediaIds }, composer.creatorId),
    enabled: userId !== null && mediaIds.length > 0,
    // What was just sent or bought counts the next time it is attached.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const items = data?.items ?? NO_USES
  const stateById = useMemo(() => new Map(items.map(({ mediaId, state }) => [mediaId, state])), [items])
  const isKnown = userId === null || mediaIds.every((id) => stateById.has(id))
  const isUnderWay = isOnline && !isError && (isFetching || isPlaceholderData || data === undefined)
  const check: ComposerChecks['ownedCheck'] = isKnown ? null : isUnderWay ? 'checking' : 'failed'
  return { stateById, check, isFetching, retry: () => void refetch() }
}

/**
 * Marks attached media that the fan already has. The message waits for the check, because unknown does not
 * count as new.
 */
export function useOwnedGuard(composer: ComposerStore) {
  const { media } = useContent(composer)
  const { stateById, check, isFetching, retry } = useMediaUse(composer)
  useEffect(() => {
    const owned = media.flatMap(({ mediaId }) => (isOwned(stateById.get(mediaId)) ? [mediaId] : []))
    composer.noteChecks({ ownedMediaIds: owned, ownedCheck: check })
  }, [composer, media, stateById, check])
  return { hasFailed: check === 'failed', isChecking: isFetching, checkAgain: retry }
}
