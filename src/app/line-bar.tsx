import { RefreshCw } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { useLostLine } from '@/services/lost-line'
import { Banner } from '@/ui/banner'

/** Warns on every page with live events that the event stream is interrupted (screens S0). */
export function LineBar() {
  const { t } = useTranslation('global')
  const lost = useLostLine()
  return (
    lost && (
      <Banner tone="warning" edge="bar" icon={RefreshCw}>
        {t(`line.${lost}`)}
      </Banner>
    )
  )
}
