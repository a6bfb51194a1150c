import { Users } from 'lucide'
import { type ReactNode, useState } from 'react'

import { useQueryStatus } from '@/api/query-status'
import type { AgencyCreator } from '@/domain/agency/agency-creator'
import { ExportAll } from '@/features/figures/table/export-all'
import { LoadMoreRows } from '@/features/figures/table/load-more-rows'
import { ServerTable } from '@/features/figures/table/server-table'
import { useHiddenColumns } from '@/features/figures/table/use-hidden-columns'
import { useTranslation } from '@/i18n/use-translation'
import { ContentState } from '@/ui/feedback/content-state'
import { EmptyState } from '@/ui/feedback/empty-state'
import { NoMatches } from '@/ui/feedback/no-matches'
import { TableCardSkeleton } from '@/ui/table/table-skeleton'

import { ChangeErrorBanner } from '../changes/change-error-banner'
import { AgencyCreatorCard } from './agency-creator-card'
import { CreatorCards, type CreatorCardsProps } from './creator-cards'
import { agencyCreatorName, creatorIdOf } from './creator-format'
import type { CreatorRights } from './creator-rights'
import { CreatorsBulkBar } from './creators-bulk-bar'
import type { CreatorsView } from './creators-view'
import { useCreatorChange } from './use-creator-change'
import type { useCreators } from './use-creators'

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

/** Key of the table in the user's preferences; cards export the columns that it shows. */
const TABLE = 'agencyCreators'

interface CreatorsAsCardsProps
  extends
    Pick<CreatorsListProps, 'list' | 'rights' | 'onOpen'>,
    Omit<CreatorCardsProps, 'rows' | 'columns' | 'card' | 'actions' | 'foot'> {}

function CreatorsAsCards({ list, rights, onOpen, ...frame }: CreatorsAsCardsProps) {
  const { creators, nameOf } = list
  const { read, columns, file } = list.table
  const { hidden } = useHiddenColumns(TABLE)
  const card: CreatorCardsProps['card'] = (creator, selection) => (
    <AgencyCreatorCard
      creator={creator}
      nameOf={nameOf}
      rights={rights}
      onOpen={() => onOpen(creatorIdOf(creator))}
      {...selection}
    />
  )
  return (
    <ContentState isBare status={useQueryStatus(read)} skeleton={<TableCardSkeleton rows={10} columns={7} />}>
      <CreatorCards
        {...frame}
        rows={creators}
        columns={columns}
        card={card}
        actions={<ExportAll file={file} hidden={hidden} />}
        foot={<LoadMoreRows of={read} />}
      />
    </ContentState>
  )
}

/** The creators as rows or cards: sorted by the server, selected and changed in bulk (screens S4). */
export function CreatorsList({ view, list, rights, onOpen, invite }: CreatorsListProps) {
  const { t } = useTranslation('analytics')
  const { totals, table } = list
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const change = useCreatorChange(() => setSelected(new Set()))
  const bulk = (rows: readonly AgencyCreator[]) => (
    <CreatorsBulkBar selected={rows} rights={rights} isBusy={change.isPending} onChange={change.mutate} />
  )
  const selection = { selected, onSelected: setSelected, bulk }
  const frame = {
    title: t('creators.all'),
    total: totals?.total,
    sort: view.sort,
    onSort: view.onSort,
    empty: <CreatorsEmptyState view={view} invite={invite} />,
  }
  return (
    <>
      <ChangeErrorBanner change={change} />
      {view.layout === 'table' ? (
        <ServerTable
          {...table}
          {...frame}
          id={TABLE}
          {...selection}
          hasTotals={totals !== null}
          rowKey={creatorIdOf}
          rowName={agencyCreatorName}
          onOpen={(creator) => onOpen(creatorIdOf(creator))}
        />
      ) : (
        <CreatorsAsCards {...frame} selection={selection} list={list} rights={rights} onOpen={onOpen} />
      )}
    </>
  )
}
