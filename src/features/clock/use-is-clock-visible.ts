import { useLocation } from 'react-router'

import { env } from '@/config/env'
import { isClockVisible } from '@/domain/shift/work-log'
import { useRoles } from '@/features/auth'

/** Whether this page shows the clock to this user (requirements 6). */
export function useIsClockVisible(): boolean {
  const { pathname } = useLocation()
  const { roles } = useRoles()
  return isClockVisible(pathname, roles, env.isMobileWebView)
}
