import { useTranslation } from '@/i18n/use-translation'

import { useNamesOr } from '@/api/user-names'
import type { Dashboard } from '@/domain/figures/dashboard'
import { DEFAULT_CURRENCY } from '@/domain/money/money'
import { hrefOfTab } from '@/domain/page/page-tabs'
import type { Fault } from '@/features/figures/widget-fault'
import { Avatar } from '@/ui/text/avatar'
import { Badge } from '@/ui/text/badge'
import { Amount } from '@/ui/text/figure'
import { RelativeTime } from '@/ui/text/time'
import { RichText } from '@/ui/text/rich-text'

import { FanLink } from '../people/fan-link'
import { useCanSeeSpend, useMayOpen } from '../base/permissions'
import { useTierNames } from '../base/tier-names'
import { WaitingMinutes } from '../base/waiting-minutes'
import { ListCard, ListLine } from './list-card'

interface FanListProps {
  dashboard: Dashboard | undefined
  fault: Fault | undefined
  creatorId: string
}

function FanSpend({ amount, currency }: { amount: number | null; currency: string }) {
  if (!useCanSeeSpend() || amount === null) return null
  return (
    <span className="shrink-0 text-13 text-text-quiet">
      <Amount of={{ amount, currency }} isWhole />
    </span>
  )
}

/** Card of fans who wait for a reply. */
export function FansToAnswer({ dashboard, fault, creatorId }: FanListProps) {
  const { t } = useTranslation('home')
  const mayOpenMessages = useMayOpen('messages')
  const fans = dashboard?.actions.toAnswer
  const nameOf = useNamesOr(fans?.map(({ userId }) => userId) ?? [], t('digest.someone'))
  return (
    <ListCard
      title={t('dashboard.to_answer')}
      info={t('dashboard.to_answer_info')}
      emptyText={t('dashboard.to_answer_empty')}
      count={dashboard?.actions.toAnswerCount}
      fault={fault}
      allHref={mayOpenMessages ? hrefOfTab('messages', 'waiting') : undefined}
      skeletonLines={6}
      lines={fans?.map(({ channelId, userId, since, spend }) => (
        <ListLine key={channelId}>
          <Avatar of={{ id: userId, name: nameOf(userId), kind: 'fan' }} size={24} />
          <span className="min-w-0 flex-1">
            <FanLink channelId={channelId} creatorId={creatorId} name={nameOf(userId)} />
          </span>
          <FanSpend amount={spend} currency={dashboard?.currency ?? DEFAULT_CURRENCY} />
          <span className="shrink-0 text-13">
            <WaitingMinutes since={since} />
          </span>
        </ListLine>
      ))}
    />
  )
}

/** The filters of the inbox that find these members. */
const PAYING_EXPIRING = { expiring: '1', spenders: '1', sort: 'spend' }

/** Card of members whose membership expires soon. */
export function ExpiringMembers({ dashboard, fault, creatorId }: FanListProps) {
  const { t } = useTranslation('home')
  const mayOpenMessages = useMayOpen('messages')
  const seesSpend = useCanSeeSpend()
  const { nameOf: tierOf } = useTierNames()
  const fans = dashboard?.actions.expiring
  const nameOf = useNamesOr(fans?.map(({ userId }) => userId) ?? [], t('digest.someone'))
  return (
    <ListCard
      title={t('dashboard.expiring')}
      info={t('dashboard.expiring_info')}
      emptyText={t('dashboard.expiring_empty')}
      count={dashboard?.actions.expiringCount}
      fault={fault}
      allHref={
        mayOpenMessages
          ? hrefOfTab('messages', 'all', seesSpend ? PAYING_EXPIRING : { expiring: '1' })
          : undefined
      }
      skeletonLines={6}
      skeletonLine="h-14"
      lines={fans?.map(({ channelId, userId, endsAt, tier, spend }) => (
        <ListLine key={channelId}>
          <Avatar of={{ id: userId, name: nameOf(userId), kind: 'fan' }} size={24} />
          <span className="min-w-0 flex-1">
            <FanLink channelId={channelId} creatorId={creatorId} name={nameOf(userId)} />
            <span className="block text-13 text-text-quiet">
              <RichText text={t('dashboard.ends')} parts={{ when: <RelativeTime at={endsAt} /> }} />
            </span>
          </span>
          {tier !== null && tier !== 'none' && <Badge>{tierOf(tier)}</Badge>}
          <FanSpend amount={spend} currency={dashboard?.currency ?? DEFAULT_CURRENCY} />
        </ListLine>
      ))}
    />
  )
}
