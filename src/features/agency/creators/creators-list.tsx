import { Users } from 'lucide'
import { type ReactNode, useState } from 'react'

import type { AgencyCreator } from '@/domain/agency/agency-creator'
import { ServerTable } from '@/features/figures/table/server-table'
import { useTranslation } from '@/i18n/use-translation'
import { EmptyState } from '@/ui/feedback/empty-state'
import { NoMatches } from '@/ui/feedback/no-matches'

import { ChangeErrorBanner } from '../changes/change-error-banner'
import { CreatorCards } from './creator-cards'
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
