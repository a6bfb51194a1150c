import { useTranslation } from '@/i18n/use-translation'

import { elapsedMs, type WorkLog } from '@/domain/work-log'
import { formatDuration } from '@/i18n/format'
import { serverNow, toServerTime } from '@/services/server-clock'
import { useMinute } from '@/services/tick'
import { Elapsed } from '@/ui/elapsed'

/** Hours and minutes for screen readers, updated once a minute and never announced by itself. */
function SpokenTime({ log }: { log: WorkLog }) {
  const { t } = useTranslation('common')
  const duration = formatDuration(elapsedMs(log, toServerTime(useMinute())))
  return <span className="sr-only">{t('clock.on_duty_for', { duration })}</span>
}

/** The timer of a running log (requirements 2). Each second it changes one text node without a render. */
export function ClockTime({ log }: { log: WorkLog }) {
  return (
    <>
      <span aria-hidden>
        <Elapsed since={log.clockInAt} now={serverNow} />
      </span>
      <SpokenTime log={log} />
    </>
  )
}
