import { CircleCheck, Copy, Plus, TriangleAlert } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { useQueryStatus } from '@/api/query-status'
import { splitGaps } from '@/domain/shift/shift-gaps'
import { UrlSearchField } from '@/features/figures/url/url-search-field'
import { WeekSteps } from '@/features/figures/url/week-steps'
import { formatDayRange } from '@/i18n/format'
import { serverNow } from '@/services/network/server-clock'
import { Button } from '@/ui/button'
import { Segmented } from '@/ui/field/segmented'
import { SkeletonBar } from '@/ui/skeleton'
import { ErrorAlert } from '@/ui/feedback/error-alert'

import { FilterBar } from '../../filter/filter-bar'
import type { useWeekCheck } from '../use-plan'
import { ROW_KINDS, type ShiftView } from '../shift-view'

interface PlanBarProps {
  view: ShiftView
  onNew: () => void
  onCopy: () => void
}

export function PlanBar({ view, onNew, onCopy }: PlanBarProps) {
  const { t } = useTranslation('analytics')
  const { from, to, timezone } = view.week
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <WeekSteps week={view.steps}>
        <h2 aria-live="polite" className="text-center text-14 font-strong whitespace-nowrap">
          {formatDayRange(from, to - 1, timezone)}
        </h2>
      </WeekSteps>
      <Segmented
        label={t('shifts.by')}
        labelHidden
        options={ROW_KINDS.map((value) => ({ value, label: t(`shifts.by_${value}`) }))}
        value={view.by}
        onChange={(by) => view.change({ by })}
      />
      <UrlSearchField key={view.by} className="w-48 max-sm:grow" name={t(`shifts.search_${view.by}`)} />
      <FilterBar filter={view.filter} />
      <span className="ms-auto flex gap-2">
        <Button icon={Copy} onClick={onCopy}>
          {t('shifts.copy_week')}
        </Button>
        <Button icon={Plus} kind="primary" onClick={onNew}>
          {t('shifts.new')}
        </Button>
      </span>
    </div>
  )
}

interface CheckBarProps {
  check: ReturnType<typeof useWeekCheck>
  onCheck: () => void
  onPublish: () => void
}

/** The problems of the week before publishing, in one line. */
export function CheckBar({ check, onCheck, onPublish }: CheckBarProps) {
  const { t } = useTranslation('analytics')
  const status = useQueryStatus(check)
  const { drafts = 0, clashes = [], gaps = [] } = check.data ?? {}
  const { ahead } = splitGaps(gaps, serverNow())
  const isSound = clashes.length === 0 && ahead.length === 0
  const lack = check.data ? (drafts === 0 ? 'nothing' : undefined) : 'unknown'
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line-quiet px-4 py-1 text-13">
      <span aria-live="polite">{check.data && t('shifts.drafts', { count: drafts })}</span>
      {status.kind === 'loading' && <SkeletonBar className="h-3 w-48" />}
      {status.kind === 'error' && (
        <ErrorAlert onRetry={status.onRetry} isRetrying={status.isRetrying}>
          {t('shifts.check_failed', { reason: status.text })}
        </ErrorAlert>
      )}
      {check.data && (
        <Button size="small" kind="ghost" icon={isSound ? CircleCheck : TriangleAlert} onClick={onCheck}>
          {t('shifts.check', {
            clashes: t('shifts.clash_count', { count: clashes.length }),
            gaps: t('shifts.gap_count', { count: ahead.length }),
          })}
        </Button>
      )}
      <Button
        size="small"
        className="ms-auto"
        disabledReason={lack && t(`shifts.publish_${lack}`)}
        onClick={onPublish}
      >
        {t('shifts.publish')}
      </Button>
    </div>
  )
}
