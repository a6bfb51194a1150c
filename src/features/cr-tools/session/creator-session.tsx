import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { t } from '@/i18n'
import { getNotificationSettings } from '@/api/calls/chat/notifications'
import { queryOf } from '@/api/query'
import { routeAt } from '@/domain/page/routes'
import { useLanguage } from '@/i18n/language-provider'
import { useNotificationPermission } from '@/services/page/browser-notification'
import { canSubscribe, onPushWorkerNote } from '@/services/page/push-subscription'
import { toast } from '@/services/page/toasts'

import { OutboxRunner } from '../outbox/outbox-runner'
import { Alerts, type UserLocation } from '../alerts/alerts'
import { renewPush } from '../alerts/push-device'
import { startCreatorEvents } from '../events/creator-events'

/** Applies a creator's event stream and notifies the user on any page. */
function useCreatorEvents(creatorId: string, userId: string): void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  // Keeps the settings cached, because an arriving notice reads them synchronously.
  useQuery(queryOf(getNotificationSettings, undefined, creatorId))
  const where = useEffectEvent((): UserLocation => {
    const name = routeAt(pathname)
    return {
      isHidden: document.hidden,
      isAtMessages: name === 'messages' || name === 'channel',
      isAtNotifications: name === 'notifications',
    }
  })
  const open = useEffectEvent((address: string) => void navigate(address))
  useEffect(() => {
    const scope = { client, creatorId, userId }
    const alerts = new Alerts(scope, { location: where, open })
    const stop = startCreatorEvents(scope, {
      onNewEvents: (newEvents) => alerts.notify(newEvents),
      onCaughtUp: (count) => toast.info(t('tools:live.came', { count })),
    })
    return () => {
      stop()
      alerts.stop()
    }
  }, [client, creatorId, userId])
}

/**
 * Keeps push on this device working where it is on: a failure is tried again at the next load. Browsers end the
 * subscription with the permission.
 */
function usePushRenewal(creatorId: string, userId: string): void {
  const language = useLanguage()
  const permission = useNotificationPermission()
  useEffect(() => {
    if (!canSubscribe()) return undefined
    const renew = () => void renewPush({ userId, creatorId, language }).catch(() => undefined)
    renew()
    return onPushWorkerNote(({ push }) => {
      if (push === 'changed') renew()
    })
  }, [creatorId, userId, language, permission])
}

function CreatorEvents({ creatorId, userId }: { creatorId: string; userId: string }) {
  useCreatorEvents(creatorId, userId)
  usePushRenewal(creatorId, userId)
  return null
}

/** Runs the event stream, alerts and outbox while the user has a creator in focus or unsent messages. */
export function CreatorSession({ creatorId, userId }: { creatorId: string | undefined; userId: string }) {
  return (
    <>
      <OutboxRunner />
      {creatorId !== undefined && <CreatorEvents key={creatorId} creatorId={creatorId} userId={userId} />}
    </>
  )
}
