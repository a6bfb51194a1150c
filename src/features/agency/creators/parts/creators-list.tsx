import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { AgencyCreator } from '@/domain/agency-creator'
import { useHiddenColumns } from '@/features/auth'
import { MoreRows } from '@/features/figures/more-rows'
import { useHeldOrder } from '@/features/figures/use-held-order'
import { DataTable } from '@/ui/data-table/data-table'
import type { Column } from '@/ui/table-column'

import { shownOf } from '@/features/figures/columns'
import { Failure } from '../../employees/parts/failure'
import { columnsFor } from '../columns'
import { creatorName } from '../creator-words'
import type { CreatorsView } from '../creators-view'
import type { CreatorRights } from '../rights'
import { useCreatorChange } from '../use-creator-change'
import { askedOf } from '../creator-list'
import type { useCreators } from '../use-creators'
import { BulkBar } from './bulk-bar'
import { CreatorGrid } from './creator-grid'
import { ExportButton } from './export-button'
import { NoCreators } from './no-creators'

interface CreatorsListProps {
  view: CreatorsView
  list: ReturnType<typeof useCreators>
  rights: CreatorRights
  onOpen: (creatorId: string) => void
  invite: ReactNode
}

const idOf = ({ creator }: AgencyCreator): string => creator.userId

/** The columns, memoised: a new array re-renders all rows. */
function useColumns(
  rights: CreatorRights,
  { nameOf, totals }: CreatorsListProps['list'],
): Column<AgencyCreator>[] {
  const { t } = useTranslation('analytics')
  const { seesMoney, readsNotes } = rights
  return useMemo(
    () => columnsFor({ t, seesMoney, readsNotes, nameOf, totals }),
    [t, seesMoney, readsNotes, nameOf, totals],
  )
}

/** The creators as rows or cards: sorted by the server, selected and changed in bulk (screens S4). */
export function CreatorsList({ view, list, rights, onOpen, invite }: CreatorsListProps) {
  const { t } = useTranslation('analytics')
  const { found, creators, totals, nameOf } = list
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const change = useCreatorChange(() => setSelected(new Set()))
  const columns = useColumns(rights, list)
  const hiding = useHiddenColumns('agencyCreators')
  const isGrid = view.layout === 'grid'
  const held = useHeldOrder({
    rows: creators,
    columns,
    rowKey: idOf,
    sort: view.sort,
    asked: JSON.stringify(askedOf(view, rights.userId)),
    isSettled: !found.isPlaceholderData,
  })
  const visible = shownOf(columns, hiding.hidden)
  const bulk = (rows: readonly AgencyCreator[]) => (
    <BulkBar selected={rows} rights={rights} isBusy={change.isPending} onChange={change.mutate} />
  )
  const frame = {
    title: t('creators.all'),
    total: totals?.total,
    rows: creators,
    sort: view.sort,
    onSort: view.onSort,
    selected,
    onSelected: setSelected,
    actions: <ExportButton view={view} columns={visible} rights={rights} />,
    empty: <NoCreators view={view} invite={invite} />,
    foot: <MoreRows of={found} loading={t('creators.loading_more')} />,
  } as const
  return (
    <>
      <Failure
        error={change.error}
        onDismiss={change.reset}
        onRetry={() => change.variables && change.mutate(change.variables)}
      />
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
            rowKey={idOf}
            rowName={creatorName}
            onOpen={(creator) => onOpen(idOf(creator))}
            {...hiding}
          />
        </div>
      )}
    </>
  )
}
