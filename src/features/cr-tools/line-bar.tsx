import { RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useLostLine } from '@/services/lost-line'
import { Banner } from '@/ui/banner'

/** Says over the tools that events don't come at the moment. */
export function LineBar() {
  const { t } = useTranslation('tools')
  const lost = useLostLine()
  return (
    lost && (
      <Banner tone="warning" edge="bar" icon={RefreshCw}>
        {t(`live.${lost}`)}
      </Banner>
    )
  )
}
