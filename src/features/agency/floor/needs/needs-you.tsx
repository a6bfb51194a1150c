import { CircleCheck } from 'lucide'
import { Link } from 'react-router'

import type { useQueryStatus } from '@/api/query-status'
import type { FloorCreator } from '@/domain/agency/floor'
import { hrefOfTab } from '@/domain/page/page-tabs'
import { formatNumber } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { sumOf } from '@/lib/sum-of'
import { buttonClasses } from '@/ui/button-classes'
import { Card } from '@/ui/card'
import { ContentState, type ContentStatus } from '@/ui/feedback/content-state'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Avatar } from '@/ui/text/avatar'

import type { FloorAction } from '../floor-action'
import { needsCover } from '../floor-rules'
import { AssignNow } from '../table/floor-columns'
import { CorrectionItem } from './correction-item'
import { DisputeItems } from './dispute-items'
import { EscalationItem } from './escalation-item'
import { ForgottenLogItem } from './forgotten-log-item'
import { InvitationItem } from './invitation-item'
import { NeedsSection, NeedsSkeleton } from './needs-section'
import { useNeeds, useNeedNames } from './use-needs'

interface CoverItemsProps {
  creators: readonly FloorCreator[]
  onAction: (action: FloorAction) => void
}

function CoverItems({ creators, onAction }: CoverItemsProps) {
  const { t } = useTranslation('analytics')
  return (
    <NeedsSection title={t('floor.nobody')} status={{ kind: 'ready' }}>
      {creators.map((row) => (
        <li
          key={row.creatorId}
          className="flex items-center gap-3 border-b border-line-quiet p-4 last:border-b-0"
        >
          <Avatar of={{ id: row.creatorId, name: row.creator.displayName, kind: 'creator' }} size={24} />
          <span className="min-w-0 flex-1">
            <bdi className="cut block font-medium">{row.creator.displayName}</bdi>
            <span className="block text-13 text-text-quiet">
              {t('floor.load_waiting', { count: row.waiting })}
            </span>
          </span>
          <AssignNow row={row} onAction={onAction} />
        </li>
      ))}
    </NeedsSection>
  )
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
  onAction: (action: FloorAction) => void
}

/** What needs the manager's decision; each item is settled in place. */
export function NeedsYou(props: NeedsYouProps) {
  const { t } = useTranslation('analytics')
  const needs = useNeeds()
  const uncovered = props.creators.filter(needsCover)
  const count = uncovered.length + sumOf(Object.values(needs), (kind) => kind.count)
  const statuses = Object.values(needs).map(({ status }) => status)
  const kinds = statuses.map(({ kind }) => kind)
  // Shows all at once: one after the other would push the rest down.
  const isLoading = props.isFloorLoading === true || kinds.includes('loading')
  return (
    <Card title={t('floor.needs_you')} detail={!isLoading && count > 0 && formatNumber(count)}>
      {uncovered.length === 0 && kinds.every((kind) => kind === 'empty') && (
        <EmptyState icon={CircleCheck} title={t('floor.needs_none_title')}>
          {t('floor.needs_none_text')}
        </EmptyState>
      )}
      <ContentState isPane status={combinedStatus(statuses, isLoading)} skeleton={<NeedsSkeleton />}>
        <Needs needs={needs} {...props} creators={uncovered} />
      </ContentState>
    </Card>
  )
}

function Needs({
  needs,
  creators,
  timezone,
  onAction,
}: NeedsYouProps & { needs: ReturnType<typeof useNeeds> }) {
  const { t } = useTranslation('analytics')
  const nameOf = useNeedNames(needs)
  const { escalations, corrections, disputes, invitations, forgottenLogs } = needs
  return (
    <>
      <CoverItems creators={creators} onAction={onAction} />
      <NeedsSection title={t('floor.care')} status={sectionStatus(escalations.status)}>
        {escalations.rows.map((escalation) => (
          <EscalationItem key={escalation.escalationId} escalation={escalation} nameOf={nameOf} />
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
      <NeedsSection title={t('floor.stale')} status={sectionStatus(forgottenLogs.status)}>
        {forgottenLogs.rows.map((log) => (
          <ForgottenLogItem key={log.chatterWorkLogId} log={log} nameOf={nameOf} onAction={onAction} />
        ))}
      </NeedsSection>
      <NeedsSection
        title={t('floor.invitations')}
        count={invitations.count}
        status={sectionStatus(invitations.status)}
        more={
          <Link
            to={hrefOfTab('agencyEmployees', 'invited')}
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
