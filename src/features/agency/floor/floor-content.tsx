import { useState } from 'react'

import { useAccountNames } from '@/api/account-names'
import { useQueryStatus } from '@/api/query-status'
import type { FloorCreator } from '@/domain/agency/floor'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { faultOf } from '@/features/figures/widget-fault'
import { cardClasses } from '@/ui/card'
import { cx } from '@/ui/cx'
import { ContentState } from '@/ui/feedback/content-state'
import { WidgetBoundary } from '@/ui/feedback/widget-boundary'
import { SkeletonBar } from '@/ui/skeleton'
import { TableSkeleton } from '@/ui/table/table-skeleton'

import { NudgeDialog } from '../staff/nudge-dialog'
import { FloorCreatorDrawer } from './creator/floor-creator-drawer'
import { AssignDialog } from './dialogs/assign-dialog'
import { StaffClockOutDialog } from './dialogs/staff-clock-out-dialog'
import { MoveDialog } from './dialogs/move-dialog'
import type { FloorAction } from './floor-action'
import { useFloorView } from './floor-view'
import { type useFloor, useRunningLogs } from './use-floor'
import { creatorsUncoveredWithout } from './floor-rules'
import { NeedsYou } from './needs/needs-you'
import { CoverageStrip } from './table/coverage-strip'
import { FloorEmptyState } from './table/floor-empty-state'
import { FloorTable } from './table/floor-table'
import { FloorPeopleTable } from './table/people-table'

interface FloorActionDialogProps {
  action: FloorAction | undefined
  creators: readonly FloorCreator[]
  timezone: string
  nameOf: (id: string) => string
  onClose: () => void
}

/** Renders the dialog of the current action, if any. */
function FloorActionDialog({ action, creators, timezone, nameOf, onClose }: FloorActionDialogProps) {
  switch (action?.kind) {
    case 'nudge':
      return <NudgeDialog userIds={action.userIds} nameOf={nameOf} onClose={onClose} />
    case 'clock_out':
      return (
        <StaffClockOutDialog
          userId={action.userId}
          name={nameOf(action.userId)}
          uncovered={creatorsUncoveredWithout(creators, action.userId)}
          timezone={timezone}
          onClose={onClose}
        />
      )
    case 'assign':
      return <AssignDialog creator={action.creator} onClose={onClose} />
    case 'move':
      return <MoveDialog creator={action.creator} onClose={onClose} />
    case undefined:
      return null
  }
}

/** Reserves the space of the coverage strip and the rows. */
const FloorSkeleton = () => (
  <div className="flex flex-col gap-4">
    <div className={cardClasses}>
      <div className="flex h-14 items-center px-4">
        <SkeletonBar className="h-4 w-40" />
      </div>
      <div className="h-[100px] px-4 pb-4">
        <SkeletonBar className="size-full rounded-control" />
      </div>
    </div>
    <div className={cardClasses}>
      <div className="flex h-14 items-center px-4">
        <SkeletonBar className="h-4 w-56" />
      </div>
      <TableSkeleton rows={12} columns={8} hasPictures />
    </div>
  </div>
)

interface FloorContentProps {
  floor: ReturnType<typeof useFloor>
  filter: FigureFilter
}

/** Names of everyone on duty or planned, for rows, coverage and dialogs. */
function useStaffNames(floor: FloorContentProps['floor']) {
  const logs = useRunningLogs().data ?? []
  const onFloor =
    floor.data?.creators.flatMap(({ onDuty, plannedIds }) => [
      ...onDuty.map(({ userId }) => userId),
      ...plannedIds,
    ]) ?? []
  const planned = floor.data?.coverage.flatMap(({ userIds }) => userIds) ?? []
  return useAccountNames([...onFloor, ...planned, ...logs.flatMap(({ chatterId }) => chatterId ?? [])])
}

/** The open dialog: the one last pressed, or the one the URL opens. */
function useFloorAction(
  creators: readonly FloorCreator[],
  { assignId, stopAssigning }: ReturnType<typeof useFloorView>,
) {
  const [pressed, setAction] = useState<FloorAction>()
  const creator = creators.find(({ creatorId }) => creatorId === assignId)
  const close = () => {
    setAction(undefined)
    if (assignId !== null) stopAssigning()
  }
  return { action: pressed ?? (creator && ({ kind: 'assign', creator } as const)), setAction, close }
}

/** Coverage and floor rows beside what needs a decision; each shows its own errors. */
export function FloorContent({ floor, filter }: FloorContentProps) {
  const { groupId, timezone } = filter
  const view = useFloorView()
  const nameOf = useStaffNames(floor)
  const creators = floor.data?.creators ?? []
  const opened = creators.find(({ creatorId }) => creatorId === view.openedId)
  const { action, setAction, close } = useFloorAction(creators, view)
  const status = useQueryStatus(floor, creators.length === 0)
  const rows = { creators, search: view, onAction: setAction }
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_320px]">
      <div className={cx('flex min-w-0 flex-col gap-4', faultOf(status) && cardClasses)}>
        <ContentState
          status={status}
          skeleton={<FloorSkeleton />}
          empty={<FloorEmptyState filter={filter} />}
        >
          <WidgetBoundary>
            <CoverageStrip hours={floor.data?.coverage ?? []} timezone={timezone} nameOf={nameOf} />
          </WidgetBoundary>
          <WidgetBoundary>
            {view.by === 'person' ? (
              <FloorPeopleTable groupId={groupId} {...rows} />
            ) : (
              <FloorTable nameOf={nameOf} onOpen={view.open} {...rows} />
            )}
          </WidgetBoundary>
        </ContentState>
      </div>
      <WidgetBoundary>
        <NeedsYou
          creators={creators}
          isFloorLoading={status.kind === 'loading'}
          timezone={timezone}
          onAction={setAction}
        />
      </WidgetBoundary>
      {opened && (
        <FloorCreatorDrawer
          key={opened.creatorId}
          row={opened}
          chatId={view.chatId}
          nameOf={nameOf}
          timezone={timezone}
          onOpenChat={view.openChat}
          onCloseChat={view.closeChat}
          onAction={setAction}
          onClose={view.close}
        />
      )}
      <FloorActionDialog
        action={action}
        creators={creators}
        timezone={timezone}
        nameOf={nameOf}
        onClose={close}
      />
    </div>
  )
}
