import { useEffect } from 'react'

import { logout, useSession } from '@/features/auth'
import { countWritten, hasDeviceDrafts } from '@/services/written'

import { arriving } from './arriving'
import { loadShell } from './shell-load'

/** Its question wears the looks and words of the shell; who wrote nothing waits for none of it. */
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

/** /logout: runs the spec's logout and shows nothing (spec 4, screens S1), unless something was not sent. */
export function LogoutScreen() {
  const { userId } = useSession()
  return userId !== undefined && (countWritten(userId) > 0 || hasDeviceDrafts(userId)) ? (
    <LogoutOfWriter />
  ) : (
    <LogoutAtOnce />
  )
}
