import { ArrowLeft } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { useQueryStatus } from '@/api/query-status'
import type { DmcaDetail } from '@/domain/dmca'
import { isolate } from '@/lib/isolate'
import { toServerTime } from '@/services/server-clock'
import { askAboutUnsaved } from '@/services/unsaved'
import { IconButton } from '@/ui/icon-button'
import { Page } from '@/ui/page'
import { Bone } from '@/ui/skeleton'

import { useCase } from '../use-dmca'
import { CaseActs } from './case-acts'
import { EvidenceCard } from './evidence-card'
import { FactsCard } from './facts-card'
import { LogCard } from './log-card'
import { NoticeCard } from './notice-card'

interface CasePageProps {
  creatorId: string
  caseId: string
  onBack: () => void
}

const PageSkeleton = () => (
  <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
    <Bone className="h-96 rounded-card" />
    <Bone className="h-96 rounded-card" />
  </div>
)

function Parts({ of, creatorId, now }: { of: DmcaDetail; creatorId: string; now: number }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid min-w-0 gap-4">
        <FactsCard of={of} creatorId={creatorId} now={now} />
        <EvidenceCard of={of} creatorId={creatorId} />
        <NoticeCard key={of.language} of={of} creatorId={creatorId} />
      </div>
      <LogCard of={of} creatorId={creatorId} />
    </div>
  )
}

/** One case: facts, evidence, notice and log. */
export function CasePage({ creatorId, caseId, onBack }: CasePageProps) {
  const { t } = useTranslation('marketplace')
  const read = useCase(caseId, creatorId)
  const detail = read.data
  const title = detail ? t('dmca.case_title', { site: isolate(detail.site) }) : t('dmca.case')
  const back = async () => {
    if (await askAboutUnsaved('leave_page')) onBack()
  }
  return (
    <Page
      documentTitle={title}
      title={
        <span className="flex items-center gap-2">
          <IconButton icon={ArrowLeft} mirrored name={t('dmca.back')} onClick={() => void back()} />
          {title}
        </span>
      }
      actions={detail && <CaseActs of={detail} creatorId={creatorId} />}
      status={useQueryStatus(read)}
      skeleton={<PageSkeleton />}
    >
      {detail && <Parts of={detail} creatorId={creatorId} now={toServerTime(read.dataUpdatedAt)} />}
    </Page>
  )
}
