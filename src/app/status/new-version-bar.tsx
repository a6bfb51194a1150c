import { RefreshCw } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { reloadPage } from '@/services/loading/load-failure'
import { useVersionDecision } from '@/services/network/version-watch'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'

/**
 * Offers a reload for an optional new version; the user can dismiss it until the next page load (decisions
 * 25).
 */
export function NewVersionBar() {
  const { t } = useTranslation('global')
  const [isPutOff, putOff] = useState(false)
  if (useVersionDecision() !== 'soft' || isPutOff) return null
  return (
    <Banner
      tone="info"
      edge="bar"
      icon={RefreshCw}
      actions={
        <>
          <Button size="small" kind="ghost" onClick={() => putOff(true)}>
            {t('version.soft_later')}
          </Button>
          <Button size="small" onClick={() => void reloadPage()}>
            {t('version.soft_reload')}
          </Button>
        </>
      }
    >
      {t('version.soft')}
    </Banner>
  )
}
