import { type ReactNode, useMemo, useState } from 'react'
import { Users } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '@/i18n/use-translation'
import { useAgencyZone } from '@/features/figures/use-agency-zone'

import type { AgencyCreator } from '@/domain/agency/agency-creator'
import { useHiddenColumns } from '@/features/figures/table/use-hidden-columns'
import { LoadMoreRows } from '@/features/figures/table/load-more-rows'
import { useHeldOrder } from '@/features/figures/table/use-held-order'
import { DataTable } from '@/ui/table/data-table/data-table'
import { type Column, visibleColumns } from '@/ui/table/table-column'

import { EmptyState } from '@/ui/feedback/empty-state'
import { NoMatches } from '@/ui/feedback/no-matches'
import { searchAgencyCreators } from '@/api/calls/agency/agency-util'
import { pagesOf } from '@/api/query'
import { EXPORT_PAGE_SIZE, ExportAll } from '@/features/figures/table/export-all'
import { ChangeErrorBanner } from '../changes/change-error-banner'
import { agencyCreatorColumns } from './agency-creator-columns'
import { agencyCreatorName } from './creator-format'
import type { CreatorsView } from './creators-view'
import type { CreatorRights } from './creator-rights'
import { useCreatorChange } from './use-creator-change'
import { creatorListRequest } from './creator-list'
import type { useCreators } from './use-creators'
import { CreatorsBulkBar } from './creators-bulk-bar'
import { CreatorGrid } from './creator-grid'

/** Exports the creators; account managers export only their own creators' figures (screens S0). */
function ExportCreatorsButton({
  view,
  columns,
  rights,
}: {
  view: CreatorsView
  columns: readonly Column<AgencyCreator>[]
  rights: CreatorRights
}) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const all = pagesOf(searchAgencyCreators, {
    ...creatorListRequest(view, rights.userId),
    limit: EXPORT_PAGE_SIZE,
  })
  return (
    <ExportAll
      fileName="creators"
      columns={columns}
      load={() => client.infiniteQuery({ ...all, pages: Infinity })}
      disabledReason={rights.isForAll || view.filter.isMine ? undefined : t('creators.export_own')}
    />
  )
}

/** The empty state: no creators, or no match; suggests the next action. */
function CreatorsEmptyState({ view, invite }: { view: CreatorsView; invite: ReactNode }) {
  const { t } = useTranslation('analytics')
  if (view.isNarrowed)
    return <NoMatches title={t('creators.none_title')} text={t('creators.none_text')} onClear={view.clear} />
  return (
    <EmptyState icon={Users} title={t('creators.empty_title')} actions={invite}>
      {t('creators.empty_text')}
    </EmptyState>
  )
}

interface CreatorsListProps {
  view: CreatorsView
  list: ReturnType<typeof useCreators>
  rights: CreatorRights
  onOpen: (creatorId: string) => void
  invite: ReactNode
}

const creatorIdOf = ({ creator }: AgencyCreator): string => creator.userId

/** The columns, memoised: a new array re-renders all rows. */
function useCreatorColumns(
  rights: CreatorRights,
  { nameOf, totals }: CreatorsListProps['list'],
): Column<AgencyCreator>[] {
  const { t } = useTranslation('analytics')
  const { seesMoney, readsNotes } = rights
  const timezone = useAgencyZone()
  return useMemo(
    () => agencyCreatorColumns({ t, seesMoney, readsNotes, nameOf, totals, timezone }),
    [t, seesMoney, readsNotes, nameOf, totals, timezone],
  )
}

/** The creators as rows or cards: sorted by the server, selected and changed in bulk (screens S4). */
export function CreatorsList({ view, list, rights, onOpen, invite }: CreatorsListProps) {
  const { t } = useTranslation('analytics')
  const { read, creators, totals, nameOf } = list
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const change = useCreatorChange(() => setSelected(new Set()))
  const columns = useCreatorColumns(rights, list)
  const hiding = useHiddenColumns('agencyCreators')
  const isGrid = view.layout === 'grid'
  const held = useHeldOrder({
    rows: creators,
    columns,
    rowKey: creatorIdOf,
    sort: view.sort,
    requestKey: JSON.stringify(creatorListRequest(view, rights.userId)),
    isSettled: !read.isPlaceholderData,
  })
  const visible = visibleColumns(columns, hiding.hidden)
  const bulk = (rows: readonly AgencyCreator[]) => (
    <CreatorsBulkBar selected={rows} rights={rights} isBusy={change.isPending} onChange={change.mutate} />
  )
  const frame = {
    title: t('creators.all'),
    total: totals?.total,
    rows: creators,
    sort: view.sort,
    onSort: view.onSort,
    selected,
    onSelected: setSelected,
    actions: <ExportCreatorsButton view={view} columns={visible} rights={rights} />,
    empty: <CreatorsEmptyState view={view} invite={invite} />,
    foot: <LoadMoreRows of={read} loading={t('creators.loading_more')} />,
  } as const
  return (
    <>
      <ChangeErrorBanner change={change} />
      {isGrid ? (
        <CreatorGrid {...frame} {...{ bulk, columns, nameOf, onOpen, rights }} />
      ) : (
        <div {...held.frame} className="min-w-0">
          <DataTable
            {...frame}
            rows={held.rows}
            hasTotals={totals !== null}
            name={t('creators.all')}
            columns={held.columns}
            bulk={bulk}
            rowKey={creatorIdOf}
            rowName={agencyCreatorName}
            onOpen={(creator) => onOpen(creatorIdOf(creator))}
            {...hiding}
          />
        </div>
      )}
    </>
  )
}
