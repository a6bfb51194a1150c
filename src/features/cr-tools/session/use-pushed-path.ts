import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'

import { onPushWorkerNote } from '@/services/page/push-subscription'

/** Opens what a pressed push notification names. */
export function usePushedPath(): void {
  const navigate = useNavigate()
  const open = useEffectEvent((path: string) => void navigate(path))
  useEffect(
    () =>
      onPushWorkerNote((note) => {
        if (note.push === 'open') open(note.path)
      }),
    [],
  )
}
