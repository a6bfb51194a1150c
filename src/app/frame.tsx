import { Fragment, useEffect } from 'react'
import { Outlet } from 'react-router'

import { useSession } from '@/features/auth'
import { followTheme } from '@/services/theme'
import { watchForFraud } from '@/services/fraud-beacon'

import { Announcer } from './arrival'
import { NewVersionDialog } from './new-version-dialog'
import { RouteProgress } from './shell/route-progress'
import { Toasts } from './toasts'

/** What stands around every page, of whomever. The page itself is drawn anew for another person. */
export function Frame() {
  const { sessionKey, userId } = useSession()
  useEffect(followTheme, [])
  useEffect(() => watchForFraud(userId ?? null), [userId])
  return (
    <>
      <RouteProgress />
      <Announcer />
      <Toasts />
      <NewVersionDialog />
      <Fragment key={sessionKey}>
        <Outlet />
      </Fragment>
    </>
  )
}
