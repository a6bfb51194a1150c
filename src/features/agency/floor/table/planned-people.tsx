import type { FloorCreator } from '@/domain/agency/floor'
import { formatList } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { StatusDot } from '@/ui/text/dot'
import { Numeral } from '@/ui/text/figure'
import { Tooltip } from '@/ui/tooltip'

interface PlannedPeopleProps {
  row: FloorCreator
  nameOf: (id: string) => string
}

/** How many are planned now, with a mark where someone is late; a tooltip names them. */
export function PlannedPeople({ row: { planned, plannedIds, onDuty }, nameOf }: PlannedPeopleProps) {
  const { t } = useTranslation('analytics')
  if (plannedIds.length === 0) return <Numeral value={planned} />
  const namesOf = (ids: readonly string[]) => formatList(ids.map((id) => isolate(nameOf(id))))
  const late = plannedIds.filter((id) => onDuty.every(({ userId }) => userId !== id))
  const names = (
    <>
      <span className="block">{t('floor.planned_names', { names: namesOf(plannedIds) })}</span>
      {late.length > 0 && (
        <span className="block">{t('overview.missing_names', { names: namesOf(late) })}</span>
      )}
    </>
  )
  return (
    <Tooltip onPress text={names}>
      <button
        type="button"
        className="hit-target inline-flex items-center gap-2 rounded-mark underline decoration-dotted underline-offset-4"
      >
        {late.length > 0 && <StatusDot status="missing" />}
        <Numeral value={planned} />
        <span className="sr-only">{names}</span>
      </button>
    </Tooltip>
  )
}
