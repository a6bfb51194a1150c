import { CalendarX2, type IconNode, OctagonAlert, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { formatDay } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'

import type { Day } from '@/domain/time/day'
import type { ScheduleItem } from '@/domain/schedule/schedule'
import { Button } from '@/ui/button'
import { Menu, MenuItem } from '@/ui/overlay/menu'

import { useItemText } from './item/item-text'
import type { ScheduleMarks } from './use-schedule-marks'

interface ScheduleProblemsProps {
  items: readonly ScheduleItem[]
  marks: ScheduleMarks
  failed: readonly ScheduleItem[]
  timezone: string
  onOpen: (itemId: string) => void
  onShow: (day: Day) => void
}

interface ProblemListProps {
  icon: IconNode
  name: string
  children: readonly ReactNode[]
}

const ProblemList = ({ icon, name, children }: ProblemListProps) =>
  children.length === 0 ? null : (
    <Menu
      placement="bottom start"
      trigger={
        <Button size="small" icon={icon}>
          {name}
        </Button>
      }
    >
      {children}
    </Menu>
  )

const isBefore = (a: ScheduleItem, b: ScheduleItem): boolean =>
  a.at < b.at || (a.at === b.at && a.itemId < b.itemId)

/** Lists failures, clashes and empty days in range, each as a link to its item or day. */
export function ScheduleProblems({ items, marks, failed, timezone, onOpen, onShow }: ScheduleProblemsProps) {
  const { t } = useTranslation('calendar')
  const itemText = useItemText(timezone)
  // Each clash once, from the first of its items that the filter shows.
  const shown = new Set(items.map(({ itemId }) => itemId))
  const pairs = items.flatMap((item) =>
    (marks.clashes.get(item.itemId) ?? [])
      .filter(({ item: other }) => isBefore(item, other) || !shown.has(other.itemId))
      .map(({ item: other }) => [item, other] as const),
  )
  return (
    <div role="group" aria-label={t('scheduler.attention')} className="flex flex-wrap gap-2 empty:hidden">
      <ProblemList icon={OctagonAlert} name={t('scheduler.failures', { count: failed.length })}>
        {failed.map((item) => (
          <MenuItem key={item.itemId} detail={itemText.when(item.at)} onAction={() => onOpen(item.itemId)}>
            {itemText.name(item)}
          </MenuItem>
        ))}
      </ProblemList>
      <ProblemList icon={TriangleAlert} name={t('scheduler.clashes', { count: pairs.length })}>
        {pairs.map(([item, other]) => (
          <MenuItem
            key={`${item.itemId} ${other.itemId}`}
            detail={`${itemText.when(item.at)} – ${itemText.name(other)}, ${itemText.time(other.at)}`}
            onAction={() => onOpen(item.itemId)}
          >
            {itemText.name(item)}
          </MenuItem>
        ))}
      </ProblemList>
      <ProblemList icon={CalendarX2} name={t('scheduler.gaps', { count: marks.gaps.size })}>
        {[...marks.gaps].map((day) => (
          <MenuItem key={day} onAction={() => onShow(day)}>
            {formatDay(day, { weekday: 'long', month: 'long', day: 'numeric' })}
          </MenuItem>
        ))}
      </ProblemList>
    </div>
  )
}
