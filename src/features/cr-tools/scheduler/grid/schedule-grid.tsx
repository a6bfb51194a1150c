import { type HTMLAttributes, type ReactNode, type RefObject } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { cardClasses } from '@/ui/card'
import { cx } from '@/ui/cx'

import type { useScheduleGrid } from './use-schedule-grid'

interface ScheduleGridProps {
  grid: RefObject<HTMLDivElement | null>
  /** The time that the grid shows. */
  period: string
  /** How items are moved by keyboard. */
  help: string
  behavior: ReturnType<typeof useScheduleGrid>
  className: HTMLAttributes<HTMLElement>['className']
  children: ReactNode
}

/** The element of month and week: a grid with its keyboard help, and a live region for keyboard moves. */
export function ScheduleGrid({ grid, period, help, behavior, className, children }: ScheduleGridProps) {
  const { t } = useTranslation('calendar')
  const { helpId, spoken, handlers } = behavior
  return (
    <>
      <p id={helpId} hidden>
        {help}
      </p>
      <p aria-live="assertive" className="sr-only">
        {spoken}
      </p>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={`${t('scheduler.grid')}, ${period}`}
        className={cx(cardClasses, 'min-w-0 outline-none', className)}
        {...handlers}
      >
        {children}
      </div>
    </>
  )
}
