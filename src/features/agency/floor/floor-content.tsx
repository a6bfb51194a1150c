import { useState } from 'react'

import { useQueryStatus } from '@/api/query-status'
import type { FloorCreator } from '@/domain/agency/floor'
import { useUserNames } from '@/features/figures/use-user-names'
import { cardClasses } from '@/ui/card'
import { ContentState, type ContentStatus } from '@/ui/feedback/content-state'
import { cx } from '@/ui/cx'
import { WidgetBoundary } from '@/ui/feedback/widget-boundary'

import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import type { FloorAction } from './floor-action'
import { useFloorAddress } from './floor-address'
import { FloorActionDialog } from './dialogs/floor-action-dialog'
import { CoverageStrip } from './table/coverage-strip'
import { FloorCreatorDrawer } from './creator/floor-creator-drawer'
import { FloorSkeleton } from './table/floor-skeleton'
import { FloorTable } from './table/floor-table'
import { NeedsYou } from './needs/needs-you'
import { FloorEmptyState } from './table/floor-empty-state'
import { FloorPeopleTable } from './table/people-table'
import type { useFloor } from './use-floor'
import { useRunningLogs } from './running-logs'

interface FloorContentProps {
  floor: ReturnType<typeof useFloor>
  filter: FigureFilter
}

/** Names of everyone on duty or planned, for rows, coverage and dialogs. */
function useStaffNames(floor: FloorContentProps['floor']) {
  const logs = useRunningLogs().data ?? []
  const onFloor = floor.data?.creators.flatMap(({ onDuty }) => onDuty.map(({ userId }) => userId)) ?? []
  const planned = floor.data?.coverage.flatMap(({ userIds }) => userIds) ?? []
  return useUserNames([...onFloor, ...planned, ...logs.flatMap(({ chatterId }) => chatterId ?? [])])
}

/** Without data there is only a message, which needs a frame. */
const isMessageOnly = (status: ContentStatus): boolean =>
  status.kind === 'error' || (status.kind === 'offline' && status.at === undefined)

interface FloorRowsProps {
  creators: readonly FloorCreator[]
  groupId: string | null
  nameOf: (id: string) => string
  address: ReturnType<typeof useFloorAddress>
  onAct: (act: FloorAction) => void
}

/** Rows by creator or by person, as the URL says. */
const FloorRows = ({ creators, groupId, nameOf, address, onAct }: FloorRowsProps) =>
  address.by === 'person' ? (
    <FloorPeopleTable groupId={groupId} creators={creators} search={address} onAct={onAct} />
  ) : (
    <FloorTable creators={creators} nameOf={nameOf} search={address} onOpen={address.open} onAct={onAct} />
  )

/** The open dialog: the one last pressed, or the one the URL opens. */
function useFloorAction(
  creators: readonly FloorCreator[],
  { assignId, stopAssigning }: ReturnType<typeof useFloorAddress>,
) {
  const [pressed, setAct] = useState<FloorAction>()
  const creator = creators.find(({ creatorId }) => creatorId === assignId)
  const endAct = () => {
    setAct(undefined)
    if (assignId !== null) stopAssigning()
  }
  return { act: pressed ?? (creator && ({ kind: 'assign', creator } as const)), setAct, endAct }
}

/** Coverage and floor rows beside what needs a decision; each shows its own errors. */
export function FloorContent({ floor, filter }: FloorContentProps) {
  const { groupId, timezone } = filter
  const address = useFloorAddress()
  const nameOf = useStaffNames(floor)
  const creators = floor.data?.creators ?? []
  const opened = creators.find(({ creatorId }) => creatorId === address.openedId)
  const { act, setAct, endAct } = useFloorAction(creators, address)
  const status = useQueryStatus(floor, creators.length === 0)
  const needs = { creators, isFloorLoading: status.kind === 'loading', timezone, onAct: setAct }
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_320px]">
      <div className={cx('flex min-w-0 flex-col gap-4', isMessageOnly(status) && cardClasses)}>
        <ContentState
          status={status}
          skeleton={<FloorSkeleton />}
          empty={
            <FloorEmptyState
              onAllGroups={groupId === null ? undefined : () => filter.change({ groupId: null })}
            />
          }
        >
          <WidgetBoundary>
            <CoverageStrip hours={floor.data?.coverage ?? []} timezone={timezone} nameOf={nameOf} />
          </WidgetBoundary>
          <WidgetBoundary>
            <FloorRows
              creators={creators}
              groupId={groupId}
              nameOf={nameOf}
              address={address}
              onAct={setAct}
            />
          </WidgetBoundary>
        </ContentState>
      </div>
      <WidgetBoundary>
        <NeedsYou {...needs} />
      </WidgetBoundary>
      {opened && (
        <FloorCreatorDrawer
          key={opened.creatorId}
          row={opened}
          chatId={address.chatId}
          nameOf={nameOf}
          timezone={timezone}
          onRead={address.read}
          onBack={address.stopReading}
          onAct={setAct}
          onClose={address.close}
        />
      )}
      <FloorActionDialog act={act} creators={creators} timezone={timezone} nameOf={nameOf} onClose={endAct} />
    </div>
  )
}
