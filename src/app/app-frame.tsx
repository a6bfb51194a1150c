import { Fragment, useEffect } from 'react'
import { Outlet } from 'react-router'

import { useSession } from '@/features/auth'
import { restartPageHistory } from '@/services/page/page-history'
import { followTheme } from '@/services/page/theme'

import { DeferredPartsLoader } from './loading/deferred-parts-loader'
import { PageAnnouncer } from './loading/page-enter'

/** The frame around every page, for every user. The page itself remounts for another user. */
export function AppFrame() {
  const { sessionKey } = useSession()
  useEffect(followTheme, [])
  // Back must not lead to pages of the previous user.
  useEffect(() => restartPageHistory, [sessionKey])
  return (
    <>
      <PageAnnouncer />
      <DeferredPartsLoader />
      <Fragment key={sessionKey}>
        <Outlet />
      </Fragment>
    </>
  )
}
