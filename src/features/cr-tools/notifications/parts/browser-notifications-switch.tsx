import { BellRing } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import {
  requestNotificationPermission,
  useNotificationPermission,
} from '@/services/page/browser-notification'
import { Button } from '@/ui/button'

/** Switch for browser notifications, with a note that they work only while a page is open. */
export function BrowserNotificationsSwitch() {
  const { t } = useTranslation('tools')
  const permission = useNotificationPermission()
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-13 text-text-quiet">{t(`notifications.browser_of.${permission}`)}</p>
      {permission === 'ask' && (
        <Button icon={BellRing} onClick={() => void requestNotificationPermission()}>
          {t('notifications.browser_allow')}
        </Button>
      )}
    </div>
  )
}
