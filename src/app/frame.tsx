import { Fragment, useEffect } from 'react'
import { Outlet } from 'react-router'

import { useSession } from '@/features/auth'
import { forgetPagesBefore } from '@/services/page-history'
import { followTheme } from '@/services/theme'

import { AfterPaint } from './after-paint'
import { Announcer } from './arrival'

/** The frame around every page, for every user. The page itself remounts for another user. */
export function Frame() {
  const { sessionKey } = useSession()
  useEffect(followTheme, [])
  // Back must not lead to pages of the previous user.
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
