import { useEffect } from 'react'

import { logout, useSession } from '@/features/auth'
import { countWritten, hasDeviceDrafts } from '@/services/written'

import { arriving } from './arriving'
import { loadShell } from './shell-load'

/** Its dialog needs styles and texts of the shell; users without unsaved text do not wait for them. */
const LogoutOfWriter = arriving(async () => {
  const [{ LogoutOfWriter }] = await Promise.all([import('./logout-of-writer'), loadShell()])
  return { default: LogoutOfWriter }
})

function LogoutAtOnce() {
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
  const { userId } = useSession()
  return userId !== undefined && (countWritten(userId) > 0 || hasDeviceDrafts(userId)) ? (
    <LogoutOfWriter />
  ) : (
    <LogoutAtOnce />
  )
}
