import { Plus, ShieldCheck, UserRound } from 'lucide'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { useAccountNames } from '@/api/account-names'
import { listDmcaCases } from '@/api/calls/creator/dmca'
import { pagesOf } from '@/api/query'
import type { DmcaCase } from '@/domain/dmca/dmca'
import { ServerTable } from '@/features/figures/table/server-table'
import { useServerTable } from '@/features/figures/table/use-server-table'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/feedback/empty-state'
import { NoMatches } from '@/ui/feedback/no-matches'
import { Page } from '@/ui/layout/page'

import { useEditDisabledReason } from '../../base/permissions'
import { AgentDialog } from '../agent/agent-dialog'
import type { DmcaView } from '../dmca-view'
import { ReportForm } from '../report/report-form'
import { casesRequestOf } from '../use-dmca-cases'
import { useCaseColumns } from './case-columns'
import { CaseFilters } from './case-filters'

const PAGE_SIZE = 50

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
  const { pages, table } = useServerTable({
    pagesOf: (limit) => pagesOf(listDmcaCases, { ...casesRequestOf(view), limit }, creatorId),
    pageSize: PAGE_SIZE,
    file: { name: 'dmca-cases' },
    sorting: view,
    userIdsOf: ({ ownerId }: DmcaCase) => [ownerId],
    columnsOf: useCaseColumns(),
  })
  const owners = pages.at(-1)?.owners ?? []
  const nameOf = useAccountNames(owners)
  return (
    <>
      <CaseFilters view={view} owners={owners} nameOf={nameOf} />
      <ServerTable
        {...table}
        id="dmca-cases"
        title={t('dmca.cases')}
        rowKey={({ caseId }) => caseId}
        rowName={({ site, original }) => `${site}, ${original.title}`}
        onOpen={({ caseId }) => view.open(caseId)}
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
