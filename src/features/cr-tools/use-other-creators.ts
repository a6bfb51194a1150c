import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { href, routeAt } from '@/domain/routes'

import { tellOfOthers } from './other-creators'
import { watchRises } from './rises'
import { useSwitchCreator } from './use-switch-creator'

/** Notifies the user on any page of messages for creators not in focus. */
export function useOtherCreators(focusId: string | undefined, userId: string): void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { choose } = useSwitchCreator(focusId)
  const isAtCreators = useEffectEvent(() => routeAt(pathname) === 'crSelect')
  const openCreators = useEffectEvent(() => void navigate(href('crSelect')))
  const openCreator = useEffectEvent((creatorId: string) => {
    void choose(creatorId, () => void navigate(href('messages')))
  })
  useEffect(() => {
    let isOver = false
    const stop = watchRises({
      client,
      userId,
      focusId,
      isInFront: () => document.hasFocus(),
      onRises: (rises) =>
        void tellOfOthers(client, rises, {
          isOver: () => isOver,
          isHidden: () => document.hidden,
          isAtCreators: () => isAtCreators(),
          openCreator: (creatorId) => openCreator(creatorId),
          openCreators: () => openCreators(),
        }),
    })
    return () => {
      isOver = true
      stop()
    }
  }, [client, userId, focusId])
}
