import { EyeOff, Pin } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { Membership } from '@/domain/money/membership'
import { formatNumber } from '@/i18n/format'
import { Badge } from '@/ui/text/badge'
import { Amount, NoData, Numeral } from '@/ui/text/figure'
import { Fact } from '@/ui/text/fact'

import { useTierNames } from '../base/tier-names'
import { MembershipArt } from './membership-art'
import { LongerPrices, MonthPrice } from './price-lines'

function MembershipStateBadge({ membership }: { membership: Membership }) {
  const { t } = useTranslation('marketplace')
  if (membership.state === 'archived') return <Badge>{t('memberships.state_archived')}</Badge>
  if (membership.state === 'hidden') return <Badge icon={EyeOff}>{t('memberships.state_hidden')}</Badge>
  return <Badge tone="success">{t('memberships.state_live')}</Badge>
}

/** Member count with its limit, and members on a trial. */
function MemberCount({ membership }: { membership: Membership }) {
  const { t } = useTranslation('marketplace')
  return (
    <>
      {membership.cap === null ? (
        <Numeral value={membership.subscribers} />
      ) : (
        t('memberships.of_cap', {
          count: formatNumber(membership.subscribers),
          cap: formatNumber(membership.cap),
        })
      )}
      {membership.gifted > 0 && (
        <span className="block text-12 text-text-quiet">
          {t('memberships.plus_gifted', {
            count: membership.gifted,
            number: formatNumber(membership.gifted),
          })}
        </span>
      )}
    </>
  )
}

function MembershipFigures({
  membership,
  currency,
  zone,
}: {
  membership: Membership
  currency: string
  zone: string
}) {
  const { t } = useTranslation('marketplace')
  return (
    <dl className="grid grid-cols-2 gap-x-3 gap-y-2 border-t border-line-quiet pt-3 text-13">
      <Fact
        className="tabular-nums"
        name={t('memberships.subscribers')}
        info={t('memberships.subscribers_info')}
      >
        <MemberCount membership={membership} />
      </Fact>
      <Fact
        className="tabular-nums"
        name={t('memberships.revenue_short')}
        info={t('memberships.revenue_info', { zone })}
      >
        {membership.revenue === null ? <NoData /> : <Amount of={{ amount: membership.revenue, currency }} />}
      </Fact>
      <Fact
        className="tabular-nums"
        name={t('memberships.churn')}
        info={t('memberships.churn_info', { zone })}
      >
        <Numeral value={membership.churn} isRatio />
      </Fact>
      <Fact className="tabular-nums" name={t('memberships.posts')} info={t('memberships.posts_info')}>
        <Numeral value={membership.posts} />
      </Fact>
    </dl>
  )
}

/** Card with art, prices, contents and figures. `head` holds the drag handle and menu. */
export function MembershipCard({
  membership,
  currency,
  zone,
  head,
}: {
  membership: Membership
  currency: string
  zone: string
  head?: ReactNode
}) {
  const { t } = useTranslation('marketplace')

  return (
    <>
      <MembershipArt art={membership.art} className="h-28 shrink-0" />
      <div className="flex min-h-11 items-center gap-1 px-2 pt-1">
        <span className="flex min-w-0 flex-1 flex-wrap gap-1 ps-2">
          <MembershipStateBadge membership={membership} />
          {membership.isPinned && (
            <Badge tone="accent" icon={Pin}>
              {t('memberships.pinned')}
            </Badge>
          )}
        </span>
        {head}
      </div>
      <div className="flex flex-1 flex-col gap-3 px-4 pb-4">
        <div className="min-w-0">
          <h3 className="text-16 font-strong">
            <bdi className="cut block">{membership.title}</bdi>
          </h3>
          <p className="text-13 text-text-quiet">{useTierNames().nameOf(membership.tier)}</p>
        </div>
        <MonthPrice prices={membership} currency={currency} />
        <LongerPrices prices={membership} currency={currency} />
        <p className="mt-auto text-13 text-text-quiet">
          {membership.includedMessages === 0
            ? t('memberships.included_none')
            : t('memberships.included', {
                count: membership.includedMessages,
                number: formatNumber(membership.includedMessages),
              })}
        </p>
        <MembershipFigures membership={membership} currency={currency} zone={zone} />
      </div>
    </>
  )
}
