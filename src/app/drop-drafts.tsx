import { useEffect } from 'react'

import { useSession } from '@/features/auth'
import { beforeLogout } from '@/services/before-logout'
import { dropChannelSort } from '@/services/channel-sort'
import { dropDrafts } from '@/services/drafts'

/** A logout by will leaves no draft and no habit in the browser; one against it does (decision 12). */
export function DropDraftsAtLogout() {
  const { userId } = useSession()
  useEffect(
    () =>
      userId
        ? beforeLogout(async (isByWill) => {
            if (!isByWill) return
            dropDrafts(userId)
            dropChannelSort(userId)
          })
        : undefined,
    [userId],
  )
  return null
}
