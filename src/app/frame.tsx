import { Fragment, useEffect } from 'react'
import { Outlet } from 'react-router'

import { useSession } from '@/features/auth'
import { forgetPagesBefore } from '@/services/page-history'
import { followTheme } from '@/services/theme'

import { AfterPaint } from './after-paint'
import { Announcer } from './arrival'

/** What stands around every page, of whomever. The page itself is drawn anew for another person. */
export function Frame() {
  const { sessionKey } = useSession()
  useEffect(followTheme, [])
  // Back leads nobody to the pages of the person before.
  useEffect(() => forgetPagesBefore, [sessionKey])
  return (
    <>
      <Announcer />
      <AfterPaint />
      <Fragment key={sessionKey}>
        <Outlet />
      </Fragment>
    </>
  )
}
