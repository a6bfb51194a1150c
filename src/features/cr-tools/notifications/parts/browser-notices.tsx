import { BellRing } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { askForNotices, useNoticePermission } from '@/services/page-notice'
import { Button } from '@/ui/button'

/** Switch for browser notifications, with a note that they work only while a page is open. */
export function BrowserNotices() {
  const { t } = useTranslation('tools')
  const permission = useNoticePermission()
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-13 text-text-quiet">{t(`notifications.browser_of.${permission}`)}</p>
      {permission === 'ask' && (
        <Button icon={BellRing} onClick={() => void askForNotices()}>
          {t('notifications.browser_allow')}
        </Button>
      )}
    </div>
  )
}
