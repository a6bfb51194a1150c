import { useQuery, useQueryClient } from '@tanstack/react-query'
import i18n from 'i18next'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { getNotificationSettings } from '@/api/calls/notifications'
import { queryOf } from '@/api/query'
import { chatAddress } from '@/domain/chat-address'
import { href, routeAt } from '@/domain/routes'
import { toast } from '@/services/toasts'

import { Alerts, type Whereabouts } from './alerts'
import { startLive } from './live'

/** Applies a creator's event stream and notifies the user on any page. */
export function useLiveCreator(creatorId: string, userId: string): void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  // Keeps the settings cached, because an arriving notice reads them synchronously.
  useQuery(queryOf(getNotificationSettings, undefined, creatorId))
  const where = useEffectEvent((): Whereabouts => {
    const name = routeAt(pathname)
    return {
      isHidden: document.hidden,
      isAtMessages: name === 'messages' || name === 'channel',
      isAtNotifications: name === 'notifications',
    }
  })
  const openChat = useEffectEvent((channelId: string) => void navigate(chatAddress({ channelId, creatorId })))
  const openMessages = useEffectEvent(() => void navigate(href('messages')))
  const openNotifications = useEffectEvent(() => void navigate(href('notifications')))
  useEffect(() => {
    const place = { client, creatorId, userId }
    const alerts = new Alerts(place, {
      where,
      openChat,
      openNotifications,
      openMessages,
      words: () => ({
        openChat: i18n.t('tools:notifications.open_chat'),
        show: i18n.t('tools:notifications.show'),
      }),
    })
    const stop = startLive(place, {
      onNews: (news) => alerts.tell(news),
      onCaughtUp: (count) => toast.info(i18n.t('tools:live.came', { count })),
    })
    return () => {
      stop()
      alerts.stop()
    }
  }, [client, creatorId, userId])
}
