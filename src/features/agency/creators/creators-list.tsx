import { useQueryClient } from '@tanstack/react-query'
import { Users } from 'lucide'
import { type ReactNode, useMemo, useState } from 'react'

import { searchAgencyCreators } from '@/api/calls/agency/agency-util'
import { pagesOf } from '@/api/query'
import type { AgencyCreator } from '@/domain/agency/agency-creator'
import { EXPORT_PAGE_SIZE } from '@/features/figures/table/export-all'
import { ServerTable } from '@/features/figures/table/server-table'
import { useAgencyZone } from '@/features/figures/use-agency-zone'
import { useTranslation } from '@/i18n/use-translation'
import { EmptyState } from '@/ui/feedback/empty-state'
import { NoMatches } from '@/ui/feedback/no-matches'
import type { Column } from '@/ui/table/table-column'

import { ChangeErrorBanner } from '../changes/change-error-banner'
import { agencyCreatorColumns } from './agency-creator-columns'
import { CreatorCards } from './creator-cards'
import { agencyCreatorName, creatorIdOf } from './creator-format'
import { creatorListRequest } from './creator-list'
import type { CreatorRights } from './creator-rights'
import { CreatorsBulkBar } from './creators-bulk-bar'
import type { CreatorsView } from './creators-view'
import { useCreatorChange } from './use-creator-change'
import type { useCreators } from './use-creators'

/** The file of all creators; account managers export only their own creators' figures (screens S0). */
function useCreatorsFile(view: CreatorsView, rights: CreatorRights) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const all = pagesOf(searchAgencyCreators, {
    ...creatorListRequest(view, rights.userId),
    limit: EXPORT_PAGE_SIZE,
  })
  return {
    name: 'creators',
    load: () => client.infiniteQuery({ ...all, pages: Infinity }),
    disabledReason: rights.isForAll || view.filter.isMine ? undefined : t('creators.export_own'),
  }
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

/** Key of the table in the user's preferences. */
const TABLE = 'agencyCreators'

/** The creators as rows or cards: sorted by the server, selected and changed in bulk (screens S4). */
export function CreatorsList({ view, list, rights, onOpen, invite }: CreatorsListProps) {
  const { t } = useTranslation('analytics')
  const { read, totals } = list
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const change = useCreatorChange(() => setSelected(new Set()))
  const columns = useCreatorColumns(rights, list)
  const file = useCreatorsFile(view, rights)
  const bulk = (rows: readonly AgencyCreator[]) => (
    <CreatorsBulkBar selected={rows} rights={rights} isBusy={change.isPending} onChange={change.mutate} />
  )
  const selection = { selected, onSelected: setSelected, bulk }
  const frame = {
    title: t('creators.all'),
    total: totals?.total,
    columns,
    sort: view.sort,
    onSort: view.onSort,
    file,
    empty: <CreatorsEmptyState view={view} invite={invite} />,
  }
  return (
    <>
      <ChangeErrorBanner change={change} />
      {view.layout === 'table' ? (
        <ServerTable
          id={TABLE}
          {...frame}
          {...selection}
          read={read}
          hasTotals={totals !== null}
          rowKey={creatorIdOf}
          rowName={agencyCreatorName}
          onOpen={(creator) => onOpen(creatorIdOf(creator))}
        />
      ) : (
        <CreatorCards
          {...frame}
          id={TABLE}
          selection={selection}
          list={list}
          rights={rights}
          onOpen={onOpen}
        />
      )}
    </>
  )
}
