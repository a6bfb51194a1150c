import { CalendarClock } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { formatDateTime } from '@/i18n/format'
import { serverNow } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'

import { type ComposerHandle, useContent } from '../../store/composer-content'
import { openTool } from '../base/open-tool'
import { Chip } from './chip'

/** The scheduled time of the message; red when it has passed. */
export function ScheduleChip({ desk }: { desk: ComposerHandle }) {
  const { t } = useTranslation('tools')
  const { scheduledAt } = useContent(desk)
  useMinute()
  if (scheduledAt === null) return null
  const at = Date.parse(scheduledAt)
  const time = formatDateTime(at)
  return (
    <Chip
      icon={CalendarClock}
      tone={at > serverNow() ? 'accent' : 'danger'}
      name={t('compose_tools.schedule_change', { time })}
      removeName={t('compose_tools.schedule_remove')}
      onPress={() => openTool(desk, 'schedule')}
      onRemove={() => desk.update({ scheduledAt: null })}
    >
      <bdi>{time}</bdi>
    </Chip>
  )
}
