import { useLocation } from 'react-router'

import { env } from '@/config/env'
import { isClockVisible } from '@/domain/shift/work-log'
import { useRoles } from '@/features/auth'
import { ClockWidget, type ClockWidgetProps } from '@/features/clock'

/** The clock, where and for whom it shows (requirements 6). */
export function ClockSlot(clock: ClockWidgetProps) {
  const { pathname } = useLocation()
  const { roles } = useRoles()
  return isClockVisible(pathname, roles, env.isMobileWebView) ? <ClockWidget {...clock} /> : null
}
