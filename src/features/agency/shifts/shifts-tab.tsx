import { CalendarX, RotateCcw, UserSearch } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { useQueryStatus } from '@/api/query-status'
import { serverNow } from '@/services/server-clock'
import { useUpToMd } from '@/services/viewport'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { cardLook } from '@/ui/card'
import { ContentState } from '@/ui/content-state'
import { cx } from '@/ui/cx'
import { EmptyState } from '@/ui/empty-state'

import { DayList } from './parts/day-list'
import { CheckBar, PlanBar } from './parts/plan-bar'
import { PlanSkeleton } from './parts/plan-skeleton'
import { ShiftActs } from './parts/shift-acts'
import { WeekPlan } from './parts/week-plan'
import { newShift } from './shift-act'
import { type ShiftDesk, useShiftDesk } from './use-shift-desk'

/** Shows why a change failed, until it is retried or dismissed. */
function Failure({ changes }: Pick<ShiftDesk, 'changes'>) {
  const { t } = useTranslation('analytics')
  const { failure, dismiss } = changes
  if (!failure) return null
  return (
    <Banner
      tone="danger"
      onDismiss={dismiss}
      actions={
        failure.retry && (
          <Button size="small" icon={RotateCcw} onClick={failure.retry}>
            {t('shifts.try_again')}
          </Button>
        )
      }
    >
      {t('shifts.not_changed', { reason: failure.text })}
    </Banner>
  )
}

interface ShiftsTabProps {
  onInvite: () => void
}

function Nobody({ desk, onInvite }: { desk: ShiftDesk } & ShiftsTabProps) {
  const { t } = useTranslation('analytics')
  const { view } = desk
  const isNarrowed = view.query !== '' || view.filter.groupId !== null
  return isNarrowed ? (
    <EmptyState
      icon={UserSearch}
      title={t('shifts.none_title')}
      actions={<Button onClick={view.clear}>{t('shifts.none_clear')}</Button>}
    >
      {t('shifts.none_text')}
    </EmptyState>
  ) : (
    <EmptyState
      icon={CalendarX}
      title={t('shifts.empty_title')}
      actions={
        <Button kind="primary" onClick={onInvite}>
          {t('employees.invite')}
        </Button>
      }
    >
      {t('shifts.empty_text')}
    </EmptyState>
  )
}

/** The rows of the week, or their loading, empty or error state. */
function Plan({ desk }: { desk: ShiftDesk }) {
  const isList = useUpToMd()
  const { view, plan, words, mayChange } = desk
  const { shifts, read } = plan
  const onMore = read.hasNextPage ? () => void read.fetchNextPage() : undefined
  const failed = shifts.error && {
    kind: 'error' as const,
    text: errorText(shifts.error),
    onRetry: shifts.refetch,
    isRetrying: shifts.isFetching,
  }
  return (
    <ContentState status={failed ?? { kind: 'ready' }}>
      {isList ? (
        <DayList
          week={view.week}
          rows={plan.rows}
          words={words}
          mayChange={mayChange}
          onOpen={desk.open}
          onAdd={(day) => desk.setAct(newShift(view.week, serverNow(), day))}
          onMore={onMore}
        />
      ) : (
        <WeekPlan
          view={view}
          rows={plan.rows}
          words={words}
          mayChange={mayChange}
          isLoading={shifts.isPending}
          wanted={desk.wanted}
          onFound={desk.onFound}
          onOpen={desk.open}
          onAdd={desk.add}
          onMove={desk.drop}
          onDelete={(shift) => desk.setAct({ kind: 'delete', shift })}
          onMore={read.isFetchingNextPage ? undefined : onMore}
        />
      )}
    </ContentState>
  )
}

/** The plan of a week, by person or by creator (screens S6). */
export function ShiftsTab({ onInvite }: ShiftsTabProps) {
  const desk = useShiftDesk()
  const { plan, view, setAct } = desk
  const isList = useUpToMd()
  const status = useQueryStatus(plan.read, plan.rows.length === 0)
  return (
    <div className="grid grid-cols-1 gap-4">
      <Failure changes={desk.changes} />
      <div className={cx(cardLook, 'min-w-0')}>
        <PlanBar
          view={view}
          onNew={() => setAct(newShift(view.week, serverNow()))}
          onCopy={() => setAct({ kind: 'copy' })}
        />
        <CheckBar
          check={plan.check}
          onCheck={() => setAct({ kind: 'check' })}
          onPublish={() => setAct({ kind: 'publish' })}
        />
        {!isList && (
          <div className="border-t border-line">
            <ContentState
              status={status}
              skeleton={<PlanSkeleton />}
              empty={<Nobody desk={desk} onInvite={onInvite} />}
            >
              <Plan desk={desk} />
            </ContentState>
          </div>
        )}
      </div>
      {isList && (
        <ContentState
          status={status}
          skeleton={<PlanSkeleton />}
          empty={<Nobody desk={desk} onInvite={onInvite} />}
        >
          <Plan desk={desk} />
        </ContentState>
      )}
      <ShiftActs desk={desk} />
    </div>
  )
}
