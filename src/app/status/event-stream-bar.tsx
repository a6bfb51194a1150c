import { RefreshCw } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { useLostEventStream } from '@/services/network/use-lost-event-stream'
import { Banner } from '@/ui/feedback/banner'

/** Warns on every page with live events that the event stream is interrupted (screens S0). */
export function EventStreamBar() {
  const { t } = useTranslation('global')
  const lost = useLostEventStream()
  return (
    lost && (
      <Banner tone="warning" edge="bar" icon={RefreshCw}>
        {t(`line.${lost}`)}
      </Banner>
    )
  )
}
