import { useTranslation } from '@/i18n/use-translation'

import { elapsedMs, type WorkLog } from '@/domain/shift/work-log'
import { formatDuration } from '@/i18n/format'
import { serverNow, toServerTime } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'
import { ElapsedTime } from '@/ui/text/time'

/** Hours and minutes for screen readers, updated once a minute and never announced by itself. */
function ScreenReaderTime({ log }: { log: WorkLog }) {
  const { t } = useTranslation('common')
  const duration = formatDuration(elapsedMs(log, toServerTime(useMinute())))
  return <span className="sr-only">{t('clock.on_duty_for', { duration })}</span>
}

/** The timer of a running log (requirements 2). Each second it changes one text node without a render. */
export function ClockTime({ log }: { log: WorkLog }) {
  return (
    <>
      <span aria-hidden>
        <ElapsedTime since={log.clockInAt} now={serverNow} />
      </span>
      <ScreenReaderTime log={log} />
    </>
  )
}
