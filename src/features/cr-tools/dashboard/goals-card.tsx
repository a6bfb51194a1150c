import { Pencil, Plus } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import {
  type Dashboard,
  DASHBOARD_CARDS,
  type DashboardCardName,
  type Goal,
  isMoneyCard,
} from '@/domain/figures/dashboard'
import type { Fault } from '@/features/figures/widget-fault'
import { useAgencyCurrency } from '@/features/figures/use-agency-currency'
import { formatMoney, formatNumber, formatPercent } from '@/i18n/format'
import { Button } from '@/ui/button'
import { cx } from '@/ui/cx'
import { IconButton } from '@/ui/icon-button'
import { RelativeTime } from '@/ui/text/time'
import { RAW_TEXT, RichText } from '@/ui/text/rich-text'

import { useCanSeeSpend, useMayEdit } from '../base/permissions'
import { GoalDialog } from './goal-dialog'
import { ListCard, ListLine } from './list-card'

interface GoalLineProps {
  goal: Goal
  currency: string
  disabledReason: string | undefined
  onEdit: () => void
}

function GoalLine({
  goal: { metric, period, value, current, to },
  currency,
  disabledReason,
  onEdit,
}: GoalLineProps) {
  const { t } = useTranslation('home')
  const name = t(`dashboard.card_${metric}`)
  const figure = (amount: number) =>
    isMoneyCard(metric) ? formatMoney({ amount, currency }, { isWhole: true }) : formatNumber(amount)
  const part = value === 0 ? 0 : current / value
  const progressText = t('dashboard.goal_progress', { current: figure(current), value: figure(value) })
  return (
    <ListLine>
      <span className="min-w-0 flex-1 py-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-medium">
            {name} <span className="font-text text-text-quiet">{t(`dashboard.goal_in_${period}`)}</span>
          </span>
          <bdi className="text-13 tabular-nums">{progressText}</bdi>
        </span>
        <span
          role="progressbar"
          aria-label={name}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.min(100, Math.round(part * 100))}
          aria-valuetext={progressText}
          className="my-1 block h-2 overflow-hidden rounded-mark bg-fill forced-colors:border"
        >
          <span
            className={cx('block h-full rounded-mark', part >= 1 ? 'bg-success-text' : 'bg-accent')}
            style={{ inlineSize: `${Math.min(1, part) * 100}%` }}
          />
        </span>
        <span className="block text-13 text-text-quiet">
          {part >= 1 ? (
            t('dashboard.goal_reached', { share: formatPercent(part, 0) })
          ) : (
            <RichText
              text={t('dashboard.goal_left', RAW_TEXT)}
              values={{ share: formatPercent(part, 0) }}
              parts={{ when: <RelativeTime at={to} /> }}
            />
          )}
        </span>
      </span>
      <IconButton
        icon={Pencil}
        size="small"
        name={t('dashboard.goal_edit', { name })}
        disabledReason={disabledReason}
        onClick={onEdit}
      />
    </ListLine>
  )
}

interface GoalsCardProps {
  dashboard: Dashboard | undefined
  fault: Fault | undefined
  creatorId: string
  zone: string
}

/** The team's goals for this week or month, with progress. */
export function GoalsCard({ dashboard, fault, creatorId, zone }: GoalsCardProps) {
  const { t } = useTranslation('home')
  const disabledReason = useMayEdit('dashboard') ? undefined : t('dashboard.goals_off')
  const seesSpend = useCanSeeSpend()
  const [edited, setEdited] = useState<DashboardCardName | 'new'>()
  const goals = dashboard?.goals
  const free = DASHBOARD_CARDS.filter(
    (name) => (seesSpend || !isMoneyCard(name)) && !goals?.some(({ metric }) => metric === name),
  )
  const agencyCurrency = useAgencyCurrency()
  const currency = dashboard?.currency ?? agencyCurrency
  // Unknown goals cannot be added to: saving a figure's goal replaces the one it has.
  const notYet = goals ? free.length === 0 && t('dashboard.goals_full') : t('dashboard.goals_loading')
  return (
    <>
      <ListCard
        title={t('dashboard.goals')}
        info={t('dashboard.goals_info', { zone })}
        emptyText={t('dashboard.goals_empty')}
        count={undefined}
        fault={fault}
        skeletonLines={2}
        skeletonLine="h-[79px]"
        actions={
          <Button
            size="small"
            icon={Plus}
            disabledReason={disabledReason ?? (notYet || undefined)}
            onClick={() => setEdited('new')}
          >
            {t('dashboard.goal_add')}
          </Button>
        }
        lines={goals?.map((goal) => (
          <GoalLine
            key={goal.metric}
            goal={goal}
            currency={currency}
            disabledReason={disabledReason}
            onEdit={() => setEdited(goal.metric)}
          />
        ))}
      />
      {edited && (
        <GoalDialog
          creatorId={creatorId}
          currency={currency}
          goal={goals?.find(({ metric }) => metric === edited)}
          metrics={free}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}
