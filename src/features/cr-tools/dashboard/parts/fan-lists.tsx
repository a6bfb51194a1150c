import { useTranslation } from '@/i18n/use-translation'

import type { Dashboard } from '@/domain/dashboard'
import { DEFAULT_CURRENCY } from '@/domain/money'
import { type Fault } from '@/features/figures/widget-fault'
import { Avatar } from '@/ui/avatar'
import { Badge } from '@/ui/badge'
import { Money } from '@/ui/money'
import { RelativeTime } from '@/ui/relative-time'
import { Worded } from '@/ui/worded'

import { FanLink } from '../../fan-link'
import { useNamesOr } from '../../names'
import { useSeesSpend } from '../../person-rights'
import { Wait } from '../../wait'
import { ListCard, ListLine } from './list-card'

interface FanListProps {
  dashboard: Dashboard | undefined
  fault: Fault | undefined
  creatorId: string
}

function Spend({ amount, currency }: { amount: number | null; currency: string }) {
  if (!useSeesSpend() || amount === null) return null
  return (
    <span className="shrink-0 text-13 text-text-quiet">
      <Money of={{ amount, currency }} isWhole />
    </span>
  )
}

const TIERS = ['basic', 'advanced', 'premium_creator', 'premium_fan'] as const

/** Card of fans who wait for a reply. */
export function ToAnswer({ dashboard, fault, creatorId }: FanListProps) {
  const { t } = useTranslation('home')
  const fans = dashboard?.actions.toAnswer
  const nameOf = useNamesOr(fans?.map(({ userId }) => userId) ?? [], t('digest.someone'))
  return (
    <ListCard
      title={t('dashboard.to_answer')}
      info={t('dashboard.to_answer_info')}
      empty={t('dashboard.to_answer_empty')}
      count={dashboard?.actions.toAnswerCount}
      fault={fault}
      room={6}
      lines={fans?.map(({ channelId, userId, since, spend }) => (
        <ListLine key={channelId}>
          <Avatar of={{ id: userId, name: nameOf(userId), kind: 'fan' }} size={24} />
          <span className="min-w-0 flex-1">
            <FanLink channelId={channelId} creatorId={creatorId} name={nameOf(userId)} />
          </span>
          <Spend amount={spend} currency={dashboard?.currency ?? DEFAULT_CURRENCY} />
          <span className="shrink-0 text-13">
            <Wait since={since} />
          </span>
        </ListLine>
      ))}
    />
  )
}

/** Card of members whose membership expires soon. */
export function Expiring({ dashboard, fault, creatorId }: FanListProps) {
  const { t } = useTranslation(['home', 'profile'])
  const fans = dashboard?.actions.expiring
  const nameOf = useNamesOr(fans?.map(({ userId }) => userId) ?? [], t('digest.someone'))
  return (
    <ListCard
      title={t('dashboard.expiring')}
      info={t('dashboard.expiring_info')}
      empty={t('dashboard.expiring_empty')}
      count={dashboard?.actions.expiringCount}
      fault={fault}
      room={6}
      lines={fans?.map(({ channelId, userId, endsAt, tier, spend }) => {
        const known = TIERS.find((one) => one === tier)
        return (
          <ListLine key={channelId}>
            <Avatar of={{ id: userId, name: nameOf(userId), kind: 'fan' }} size={24} />
            <span className="min-w-0 flex-1">
              <FanLink channelId={channelId} creatorId={creatorId} name={nameOf(userId)} />
              <span className="block text-13 text-text-quiet">
                <Worded text={t('dashboard.ends')} parts={{ when: <RelativeTime at={endsAt} /> }} />
              </span>
            </span>
            {known && <Badge>{t(`profile:fan.tier_${known}`)}</Badge>}
            <Spend amount={spend} currency={dashboard?.currency ?? DEFAULT_CURRENCY} />
          </ListLine>
        )
      })}
    />
  )
}
