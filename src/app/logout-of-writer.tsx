import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'

import { href } from '@/domain/routes'
import { takeUpWriting } from '@/features/cr-tools'

import { leave } from './leave'
import { LeaveQuestion } from './shell/leave-question'

/** Logs out as the menu does, where no page of theirs sends and asks: who would rather stay goes home. */
export function LogoutOfWriter({ userId }: { userId: string }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  useEffect(() => {
    let isGone = false
    const taken = takeUpWriting(userId, client)
    void taken.then(async () => {
      if (isGone || (await leave()) || isGone) return
      await navigate(href('root'), { replace: true })
    })
    return () => {
      isGone = true
      void taken.then((letGo) => letGo())
    }
  }, [userId, client, navigate])
  return <LeaveQuestion />
}
