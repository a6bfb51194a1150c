import { SearchX, Users } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { useQueryStatus } from '@/api/query-status'
import type { FloorCreator } from '@/domain/floor'
import { useHiddenColumns } from '@/features/auth'
import { isolate } from '@/lib/isolate'
import { Button } from '@/ui/button'
import { cardLook } from '@/ui/card'
import { ContentState } from '@/ui/content-state'
import { DataTable } from '@/ui/data-table/data-table'
import { EmptyState } from '@/ui/empty-state'
import { TableSkeleton } from '@/ui/table-skeleton'

import { sortableOf, useAddressSort } from '@/features/figures/use-address-sort'
import { useExportOff } from '@/features/figures/use-export-off'
import { useHeldOrder } from '@/features/figures/use-held-order'
import { useNames } from '@/features/figures/use-names'
import type { FloorAct } from '../floor-act'
import { personFoundBy } from '../found'
import { useFloorPeople } from '../use-floor-people'
import { FloorTools } from './floor-tools'
import { peopleColumns } from './people-columns'

const MOST_WAITING = { by: 'waiting', descending: true }

interface PeopleTableProps {
  groupId: string | null
  creators: readonly FloorCreator[]
  search: { query: string; clearSearch: () => void }
  onAct: (act: FloorAct) => void
}

function useFound({ groupId, creators, search }: Omit<PeopleTableProps, 'onAct'>) {
  const read = useFloorPeople(groupId)
  const people = read.data?.data ?? []
  const names = new Map(creators.map(({ creatorId, creator }) => [creatorId, creator.displayName]))
  const nameOf = useNames([
    ...people.map(({ userId }) => userId),
    ...people.flatMap(({ creatorIds }) => creatorIds.filter((id) => !names.has(id))),
  ])
  const creatorName = (id: string) => names.get(id) ?? nameOf(id)
  const found = people.filter(personFoundBy(search.query, nameOf, creatorName))
  return { read, people, found, nameOf, creatorName }
}

/** One row per chatter on duty, most waiting fans first. */
export function PeopleTable({ onAct, ...props }: PeopleTableProps) {
  const { t } = useTranslation('analytics')
  const { search } = props
  const { read, people, found, nameOf, creatorName } = useFound(props)
  const columns = useMemo(
    () => peopleColumns(t, { nameOf, creatorName, onAct }),
    [t, nameOf, creatorName, onAct],
  )
  const { sort, onSort } = useAddressSort(sortableOf(columns), MOST_WAITING)
  const { rows, frame, ...held } = useHeldOrder({
    rows: found,
    columns,
    rowKey: ({ userId }) => userId,
    sort,
    asked: JSON.stringify([search.query, sort]),
    isSettled: true,
  })
  const isNarrowed = search.query !== ''
  return (
    <ContentState
      isBare
      status={useQueryStatus(read)}
      skeleton={
        <div className={cardLook}>
          <TableSkeleton rows={8} columns={8} hasPictures />
        </div>
      }
    >
      <div {...frame} className="min-w-0">
        <DataTable
          title={t('floor.people')}
          name={t('floor.people_table')}
          columns={held.columns}
          rows={rows}
          total={people.length}
          rowKey={({ userId }) => userId}
          rowName={({ userId }) => nameOf(userId)}
          sort={sort}
          onSort={onSort}
          fileName="floor-people"
          fileOff={useExportOff()}
          {...useHiddenColumns('floor-people')}
          actions={<FloorTools />}
          empty={
            <EmptyState
              icon={isNarrowed ? SearchX : Users}
              title={t(isNarrowed ? 'floor.none_title' : 'floor.people_none_title')}
              actions={isNarrowed && <Button onClick={search.clearSearch}>{t('floor.clear_search')}</Button>}
            >
              {isNarrowed
                ? t('floor.none_text', { query: isolate(search.query) })
                : t('floor.people_none_text')}
            </EmptyState>
          }
        />
      </div>
    </ContentState>
  )
}
