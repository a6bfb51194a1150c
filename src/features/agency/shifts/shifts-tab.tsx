import { CalendarX } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { useQueryStatus } from '@/api/query-status'
import { serverNow } from '@/services/network/server-clock'
import { useUpToMd } from '@/services/page/viewport'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'
import { cardClasses } from '@/ui/card'
import { ContentState } from '@/ui/feedback/content-state'
import { cx } from '@/ui/cx'
import { EmptyState } from '@/ui/feedback/empty-state'
import { NoMatches } from '@/ui/feedback/no-matches'
import { SkeletonBar } from '@/ui/skeleton'

import { DayList } from './plan/day-list'
import { CheckBar, PlanBar } from './plan/plan-bar'
import { ShiftOverlays } from './dialogs/shift-overlays'
import { WeekPlan } from './plan/week-plan'
import { newShift } from './shift-overlay'
import { type ShiftsTabState, useShiftsTabState } from './use-shifts-tab-state'
import { rowHeight } from './plan-layout'

const ROWS = 10
/** The days with a placeholder shift. */
const DAYS = [0, 1, 2, 3, 4]

/** Reserves the space of the plan while it loads. */
function PlanSkeleton() {
  return (
    <div className="overflow-hidden">
      <div className="h-[42px] border-b border-line" />
      {Array.from({ length: ROWS }, (_, row) => (
        <div
          key={row}
          style={{ blockSize: rowHeight(1) }}
          className="flex items-center gap-4 border-b border-line-quiet ps-4"
        >
          <SkeletonBar className="size-6 rounded-full" />
          <SkeletonBar className="h-4 w-36" />
          {DAYS.map((day) => (
            <SkeletonBar key={day} className="h-9 w-14 max-lg:hidden lg:ms-[5%]" />
          ))}
        </div>
      ))}
    </div>
  )
}

/** Shows why a change failed, until it is retried or dismissed. */
function ShiftChangeError({ changes }: Pick<ShiftsTabState, 'changes'>) {
  const { t } = useTranslation('analytics')
  const { failure, dismiss } = changes
  if (!failure) return null
  return (
    <Banner tone="danger" onDismiss={dismiss} onRetry={failure.retry}>
      {t('shifts.not_changed', { reason: failure.text })}
    </Banner>
  )
}

interface ShiftsTabProps {
  onInvite: () => void
}

function ShiftsEmptyState({ view, onInvite }: Pick<ShiftsTabState, 'view'> & ShiftsTabProps) {
  const { t } = useTranslation('analytics')
  const isNarrowed = view.query !== '' || view.filter.groupId !== null
  return isNarrowed ? (
    <NoMatches title={t('shifts.none_title')} text={t('shifts.none_text')} onClear={view.clearFilters} />
  ) : (
    <EmptyState
      icon={CalendarX}
      title={t('shifts.empty_title')}
      actions={<Button onClick={onInvite}>{t('employees.invite')}</Button>}
    >
      {t('shifts.empty_text')}
    </EmptyState>
  )
}

/** The rows of the week, or their loading, empty or error state. */
function PlanContent({ tabState, onInvite }: { tabState: ShiftsTabState } & ShiftsTabProps) {
  const { rows, subjectsRead, shiftsRead } = tabState.plan
  const isList = useUpToMd()
  const failed = shiftsRead.error && {
    kind: 'error' as const,
    text: errorText(shiftsRead.error),
    onRetry: shiftsRead.refetch,
    isRetrying: shiftsRead.isFetching,
  }
  return (
    <ContentState
      status={useQueryStatus(subjectsRead, rows.length === 0)}
      skeleton={<PlanSkeleton />}
      empty={<ShiftsEmptyState view={tabState.view} onInvite={onInvite} />}
    >
      <ContentState status={failed ?? { kind: 'ready' }}>
        {isList ? <DayList tabState={tabState} /> : <WeekPlan tabState={tabState} />}
      </ContentState>
    </ContentState>
  )
}

/** The plan of a week, by person or by creator (screens S6). */
export function ShiftsTab({ onInvite }: ShiftsTabProps) {
  const tabState = useShiftsTabState()
  const { plan, view, changes, overlay } = tabState
  const isList = useUpToMd()
  return (
    <div className="grid grid-cols-1 gap-4">
      <ShiftChangeError changes={changes} />
      <div className={cx(cardClasses, 'min-w-0')}>
        <PlanBar
          view={view}
          onNew={() => overlay.edit(newShift(view.week, serverNow()))}
          onCopy={() => overlay.show({ kind: 'copy' })}
        />
        <CheckBar
          check={plan.check}
          onCheck={() => overlay.show({ kind: 'check' })}
          onPublish={() => overlay.show({ kind: 'publish' })}
        />
        {!isList && (
          <div className="border-t border-line">
            <PlanContent tabState={tabState} onInvite={onInvite} />
          </div>
        )}
      </div>
      {isList && <PlanContent tabState={tabState} onInvite={onInvite} />}
      <ShiftOverlays tabState={tabState} />
    </div>
  )
}
