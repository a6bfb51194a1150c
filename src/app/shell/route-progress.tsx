import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ROUTE_PROGRESS_DELAY_MS } from '@/config/constants'

import { useIsScreenLoading } from '../screen-loads'

function Bar() {
  const { t } = useTranslation('global')
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), ROUTE_PROGRESS_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isLate) return null
  return (
    <div className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
      <progress aria-label={t('shell.progress')} className="sr-only" />
      <div aria-hidden className="h-full animate-pulse bg-accent-text" />
    </div>
  )
}

/** A thin bar over a route change that takes longer than 500 ms (spec 4). */
export const RouteProgress = () => (useIsScreenLoading() ? <Bar /> : null)
