import { CalendarDays } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '@/ui/button'
import { cardLook } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'

interface ScheduleEmptyProps {
  /** Other kinds have something. */
  hasOthers: boolean
  onShowAll: () => void
  /** Absent where nothing can be created. */
  onNew: (() => void) | undefined
}

/** Nothing in the list, and what to do about it. */
export function ScheduleEmpty({ hasOthers, onShowAll, onNew }: ScheduleEmptyProps) {
  const { t } = useTranslation('calendar')
  return (
    <div className={cardLook}>
      <EmptyState
        icon={CalendarDays}
        title={t(hasOthers ? 'scheduler.none_of_kinds' : 'scheduler.empty')}
        actions={
          hasOthers ? (
            <Button onClick={onShowAll}>{t('scheduler.all_kinds')}</Button>
          ) : (
            onNew && <Button onClick={onNew}>{t('scheduler.new')}</Button>
          )
        }
      >
        {!hasOthers && t('scheduler.empty_text')}
      </EmptyState>
    </div>
  )
}
