import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { useCurrentUser } from '@/features/auth'
import { Banner } from '@/ui/banner'

/** Security status `suspicious` (spec 4): told everywhere, until it is put away for this visit. */
export function SuspiciousBar() {
  const { t } = useTranslation('global')
  const isSuspicious = useCurrentUser().data?.securityStatus === 'suspicious'
  const [isDismissed, setIsDismissed] = useState(false)
  if (!isSuspicious || isDismissed) return null
  return (
    <Banner tone="warning" edge="bar" onDismiss={() => setIsDismissed(true)}>
      {t('shell.suspicious')}
    </Banner>
  )
}
