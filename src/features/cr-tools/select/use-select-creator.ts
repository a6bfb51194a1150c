import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

import type { AssignedCreator } from '@/domain/agency/assigned-creator'
import { useRoles } from '@/features/auth'
import { isCurrentPage } from '@/services/page/page-history'

import { useChooseCreator } from '../focus/use-choose-creator'
import { useCreatorId } from '../focus/use-creator-id'
import { pathAfterChoosing } from './path-after-choosing'

/**
 * Selects a creator and opens the requested page, unless the user has moved on meanwhile; `replace` keeps this
 * page out of the history.
 */
export function useSelectCreator(next: string | null, { replace = false } = {}) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const { roles } = useRoles()
  return useChooseCreator({
    isWanted: () => isCurrentPage(key),
    onChosen: (creatorId) => void navigate(pathAfterChoosing(next, roles, creatorId), { replace }),
  })
}

/**
 * Selects the only creator automatically, without a history entry, unless one is already in focus: then the
 * user came here on purpose. Returns true while it navigates.
 */
export function useAutoSelectOnlyCreator(
  creators: readonly AssignedCreator[] | undefined,
  next: string | null,
): boolean {
  const hasCreator = useCreatorId() !== undefined
  const { key } = useLocation()
  // Per history entry: going back while the next page loads must find the same state.
  const [visit] = useState({ key, hadCreator: hasCreator })
  const isFirst = visit.key === key && !visit.hadCreator
  const { mutate, isError } = useSelectCreator(next, { replace: true })
  const only = creators?.length === 1 && isFirst ? creators[0]?.creatorId : undefined
  const enter = useEffectEvent((creatorId: string) => mutate(creatorId))
  useEffect(() => {
    if (only !== undefined) enter(only)
  }, [only])
  // After a rejection the single card is shown for another try.
  return only !== undefined && !isError
}
