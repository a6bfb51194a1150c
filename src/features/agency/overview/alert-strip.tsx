import {
  CircleAlert,
  CircleCheck,
  Clock,
  FilePenLine,
  Flag,
  type IconNode,
  TrendingDown,
  Users,
} from 'lucide'
import { Link } from 'react-router'

import { useAccountNames } from '@/api/account-names'
import type { Overview } from '@/domain/figures/overview'
import { useAgencyZone } from '@/features/figures/use-agency-zone'
import { type Fault, FaultInRoom } from '@/features/figures/widget-fault'
import { formatList } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { hasPendingName } from '@/lib/text/pending-name'
import { serverNow } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'
import { Button } from '@/ui/button'
import { buttonClasses } from '@/ui/button-classes'
import { cardClasses } from '@/ui/card'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { SkeletonBar, Skeleton } from '@/ui/skeleton'
import { TextWithNames } from '@/ui/text/user-name'

import { alertDetail, alertGroupUrl, type OverviewAlertKind, type AlertGroup, groupAlerts } from './alerts'
import { TeamNow } from './team-now'

const KIND_STYLE: Record<OverviewAlertKind, { icon: IconNode; color: string }> = {
  no_cover: { icon: Users, color: 'text-warning-text' },
  revenue_drop: { icon: TrendingDown, color: 'text-danger-text' },
  refund_spike: { icon: Flag, color: 'text-danger-text' },
  long_work_log: { icon: Clock, color: 'text-warning-text' },
  pending_correction: { icon: FilePenLine, color: 'text-text-quiet' },
  other: { icon: CircleAlert, color: 'text-warning-text' },
}

/** Separators between the cells, inset from the edges. */
const CELLS_STYLE =
  'grid grid-cols-1 overflow-hidden xl:min-h-[100px] sm:grid-cols-2 xl:grid-flow-col xl:auto-cols-fr xl:grid-cols-none [&>*]:relative [&>*]:px-4 [&>*]:py-3 [&>*]:before:absolute [&>*]:before:inset-y-3 [&>*]:before:-start-px [&>*]:before:w-px [&>*]:before:bg-line [&>*]:after:absolute [&>*]:after:inset-x-4 [&>*]:after:-top-px [&>*]:after:h-px [&>*]:after:bg-line-quiet'

interface AlertStripProps {
  /** Undefined while it loads. */
  overview: Overview | undefined
  fault: Fault | undefined
  /** Opens one creator's drawer, or sorts the table by change for several. */
  onShowCreators: (creatorIds: readonly string[]) => void
}

interface AlertGroupCellProps {
  group: AlertGroup
  /** How the money of the one affected creator changed. */
  change: number | null | undefined
  names: readonly string[]
  onShowCreators: AlertStripProps['onShowCreators']
}

function AlertGroupAction({
  group,
  title,
  onShowCreators,
}: Pick<AlertGroupCellProps, 'group' | 'onShowCreators'> & { title: string }) {
  const { t } = useTranslation('analytics')
  const timezone = useAgencyZone()
  const { kind, alerts } = group
  if (kind === 'other') return null
  const act = t(`overview.alert_${kind}_act`)
  const name = t('overview.act_on', { act, title })
  if (kind === 'revenue_drop')
    return (
      <Button
        size="small"
        aria-label={name}
        onClick={() => onShowCreators(alerts.flatMap(({ creatorId }) => creatorId ?? []))}
      >
        {act}
      </Button>
    )
  const to = alertGroupUrl(group, { timezone, now: serverNow() })
  return (
    to && (
      <Link to={to} aria-label={name} className={buttonClasses({ size: 'small' })}>
        {act}
      </Link>
    )
  )
}

/** One kind of alert: what it is, whom it concerns, and a link to resolve it. */
function AlertGroupCell({ group, change, names, onShowCreators }: AlertGroupCellProps) {
  const { t } = useTranslation('analytics')
  useMinute()
  const { kind, alerts } = group
  const [first] = alerts
  const { icon, color } = KIND_STYLE[kind]
  const [name] = names
  const isOne = alerts.length === 1
  const all = formatList(names.map(isolate))
  const ofKind =
    kind === 'other' || kind === 'pending_correction'
      ? t(`overview.alert_${kind}`)
      : isOne && name !== undefined
        ? t(`overview.alert_${kind}`, { name: isolate(name) })
        : t(`overview.alert_${kind}_all`, { count: alerts.length })
  const detail = isOne && first ? alertDetail(t, first, { change, now: serverNow() }) : all || first?.text
  return (
    <li className="flex items-center gap-3">
      <Icon of={icon} size="sm" className={cx('shrink-0', color)} />
      <span className="min-w-0 flex-1">
        <span className="block font-medium text-pretty">
          <TextWithNames>{ofKind}</TextWithNames>
        </span>
        {detail && (
          <span
            dir={detail === first?.text ? 'auto' : undefined}
            title={hasPendingName(detail) ? undefined : detail}
            className="line-clamp-2 text-13 text-pretty text-text-quiet"
          >
            <TextWithNames>{detail}</TextWithNames>
          </span>
        )}
      </span>
      <AlertGroupAction group={group} title={ofKind} onShowCreators={onShowCreators} />
    </li>
  )
}

const AlertStripSkeleton = () => (
  <div className="flex items-center p-4 max-sm:min-h-[84px] sm:max-xl:min-h-[137px] xl:min-h-[100px]">
    <SkeletonBar className="h-9 w-full max-w-[480px]" />
  </div>
)

/** What needs attention now, each with a link, and who is on duty (screens S2). */
export function AlertStrip({ overview, fault, onShowCreators }: AlertStripProps) {
  const { t } = useTranslation('analytics')
  if (fault) return <FaultInRoom name={t('overview.alerts')} fault={fault} room={<AlertStripSkeleton />} />
  return (
    <section aria-label={t('overview.alerts')} className={cardClasses}>
      {overview ? (
        <AlertGroups overview={overview} onShowCreators={onShowCreators} />
      ) : (
        <Skeleton>
          <AlertStripSkeleton />
        </Skeleton>
      )}
    </section>
  )
}

interface AlertGroupsProps {
  overview: Overview
  onShowCreators: AlertStripProps['onShowCreators']
}

function AlertGroups({ overview, onShowCreators }: AlertGroupsProps) {
  const { t } = useTranslation('analytics')
  const { alerts, team, creators } = overview
  const nameOf = useAccountNames([
    ...team.missingIds,
    ...alerts.flatMap(({ userId, creatorId }) => (creatorId === null && userId !== null ? [userId] : [])),
  ])
  const creatorNames = new Map(creators.map((row) => [row.creatorId, row.creator.displayName]))
  const namesOf = (group: AlertGroup) =>
    group.alerts.flatMap(({ creatorId, userId }) => {
      if (creatorId !== null) return creatorNames.get(creatorId) ?? []
      return userId === null ? [] : nameOf(userId)
    })
  const groups = groupAlerts(alerts)
  return (
    <ul className={CELLS_STYLE}>
      {groups.map((group) => (
        <AlertGroupCell
          key={group.kind}
          group={group}
          change={creators.find(({ creatorId }) => creatorId === group.alerts[0]?.creatorId)?.change}
          names={namesOf(group)}
          onShowCreators={onShowCreators}
        />
      ))}
      {groups.length === 0 && (
        <li className="flex items-center gap-3 text-text-quiet">
          <Icon of={CircleCheck} size="sm" className="text-success-text" />
          {t('overview.alerts_none')}
        </li>
      )}
      <li className="content-center">
        <TeamNow team={team} nameOf={nameOf} />
      </li>
    </ul>
  )
}
