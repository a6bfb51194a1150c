import { useTranslation } from '@/i18n/use-translation'

import type { AssignedCreator } from '@/domain/agency/assigned-creator'
import { formatTime } from '@/i18n/format'
import { StatusDot } from '@/ui/text/dot'

/** Whether this creator's current shift is the user's, a colleague's, or unstaffed. */
export function CreatorShiftLine({ of }: { of: AssignedCreator }) {
  const { t } = useTranslation('home')
  if (of.plannedNow)
    return (
      <span className="text-accent-text">
        {of.plannedUntil === null
          ? t('select.your_shift')
          : t('select.your_shift_until', { time: formatTime(of.plannedUntil) })}
      </span>
    )
  if (of.onDuty.length === 0) return t('select.not_planned')
  return <StatusDot status="on">{t('select.covered')}</StatusDot>
}
