import { useEffect } from 'react'

import { useLanguage } from '@/i18n/language-provider'
import { canSubscribe, onPushWorkerNote } from '@/services/page/push-subscription'

import { renewPush } from '../alerts/push-device'

/** Keeps push on this device working where it is on: a failure is tried again at the next load. */
export function usePushRenewal(creatorId: string, userId: string): void {
  const language = useLanguage()
  useEffect(() => {
    if (!canSubscribe()) return undefined
    const renew = () => void renewPush({ userId, creatorId, language }).catch(() => undefined)
    renew()
    return onPushWorkerNote(({ push }) => {
      if (push === 'changed') renew()
    })
  }, [creatorId, userId, language])
}
