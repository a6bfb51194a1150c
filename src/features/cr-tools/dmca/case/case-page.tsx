import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { getDmcaCase } from '@/api/calls/creator/dmca'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import type { DmcaDetail } from '@/domain/dmca/dmca'
import { isolate } from '@/lib/text/isolate'
import { toServerTime } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'
import { cx } from '@/ui/cx'
import { IconButton } from '@/ui/icon-button'
import { Page } from '@/ui/layout/page'
import { FormSkeleton } from '@/ui/skeleton'

import { leaveEditor } from '../../base/back-button'
import { CaseActions } from './case-actions'
import { EvidenceCard } from './evidence-card'
import { CaseFactsCard } from './facts-card'
import { CaseLogCard } from './log-card'
import { NoticeCard } from './notice-card'

interface CasePageProps {
  creatorId: string
  caseId: string
  onBack: () => void
}

const CASE_COLUMNS = 'lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]'

const CasePageSkeleton = () => (
  <FormSkeleton cards={['h-[314px]', 'h-[162px]', 'h-[575px]']} beside="h-[274px]" className={CASE_COLUMNS} />
)

function CaseCards({ dmcaCase, creatorId }: { dmcaCase: DmcaDetail; creatorId: string }) {
  const now = toServerTime(useMinute())
  return (
    <div className={cx('grid items-start gap-4', CASE_COLUMNS)}>
      <div className="grid min-w-0 gap-4">
        <CaseFactsCard dmcaCase={dmcaCase} creatorId={creatorId} now={now} />
        <EvidenceCard dmcaCase={dmcaCase} creatorId={creatorId} />
        <NoticeCard dmcaCase={dmcaCase} creatorId={creatorId} />
      </div>
      <CaseLogCard dmcaCase={dmcaCase} creatorId={creatorId} />
    </div>
  )
}

/** One case: facts, evidence, notice and log. */
export function CasePage({ creatorId, caseId, onBack }: CasePageProps) {
  const { t } = useTranslation('marketplace')
  const read = useQuery(queryOf(getDmcaCase, { caseId }, creatorId))
  const detail = read.data
  const title = detail ? t('dmca.case_title', { site: isolate(detail.site) }) : t('dmca.case')
  return (
    <Page
      documentTitle={title}
      title={
        <span className="flex items-center gap-2">
          <IconButton
            icon={ArrowLeft}
            mirrored
            name={t('dmca.back')}
            onClick={() => void leaveEditor(onBack)}
          />
          {title}
        </span>
      }
      actions={detail && <CaseActions dmcaCase={detail} creatorId={creatorId} />}
      status={useQueryStatus(read)}
      skeleton={<CasePageSkeleton />}
    >
      {detail && <CaseCards dmcaCase={detail} creatorId={creatorId} />}
    </Page>
  )
}
