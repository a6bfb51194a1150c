import { useEffect } from 'react'

import { useSession } from '@/features/auth'
import { beforeLogout } from '@/services/before-logout'
import { dropDrafts } from '@/services/drafts'

/** A logout by will leaves no draft in the browser; one against it does (decision 12). */
export function DropDraftsAtLogout() {
  const { userId } = useSession()
  useEffect(
    () =>
      userId
        ? beforeLogout(async (isByWill) => {
            if (isByWill) dropDrafts(userId)
          })
        : undefined,
    [userId],
  )
  return null
}
