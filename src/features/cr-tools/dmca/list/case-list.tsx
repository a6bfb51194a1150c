import { useQueryClient } from '@tanstack/react-query'
import { Plus, ShieldCheck, UserRound } from 'lucide'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { useAccountNames } from '@/api/account-names'
import { listDmcaCases } from '@/api/calls/creator/dmca'
import { pagesOf } from '@/api/query'
import { EXPORT_PAGE_SIZE } from '@/features/figures/table/export-all'
import { ServerTable } from '@/features/figures/table/server-table'
import { toServerTime } from '@/services/network/server-clock'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/feedback/empty-state'
import { NoMatches } from '@/ui/feedback/no-matches'
import { Page } from '@/ui/layout/page'

import { useEditDisabledReason } from '../../base/permissions'
import { AgentDialog } from '../agent/agent-dialog'
import type { DmcaView } from '../dmca-view'
import { ReportForm } from '../report/report-form'
import { casesRequestOf, useDmcaCases } from '../use-dmca-cases'
import { useCaseColumns } from './case-columns'
import { CaseFilters } from './case-filters'

interface CaseListProps {
  creatorId: string
  view: DmcaView
}

function NoCases({ view, report }: { view: DmcaView; report: ReactNode }) {
  const { t } = useTranslation('marketplace')
  if (view.isNarrowed)
    return <NoMatches title={t('dmca.none_fit')} text={t('dmca.none_fit_text')} onClear={view.clear} />
  return (
    <EmptyState icon={ShieldCheck} title={t('dmca.empty')} actions={report}>
      {t('dmca.empty_text')}
    </EmptyState>
  )
}

/** The table with its filters and CSV export. */
function CaseTable({ creatorId, view, report }: CaseListProps & { report: ReactNode }) {
  const { t } = useTranslation('marketplace')
  const client = useQueryClient()
  const read = useDmcaCases(view, creatorId)
  const owners = read.data?.pages.at(-1)?.owners ?? []
  const nameOf = useAccountNames(owners)
  const columnsBy = useCaseColumns(toServerTime(read.dataUpdatedAt))
  // eslint-disable-next-line react/exhaustive-deps -- words, names and answers make all of them
  const columns = useMemo(() => columnsBy(nameOf), [t, nameOf, read.dataUpdatedAt])
  const all = pagesOf(listDmcaCases, { ...casesRequestOf(view), limit: EXPORT_PAGE_SIZE }, creatorId)
  return (
    <>
      <CaseFilters view={view} owners={owners} nameOf={nameOf} />
      <ServerTable
        id="dmca-cases"
        title={t('dmca.cases')}
        read={read}
        columns={columns}
        sort={view.sort}
        onSort={view.onSort}
        rowKey={({ caseId }) => caseId}
        rowName={({ site, original }) => `${site}, ${original.title}`}
        onOpen={({ caseId }) => view.open(caseId)}
        file={{ name: 'dmca-cases', load: () => client.infiniteQuery({ ...all, pages: Infinity }) }}
        empty={<NoCases view={view} report={report} />}
      />
    </>
  )
}

/** List of cases, with dialogs to report links and edit the rights holder. */
export function CaseList({ creatorId, view }: CaseListProps) {
  const { t } = useTranslation('marketplace')
  const disabledReason = useEditDisabledReason('dmca')
  const [open, setOpen] = useState<'report' | 'agent'>()
  const close = () => setOpen(undefined)
  const report = (
    <Button kind="primary" icon={Plus} disabledReason={disabledReason} onClick={() => setOpen('report')}>
      {t('dmca.report')}
    </Button>
  )
  return (
    <Page
      title={t('dmca.title')}
      actions={
        <>
          <Button icon={UserRound} onClick={() => setOpen('agent')}>
            {t('dmca.agent')}
          </Button>
          {report}
        </>
      }
    >
      <CaseTable creatorId={creatorId} view={view} report={report} />
      {open === 'report' && <ReportForm creatorId={creatorId} onDone={close} onClose={close} />}
      {open === 'agent' && <AgentDialog creatorId={creatorId} onClose={close} />}
    </Page>
  )
}
