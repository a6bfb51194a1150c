import { useEffect } from 'react'

import { logout, useSession } from '@/features/auth'
import { loadNamespaces } from '@/i18n'
import { deferred } from '@/services/loading/deferred'
import { countLocalMessages, hasDeviceDrafts } from '@/services/storage/local-work'

import { AppSkeleton } from '../loading/app-skeleton'
import { SHELL_NAMESPACES } from '../shell/namespaces'

/** Its dialog needs styles and texts of the shell; users with nothing to lose do not wait for them. */
const LogoutOfWriter = deferred(
  async () => {
    const [{ LogoutWithUnsaved }] = await Promise.all([
      import('./logout-with-unsaved'),
      import('@/styles/app.css'),
      loadNamespaces(SHELL_NAMESPACES),
    ])
    return LogoutWithUnsaved
  },
  { placeholder: <AppSkeleton />, retry: false },
)

function LogoutImmediately() {
  useEffect(() => {
    void logout()
  }, [])
  return null
}

/**
 * Handles /logout: logs out and renders nothing (requirements 4, screens S1), unless there are unsent
 * messages.
 */
export function LogoutScreen() {
  const { phase, userId } = useSession()
  // Who it logs out is not known yet: the session may be changing hands.
  if (phase === 'starting') return <AppSkeleton />
  const isAsked = userId !== undefined && (countLocalMessages(userId) > 0 || hasDeviceDrafts(userId))
  return isAsked ? <LogoutOfWriter /> : <LogoutImmediately />
}
