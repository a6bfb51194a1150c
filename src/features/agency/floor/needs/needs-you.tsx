import { CircleCheck } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'
import { Link } from 'react-router'

import { useQueryStatus } from '@/api/query-status'
import type { FloorCreator } from '@/domain/agency/floor'
import { href } from '@/domain/page/routes'
import { isClockForgotten } from '@/domain/shift/work-log'
import { useUserNames } from '@/features/figures/use-user-names'
import { formatNumber } from '@/i18n/format'
import { serverNow } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'
import { buttonClasses } from '@/ui/button-classes'
import { Card } from '@/ui/card'
import { ContentState, type ContentStatus } from '@/ui/feedback/content-state'
import { EmptyState } from '@/ui/feedback/empty-state'

import { useOpenDisputes } from '../../performance/sales/disputes'
import { needsCover } from '../cover'
import type { FloorAction } from '../floor-action'
import { useRunningLogs } from '../running-logs'
import { useOpenCorrections } from '../../pay/use-corrections'
import { useEscalations } from './use-escalations'
import { useInvitations } from './use-invitations'
import { EscalationItem } from './escalation-item'
import { CoverItems } from './cover-items'
import { CorrectionItem } from './correction-item'
import { DisputeItems } from './dispute-items'
import { InvitationItem } from './invitation-item'
import { NeedsSection, NeedsSkeleton } from './needs-section'
import { ForgottenLogItem } from './forgotten-log-item'

/** Everything that needs a decision, each kind with its load state. */
function useNeeds() {
  useMinute()
  const escalations = useEscalations()
  const corrections = useOpenCorrections()
  const disputes = useOpenDisputes()
  const { read: invitations, people, count } = useInvitations()
  const logs = useRunningLogs()
  const stale = (logs.data ?? []).filter((log) => isClockForgotten(log, serverNow()))
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
  return useUserNames([
    ...care.rows.flatMap(({ userId, creatorId, fanId }) => [userId, creatorId, ...(fanId ? [fanId] : [])]),
    ...corrections.rows.map(({ userId }) => userId),
    ...disputes.rows.flatMap(({ userId, sale }) =>
      [userId, sale.fanId, sale.creatorId, sale.userId ?? ''].filter(Boolean),
    ),
    ...stale.rows.flatMap(({ chatterId }) => chatterId ?? []),
  ])
}

type NeedsStatus = ReturnType<typeof useQueryStatus>
type FailedStatus = Extract<NeedsStatus, { kind: 'error' }>

const hasFailed = (status: NeedsStatus): status is FailedStatus => status.kind === 'error'
const isOfflineWithoutData = (status: NeedsStatus): boolean =>
  status.kind === 'offline' && status.at === undefined

/** The state of all kinds together: where none loaded, one error with one retry. */
function combinedStatus(statuses: readonly NeedsStatus[], isLoading: boolean): ContentStatus {
  if (isLoading) return { kind: 'loading' }
  const failed = statuses.filter(hasFailed)
  const [first] = failed
  if (first && failed.length === statuses.length)
    return {
      ...first,
      onRetry: () => failed.forEach(({ onRetry }) => onRetry()),
      isRetrying: failed.some(({ isRetrying }) => isRetrying),
    }
  if (statuses.every(isOfflineWithoutData)) return { kind: 'offline' }
  const times = statuses.flatMap((status) => (status.kind === 'offline' ? (status.at ?? []) : []))
  return times.length > 0 ? { kind: 'offline', at: Math.min(...times) } : { kind: 'ready' }
}

/** Drops the age of offline data, which one line above all sections shows. */
const sectionStatus = (status: NeedsStatus): ContentStatus =>
  status.kind === 'offline' && status.at !== undefined ? { kind: 'ready' } : status

interface NeedsYouProps {
  creators: readonly FloorCreator[]
  /** While creators load, nothing shows that they would push down. */
  isFloorLoading?: boolean | undefined
  timezone: string
  onAct: (act: FloorAction) => void
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
      <ContentState isPane status={combinedStatus(statuses, isLoading)} skeleton={<NeedsSkeleton />}>
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
      <CoverItems creators={creators} onAct={onAct} />
      <NeedsSection title={t('floor.care')} status={sectionStatus(care.status)}>
        {care.rows.map((escalation) => (
          <EscalationItem key={escalation.escalationId} of={escalation} nameOf={nameOf} />
        ))}
      </NeedsSection>
      <NeedsSection title={t('floor.corrections')} status={sectionStatus(corrections.status)}>
        {corrections.rows.map((correction) => (
          <CorrectionItem
            key={correction.correctionId}
            correction={correction}
            name={nameOf(correction.userId)}
            timezone={timezone}
          />
        ))}
      </NeedsSection>
      <DisputeItems
        disputes={disputes.rows}
        status={sectionStatus(disputes.status)}
        nameOf={nameOf}
        timezone={timezone}
      />
      <NeedsSection title={t('floor.stale')} status={sectionStatus(stale.status)}>
        {stale.rows.map((log) => (
          <ForgottenLogItem
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
        status={sectionStatus(invitations.status)}
        more={
          <Link
            to={`${href('agencyEmployees')}?tab=invited`}
            className={buttonClasses({ kind: 'ghost', size: 'small' })}
          >
            {t('floor.invitations_page')}
          </Link>
        }
      >
        {invitations.rows.map((person) => (
          <InvitationItem key={person.userId} person={person} />
        ))}
      </NeedsSection>
    </>
  )
}
