import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { reloadPage } from '@/services/load-failure'
import { useVersionDecision } from '@/services/version-watch'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'

/** A soft new version: a reload is offered, and can be put off until the page is opened anew (decision 25). */
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
