import { useEffect, useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { formatDuration } from '@/i18n/format'
import { formatPlayTime } from '@/lib/text/format-play-time'
import { onTick } from '@/services/page/tick'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/overlay/dialog'
import { playSound } from '@/services/sound/sounds'

import { answerLeftMs, type Attendance } from './attendance'

/** Counts down in place, like the timer: no render, not announced each second. */
function Countdown({ question }: { question: Attendance }) {
  const text = useRef<HTMLElement>(null)
  useEffect(() => {
    const write = () => {
      const seconds = Math.ceil(answerLeftMs(question, Date.now()) / 1000)
      if (text.current) text.current.textContent = formatPlayTime(seconds)
    }
    write()
    return onTick(write)
  }, [question])
  return <bdi ref={text} dir="ltr" aria-hidden className="text-32 font-strong text-text tabular-nums" />
}

/** Asks after the agency's idle limit. Only an answer closes it; moving the pointer does not. */
export function StillWorkingDialog({ question, onAnswer }: { question: Attendance; onAnswer: () => void }) {
  const { t } = useTranslation('common')
  useEffect(() => playSound('soft'), [])
  return (
    <Dialog
      isAlert
      closing="block"
      size="small"
      trackedAs="idle"
      onClose={onAnswer}
      title={t('clock.idle_title')}
      actions={
        <Button kind="primary" size="large" className="w-full" onClick={onAnswer}>
          {t('clock.idle_yes')}
        </Button>
      }
    >
      <p>{t('clock.idle_text', { duration: formatDuration(question.idleAfterMs) })}</p>
      <p className="pt-3 text-center">
        <Countdown question={question} />
        <span className="sr-only">{t('clock.idle_spoken')}</span>
      </p>
    </Dialog>
  )
}
