import { useMutation } from '@tanstack/react-query'
import { BellRing } from 'lucide'

import { errorText } from '@/api/errors'
import { useSession } from '@/features/auth'
import { currentLanguage } from '@/i18n'
import { useTranslation } from '@/i18n/use-translation'
import {
  type NotificationPermissionState,
  requestNotificationPermission,
  useNotificationPermission,
} from '@/services/page/browser-notification'
import { canSubscribe, useIsSubscribed } from '@/services/page/push-subscription'
import { Button } from '@/ui/button'
import { Switch } from '@/ui/field/switch'

import { PushRefusal, turnPushOff, turnPushOn } from '../alerts/push-device'

/** Turns push on or off; presses while one runs are ignored. */
function usePushSwitch(creatorId: string, userId: string, permission: NotificationPermissionState) {
  const isSubscribed = useIsSubscribed(userId)
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (wanted: boolean) =>
      wanted ? turnPushOn({ userId, creatorId, language: currentLanguage() }) : turnPushOff(),
  })
  return {
    isOn: isPending ? variables : isSubscribed && permission === 'allowed',
    isPending,
    error,
    toggle: (wanted: boolean) => {
      if (!isPending) mutate(wanted)
    },
  }
}

function PushSwitch({ switched, permission }: PushSwitchProps) {
  const { t } = useTranslation('tools')
  const { isOn, isPending, error, toggle } = switched
  const failure =
    error instanceof PushRefusal
      ? t(permission === 'ask' ? 'notifications.push_dismissed' : 'notifications.push_refused')
      : error && t('notifications.push_failed', { reason: errorText(error) })
  const problem = permission === 'blocked' ? t('notifications.browser_of.blocked') : failure
  return (
    <>
      <Switch on={isOn} onChange={toggle} hint={t('notifications.push_hint')} error={!isPending && problem}>
        {t('notifications.push')}
      </Switch>
      <p role="status" className="text-13 text-text-quiet empty:hidden">
        {isPending ? t('notifications.push_saving') : ''}
      </p>
    </>
  )
}
interface PushSwitchProps {
  switched: ReturnType<typeof usePushSwitch>
  permission: NotificationPermissionState
}

/** Notifications outside the page: on this device always, or only while a page is open. */
function NotificationsOfDevice({ creatorId, userId }: { creatorId: string; userId: string }) {
  const permission = useNotificationPermission()
  const switched = usePushSwitch(creatorId, userId, permission)
  const isPushPossible = canSubscribe()
  const isShort = isPushPossible && (switched.isOn || permission === 'blocked')
  return (
    <div className="grid justify-items-start gap-2">
      {isPushPossible && <PushSwitch switched={switched} permission={permission} />}
      {!isShort && <OpenPageNotifications permission={permission} />}
    </div>
  )
}

/** Notifications while a page is open need the browser's permission alone. */
function OpenPageNotifications({ permission }: { permission: NotificationPermissionState }) {
  const { t } = useTranslation('tools')
  return (
    <>
      <p className="text-13 text-text-quiet">{t(`notifications.browser_of.${permission}`)}</p>
      {permission === 'ask' && (
        <Button icon={BellRing} onClick={() => void requestNotificationPermission()}>
          {t('notifications.browser_allow')}
        </Button>
      )}
    </>
  )
}

export function BrowserNotifications({ creatorId }: { creatorId: string }) {
  const { userId } = useSession()
  return userId === undefined ? null : <NotificationsOfDevice creatorId={creatorId} userId={userId} />
}
