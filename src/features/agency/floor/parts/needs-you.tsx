import { CircleCheck } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'
import { Link } from 'react-router'

import { useQueryStatus } from '@/api/query-status'
import type { FloorCreator } from '@/domain/floor'
import { href } from '@/domain/routes'
import { isForgotten } from '@/domain/work-log'
import { useNames } from '@/features/figures/use-names'
import { formatNumber } from '@/i18n/format'
import { serverNow } from '@/services/server-clock'
import { useMinute } from '@/services/tick'
import { buttonLook } from '@/ui/button-look'
import { Card } from '@/ui/card'
import { ContentState, type ContentStatus } from '@/ui/content-state'
import { EmptyState } from '@/ui/empty-state'

import { useOpenDisputes } from '../../performance/sales/disputes'
import { needsCover } from '../cover'
import type { FloorAct } from '../floor-act'
import { useRunningLogs } from '../running-logs'
import { useOpenCorrections } from '../../use-corrections'
import { useEscalations } from '../use-escalations'
import { useInvitations } from '../use-invitations'
import { CareMatter } from './care-matter'
import { CoverNeeds } from './cover-needs'
import { CorrectionMatter } from './correction-matter'
import { DisputeNeeds } from './dispute-needs'
import { InvitationMatter } from './invitation-matter'
import { NeedsSection, NeedsSkeleton } from './needs-section'
import { StaleMatter } from './stale-matter'

/** Everything that needs a decision, each kind with its load state. */
function useNeeds() {
  useMinute()
  const escalations = useEscalations()
  const corrections = useOpenCorrections()
  const disputes = useOpenDisputes()
  const { read: invitations, people, count } = useInvitations()
  const logs = useRunningLogs()
  const stale = (logs.data ?? []).filter((log) => isForgotten(log, serverNow()))
  const care = escalations.data?.data ?? []
  const asked = corrections.data?.data ?? []
  const disputed = disputes.data?.data ?? []
  const all = care.length + asked.length + disputed.length + count + stale.length
  return {
    care: { rows: care, status: useQueryStatus(escalations, care.length === 0) },
    corrections: { rows: asked, status: useQueryStatus(corrections, asked.length === 0) },
    disputes: { rows: disputed, status: useQueryStatus(disputes, disputed.length === 0) },
    invitations: { rows: people, count, status: useQueryStatus(invitations, people.length === 0) },
    stale: { rows: stale, status: useQueryStatus(logs, stale.length === 0) },
    count: all,
  }
}

function useNeedNames({ care, corrections, disputes, stale }: ReturnType<typeof useNeeds>) {
  return useNames([
    ...care.rows.flatMap(({ userId, creatorId, fanId }) => [userId, creatorId, ...(fanId ? [fanId] : [])]),
    ...corrections.rows.map(({ userId }) => userId),
    ...disputes.rows.flatMap(({ userId, sale }) =>
      [userId, sale.fanId, sale.creatorId, sale.userId ?? ''].filter(Boolean),
    ),
    ...stale.rows.flatMap(({ chatterId }) => chatterId ?? []),
  ])
}

type Status = ReturnType<typeof useQueryStatus>
type Failed = Extract<Status, { kind: 'error' }>

const hasFailed = (status: Status): status is Failed => status.kind === 'error'
const isNowhere = (status: Status): boolean => status.kind === 'offline' && status.at === undefined

/** The state of all kinds together: where none loaded, one error with one retry. */
function wholeOf(statuses: readonly Status[], isLoading: boolean): ContentStatus {
  if (isLoading) return { kind: 'loading' }
  const failed = statuses.filter(hasFailed)
  const [first] = failed
  if (first && failed.length === statuses.length)
    return {
      ...first,
      onRetry: () => failed.forEach(({ onRetry }) => onRetry()),
      isRetrying: failed.some(({ isRetrying }) => isRetrying),
    }
  if (statuses.every(isNowhere)) return { kind: 'offline' }
  const times = statuses.flatMap((status) => (status.kind === 'offline' ? (status.at ?? []) : []))
  return times.length > 0 ? { kind: 'offline', at: Math.min(...times) } : { kind: 'ready' }
}

/** Drops the age of offline data, which one line above all sections shows. */
const inSection = (status: Status): ContentStatus =>
  status.kind === 'offline' && status.at !== undefined ? { kind: 'ready' } : status

interface NeedsYouProps {
  creators: readonly FloorCreator[]
  /** While creators load, nothing shows that they would push down. */
  isFloorLoading?: boolean | undefined
  timezone: string
  onAct: (act: FloorAct) => void
}

/** What needs the manager's decision; each item is settled in place. */
export function NeedsYou(props: NeedsYouProps) {
  const { t } = useTranslation('analytics')
  const needs = useNeeds()
  const { care, corrections, disputes, invitations, stale } = needs
  const uncovered = props.creators.filter(needsCover).length
  const count = needs.count + uncovered
  const statuses = [care, corrections, disputes, invitations, stale].map(({ status }) => status)
  const kinds = statuses.map(({ kind }) => kind)
  // Shows all at once: one after the other would push the rest down.
  const isLoading = props.isFloorLoading === true || kinds.includes('loading')
  return (
    <Card title={t('floor.needs_you')} {...(!isLoading && count > 0 && { detail: formatNumber(count) })}>
      {uncovered === 0 && kinds.every((kind) => kind === 'empty') && (
        <EmptyState icon={CircleCheck} title={t('floor.needs_none_title')}>
          {t('floor.needs_none_text')}
        </EmptyState>
      )}
      <ContentState isPane status={wholeOf(statuses, isLoading)} skeleton={<NeedsSkeleton />}>
        <Needs needs={needs} {...props} />
      </ContentState>
    </Card>
  )
}

function Needs({ needs, creators, timezone, onAct }: NeedsYouProps & { needs: ReturnType<typeof useNeeds> }) {
  const { t } = useTranslation('analytics')
  const nameOf = useNeedNames(needs)
  const { care, corrections, disputes, invitations, stale } = needs
  return (
    <>
      <CoverNeeds creators={creators} onAct={onAct} />
      <NeedsSection title={t('floor.care')} status={inSection(care.status)}>
        {care.rows.map((escalation) => (
          <CareMatter key={escalation.escalationId} of={escalation} nameOf={nameOf} />
        ))}
      </NeedsSection>
      <NeedsSection title={t('floor.corrections')} status={inSection(corrections.status)}>
        {corrections.rows.map((correction) => (
          <CorrectionMatter
            key={correction.correctionId}
            correction={correction}
            name={nameOf(correction.userId)}
            timezone={timezone}
          />
        ))}
      </NeedsSection>
      <DisputeNeeds
        disputes={disputes.rows}
        status={inSection(disputes.status)}
        nameOf={nameOf}
        timezone={timezone}
      />
      <NeedsSection title={t('floor.stale')} status={inSection(stale.status)}>
        {stale.rows.map((log) => (
          <StaleMatter
            key={log.chatterWorkLogId}
            log={log}
            userId={log.chatterId ?? ''}
            name={nameOf(log.chatterId ?? '')}
            onAct={onAct}
          />
        ))}
      </NeedsSection>
      <NeedsSection
        title={t('floor.invitations')}
        count={invitations.count}
        status={inSection(invitations.status)}
        more={
          <Link
            to={`${href('agencyEmployees')}?tab=invited`}
            className={buttonLook({ kind: 'ghost', size: 'small' })}
          >
            {t('floor.invitations_page')}
          </Link>
        }
      >
        {invitations.rows.map((person) => (
          <InvitationMatter key={person.userId} person={person} />
        ))}
      </NeedsSection>
    </>
  )
}
