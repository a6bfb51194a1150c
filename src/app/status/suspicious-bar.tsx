import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { useCurrentUser } from '@/features/auth'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'

import { openPasswordChange } from '../palette/palette-state'

/**
 * Warns about security status `suspicious` (requirements 4) on every page, until dismissed or the password
 * changes.
 */
export function SuspiciousBar() {
  const { t } = useTranslation('global')
  const isSuspicious = useCurrentUser().data?.securityStatus === 'suspicious'
  const [isDismissed, setIsDismissed] = useState(false)
  if (!isSuspicious || isDismissed) return null
  return (
    <Banner
      tone="warning"
      edge="bar"
      actions={
        <Button size="small" onClick={openPasswordChange}>
          {t('shell.suspicious_act')}
        </Button>
      }
      onDismiss={() => setIsDismissed(true)}
    >
      {t('shell.suspicious')}
    </Banner>
  )
}
