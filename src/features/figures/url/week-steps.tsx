import { ChevronLeft, ChevronRight } from 'lucide'
import type { ReactNode } from 'react'

import { useTranslation } from '@/i18n/use-translation'
import { Button } from '@/ui/button'
import { nextRow, usePassFocusOn } from '@/ui/focus-return'
import { IconButton } from '@/ui/icon-button'

import type { UrlWeek } from './use-url-week'

function CurrentWeekButton({ show }: Pick<UrlWeek, 'show'>) {
  const { t } = useTranslation('analytics')
  const button = usePassFocusOn<HTMLButtonElement>((leaving) => nextRow(leaving)?.querySelector('button'))
  return (
    <Button ref={button} kind="ghost" onClick={() => show(null)}>
      {t('shifts.week_now')}
    </Button>
  )
}

/** Steps to other weeks, around the dates of this one. At the end of a row they stay where they are. */
export function WeekSteps({ week, children }: { week: UrlWeek; children?: ReactNode }) {
  const { t } = useTranslation('analytics')
  const { isCurrent, move, show } = week
  const isAtEnd = children === undefined
  return (
    <div className="flex items-center gap-1">
      {!isCurrent && isAtEnd && <CurrentWeekButton show={show} />}
      <IconButton icon={ChevronLeft} mirrored name={t('shifts.week_before')} onClick={() => move(-1)} />
      {children}
      <IconButton icon={ChevronRight} mirrored name={t('shifts.week_after')} onClick={() => move(1)} />
      {!isCurrent && !isAtEnd && <CurrentWeekButton show={show} />}
    </div>
  )
}
