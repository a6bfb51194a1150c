import { Fragment } from 'react'
import { Outlet } from 'react-router'

import { useSessionKey } from '@/features/auth'

import { Announcer } from './arrival'
import { RouteProgress } from './shell/route-progress'

/** What stands around every page, of whomever. The page itself is drawn anew for another person. */
export function Frame() {
  return (
    <>
      <RouteProgress />
      <Announcer />
      <Fragment key={useSessionKey()}>
        <Outlet />
      </Fragment>
    </>
  )
}
