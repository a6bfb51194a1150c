import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

import type { AssignedCreator } from '@/domain/assigned-creator'
import { useRoles } from '@/features/auth'

import { useChooseCreator } from '../choose-creator'
import { useCreatorId } from '../creator-in-focus'
import { pathAfterChoosing } from './path-after-choosing'

/** Chooses a creator and goes on to where one was headed; `replace` leaves no way back through this page. */
export function useChoice(next: string | null, { replace = false } = {}) {
  const navigate = useNavigate()
  const { roles } = useRoles()
  return useChooseCreator({
    onChosen: (creatorId) => void navigate(pathAfterChoosing(next, roles, creatorId), { replace }),
  })
}

/**
 * One creator only: straight in, without this page in the way back. Who comes with that creator in focus has come
 * back here on purpose and stays. True while it is on its way in.
 */
export function useStraightIn(
  creators: readonly AssignedCreator[] | undefined,
  next: string | null,
): boolean {
  const hasCreator = useCreatorId() !== undefined
  const { key } = useLocation()
  // By the visit: who turns back while the next page still loads finds this one as it was.
  const [visit] = useState({ key, hadCreator: hasCreator })
  const isFirst = visit.key === key && !visit.hadCreator
  const { mutate, isError } = useChoice(next, { replace: true })
  const only = creators?.length === 1 && isFirst ? creators[0]?.creatorId : undefined
  const enter = useEffectEvent((creatorId: string) => mutate(creatorId))
  useEffect(() => {
    if (only !== undefined) enter(only)
  }, [only])
  // Refused: the one card stands there, to be tried again.
  return only !== undefined && !isError
}
