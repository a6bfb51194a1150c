import { CalendarDays } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/feedback/empty-state'

interface ScheduleEmptyProps {
  /** Items exist, but the kind filter hides them. */
  hasOthers: boolean
  onShowAll: () => void
  /** Absent when the user cannot create items. */
  onNew: (() => void) | undefined
}

/** Empty state of the list, with a next step. */
export function ScheduleEmpty({ hasOthers, onShowAll, onNew }: ScheduleEmptyProps) {
  const { t } = useTranslation('calendar')
  return (
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
  )
}
