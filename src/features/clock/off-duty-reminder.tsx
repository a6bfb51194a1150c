import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { OFF_DUTY_REMINDER_EVERY_MS } from '@/config/constants'
import { useSession } from '@/features/auth'
import { hasElapsed } from '@/lib/elapsed'
import { isWritingToFans } from '@/services/input/composers'
import { toast } from '@/services/page/toasts'

import { offDutyReminded } from './clock-notices'
import { useClock } from './use-clock'

/** Calls back whenever the person types to fans, until the returned function is called. */
function onWritingToFans(listener: () => void): () => void {
  const onInput = () => {
    if (isWritingToFans()) listener()
  }
  document.addEventListener('input', onInput)
  return () => document.removeEventListener('input', onInput)
}

/** Throttles to once an hour, across tabs. */
function isDue(userId: string, now: number): boolean {
  const reminded = offDutyReminded.read(userId)
  return reminded === undefined || hasElapsed(reminded, OFF_DUTY_REMINDER_EVERY_MS, now)
}

/** Reminds users who write to fans while off duty of the clock, once an hour (screens S20). */
export function OffDutyReminder() {
  const { t } = useTranslation('common')
  const { userId = '' } = useSession()
  const clock = useClock()
  const isOffDuty = clock !== undefined && !clock.log
  const shown = useRef<string>(undefined)
  const clockIn = useEffectEvent(() => {
    if (clock && !clock.log) clock.toggle()
  })
  const remind = useEffectEvent(() => {
    const now = Date.now()
    if (!isDue(userId, now)) return
    offDutyReminded.save(userId, now)
    shown.current = toast.info(t('clock.off_duty_typing'), {
      detail: t('clock.off_duty_typing_detail'),
      action: { label: t('clock.clock_in'), onPress: clockIn },
    })
  })
  useEffect(() => {
    if (!isOffDuty) return
    const stop = onWritingToFans(remind)
    return () => {
      stop()
      // Not needed any more after Clock In.
      if (shown.current !== undefined) toast.dismiss(shown.current)
    }
  }, [isOffDuty])
  return null
}
