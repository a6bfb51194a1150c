import { useTranslation } from '@/i18n/use-translation'

import { ROUTE_PROGRESS_DELAY_MS } from '@/config/constants'
import { ProgressBar } from '@/ui/feedback/progress-bar'
import { useIsDelayed } from '@/ui/use-is-delayed'

import { useIsScreenLoading } from '../loading/screen-loader'

function Bar() {
  const { t } = useTranslation('global')
  if (!useIsDelayed(ROUTE_PROGRESS_DELAY_MS)) return null
  return <ProgressBar name={t('shell.progress')} />
}

/** A thin bar over a route change that takes longer than 500 ms (requirements 4). */
export const RouteProgress = () => (useIsScreenLoading() ? <Bar /> : null)
