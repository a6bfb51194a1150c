import { useEffect, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { ROUTE_PROGRESS_DELAY_MS } from '@/config/constants'
import { ProgressBar } from '@/ui/feedback/progress-bar'

import { useIsScreenLoading } from '../loading/screen-loader'

function Bar() {
  const { t } = useTranslation('global')
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), ROUTE_PROGRESS_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isLate) return null
  return <ProgressBar name={t('shell.progress')} />
}

/** A thin bar over a route change that takes longer than 500 ms (requirements 4). */
export const RouteProgress = () => (useIsScreenLoading() ? <Bar /> : null)
