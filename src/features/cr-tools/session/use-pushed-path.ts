import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'

import { onPushWorkerNote } from '@/services/page/push-subscription'
import { registerLogoutSaver } from '@/services/session/before-logout'

import { endPushOnServer } from '../alerts/push-device'

/** Opens what a pressed push notification names, and ends push on the server with the session. */
export function usePushedPath(userId: string): void {
  const navigate = useNavigate()
  const open = useEffectEvent((path: string) => void navigate(path))
  useEffect(() => {
    const stops = [
      onPushWorkerNote((note) => {
        if (note.push === 'open') open(note.path)
      }),
      registerLogoutSaver(() => endPushOnServer(userId)),
    ]
    return () => stops.forEach((stop) => stop())
  }, [userId])
}
