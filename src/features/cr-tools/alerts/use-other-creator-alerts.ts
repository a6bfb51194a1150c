import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { href, routeAt } from '@/domain/page/routes'

import { notifyOfOtherCreators } from './other-creator-alerts'
import { watchUnreadIncreases } from './unread-increase'
import { useSwitchCreator } from '../focus/use-switch-creator'

/** Notifies the user on any page of messages for creators not in focus. */
export function useOtherCreatorAlerts(focusId: string | undefined, userId: string): void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { choose } = useSwitchCreator()
  const isAtCreators = useEffectEvent(() => routeAt(pathname) === 'crSelect')
  const openCreators = useEffectEvent(() => void navigate(href('crSelect')))
  const openCreator = useEffectEvent((creatorId: string) => {
    void choose(creatorId, () => void navigate(href('messages')))
  })
  useEffect(() => {
    let isOver = false
    const stop = watchUnreadIncreases({
      client,
      userId,
      focusId,
      isInFront: () => document.hasFocus(),
      onIncreases: (increases) =>
        void notifyOfOtherCreators(client, increases, {
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
