import { EyeOff, Pin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { Membership } from '@/domain/money/membership'
import { formatNumber } from '@/i18n/format'
import { Badge } from '@/ui/text/badge'
import { Amount, NoData, Numeral } from '@/ui/text/figure'
import { Fact } from '@/ui/text/fact'

import { MembershipArt } from './membership-art'
import { LongerPrices, MonthPrice } from './price-lines'

function MembershipStateBadge({ of }: { of: Membership }) {
  const { t } = useTranslation('marketplace')
  if (of.state === 'archived') return <Badge>{t('memberships.state_archived')}</Badge>
  if (of.state === 'hidden') return <Badge icon={EyeOff}>{t('memberships.state_hidden')}</Badge>
  return <Badge tone="success">{t('memberships.state_live')}</Badge>
}

/** Member count with its limit, and members on a trial. */
function MemberCount({ of }: { of: Membership }) {
  const { t } = useTranslation('marketplace')
  return (
    <>
      {of.cap === null ? (
        <Numeral value={of.subscribers} />
      ) : (
        t('memberships.of_cap', { count: formatNumber(of.subscribers), cap: formatNumber(of.cap) })
      )}
      {of.gifted > 0 && (
        <span className="block text-12 text-text-quiet">
          {t('memberships.plus_gifted', { count: of.gifted, number: formatNumber(of.gifted) })}
        </span>
      )}
    </>
  )
}

function MembershipFigures({ of, currency, zone }: { of: Membership; currency: string; zone: string }) {
  const { t } = useTranslation('marketplace')
  return (
    <dl className="grid grid-cols-2 gap-x-3 gap-y-2 border-t border-line-quiet pt-3 text-13">
      <Fact
        className="tabular-nums"
        name={t('memberships.subscribers')}
        info={t('memberships.subscribers_info')}
      >
        <MemberCount of={of} />
      </Fact>
      <Fact
        className="tabular-nums"
        name={t('memberships.revenue_short')}
        info={t('memberships.revenue_info', { zone })}
      >
        {of.revenue === null ? <NoData /> : <Amount of={{ amount: of.revenue, currency }} />}
      </Fact>
      <Fact
        className="tabular-nums"
        name={t('memberships.churn')}
        info={t('memberships.churn_info', { zone })}
      >
        <Numeral value={of.churn} isRatio />
      </Fact>
      <Fact className="tabular-nums" name={t('memberships.posts')} info={t('memberships.posts_info')}>
        <Numeral value={of.posts} />
      </Fact>
    </dl>
  )
}

/** Card with art, prices, contents and figures. `head` holds the drag handle and menu. */
export function MembershipCard({
  of,
  currency,
  zone,
  head,
}: {
  of: Membership
  currency: string
  zone: string
  head?: ReactNode
}) {
  const { t } = useTranslation('marketplace')

  return (
    <>
      <MembershipArt of={of.art} className="h-28 shrink-0" />
      <div className="flex min-h-11 items-center gap-1 px-2 pt-1">
        <span className="flex min-w-0 flex-1 flex-wrap gap-1 ps-2">
          <MembershipStateBadge of={of} />
          {of.isPinned && (
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
            <bdi className="cut block">{of.title}</bdi>
          </h3>
          <p className="text-13 text-text-quiet">{t(`memberships.tier_${of.tier}`)}</p>
        </div>
        <MonthPrice of={of} currency={currency} />
        <LongerPrices of={of} currency={currency} />
        <p className="mt-auto text-13 text-text-quiet">
          {of.includedMessages === 0
            ? t('memberships.included_none')
            : t('memberships.included', {
                count: of.includedMessages,
                number: formatNumber(of.includedMessages),
              })}
        </p>
        <MembershipFigures of={of} currency={currency} zone={zone} />
      </div>
    </>
  )
}
