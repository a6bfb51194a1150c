import { Users } from 'lucide'
import { useMemo } from 'react'

import { useAccountNames } from '@/api/account-names'
import type { FloorCreator } from '@/domain/agency/floor'
import { FigureTable } from '@/features/figures/table/figure-table'
import { sortableOf, useUrlSort } from '@/features/figures/url/use-url-sort'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { QueryContent } from '@/ui/feedback/query-content'
import { EmptyState } from '@/ui/feedback/empty-state'
import { NoMatches } from '@/ui/feedback/no-matches'
import { TableCardSkeleton } from '@/ui/table/table-skeleton'

import type { FloorAction } from '../floor-action'
import { useFloorPeople } from '../use-floor'
import { floorPeopleTotals, floorPersonMatcher } from '../floor-rules'
import { FloorToolbar } from './floor-table'
import { floorPeopleColumns } from './people-columns'

const MOST_WAITING = { by: 'waiting', descending: true }

interface FloorPeopleTableProps {
  groupId: string | null
  creators: readonly FloorCreator[]
  search: { query: string; clearSearch: () => void }
  onAction: (action: FloorAction) => void
}

function useFilteredPeople({ groupId, creators, search }: Omit<FloorPeopleTableProps, 'onAction'>) {
  const read = useFloorPeople(groupId)
  const people = read.data?.data ?? []
  const names = new Map(creators.map(({ creatorId, creator }) => [creatorId, creator.displayName]))
  const nameOf = useAccountNames([
    ...people.map(({ userId }) => userId),
    ...people.flatMap(({ creatorIds }) => creatorIds.filter((id) => !names.has(id))),
  ])
  const creatorName = (id: string) => names.get(id) ?? nameOf(id)
  const found = people.filter(floorPersonMatcher(search.query, nameOf, creatorName))
  return { read, people, found, nameOf, creatorName }
}

/** One row per chatter on duty, most waiting fans first. */
export function FloorPeopleTable({ onAction, ...props }: FloorPeopleTableProps) {
  const { t } = useTranslation('analytics')
  const { search } = props
  const { read, people, found, nameOf, creatorName } = useFilteredPeople(props)
  const columns = useMemo(
    () => floorPeopleColumns(t, { nameOf, creatorName, onAction }, floorPeopleTotals(people)),
    [t, nameOf, creatorName, onAction, people],
  )
  const { sort, onSort } = useUrlSort(sortableOf(columns), MOST_WAITING)
  const isNarrowed = search.query !== ''
  return (
    <QueryContent
      isBare
      of={read}
      skeleton={<TableCardSkeleton hasToolbar={false} rows={8} columns={8} hasPictures />}
    >
      <FigureTable
        id="floor-people"
        title={t('floor.people')}
        name={t('floor.people_table')}
        columns={columns}
        rows={found}
        total={people.length}
        hold={{ requestKey: search.query, isSettled: true }}
        rowKey={({ userId }) => userId}
        rowName={({ userId }) => nameOf(userId)}
        sort={sort}
        onSort={onSort}
        hasTotals
        fileName="floor-people"
        actions={<FloorToolbar />}
        empty={
          isNarrowed ? (
            <NoMatches
              hiddenBy="search"
              title={t('floor.none_title')}
              text={t('floor.none_text', { query: isolate(search.query) })}
              onClear={search.clearSearch}
            />
          ) : (
            <EmptyState icon={Users} title={t('floor.people_none_title')}>
              {t('floor.people_none_text')}
            </EmptyState>
          )
        }
      />
    </QueryContent>
  )
}
