import { accountNameOf } from '@/domain/account/account-name'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { listMassMessages } from '@/api/calls/chat/mass-messages'
import { queryOf } from '@/api/query'
import { expectedRevenue, type MassPlan } from '@/domain/mass/mass-plan'
import { formatList, formatMoney, formatNumber, formatPercent } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { Amount, NoData } from '@/ui/text/figure'
import { UserName } from '@/ui/text/user-name'

import type { DraftContent } from '../../../outbox/composer-draft'
import { useCanSeeSpend } from '../../../base/permissions'
import { useListName } from '../../../base/use-list-options'
import { useCreator } from '../../../focus/creators'
import { usePlannedTimeText } from '../../planned-time'
import { useAudienceName } from '../../use-audience-name'
import { formatLongUnit, useFilterFacts } from '../audience/filter-facts'

const ReviewFact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="col-span-2 grid grid-cols-subgrid">
    <dt className="text-text-quiet">{name}</dt>
    <dd className="text-end text-text tabular-nums">{children}</dd>
  </div>
)

interface ReviewFactsProps {
  creatorId: string
  currency: string
  plan: MassPlan
  versions: readonly DraftContent[]
  count: number
}

/** Enough to find ten paid messages among free ones. */
const RECENT_MASS_COUNT = 100

function useExpectedRevenue(creatorId: string, count: number) {
  const request = { state: 'sent', limit: RECENT_MASS_COUNT, lastId: null } as const
  const { data } = useQuery(queryOf(listMassMessages, request, creatorId))
  return expectedRevenue(data?.data ?? [], count)
}

/** Facts about included and excluded lists and each filter. */
function AudienceFacts({ creatorId, currency, plan }: ReviewFactsProps) {
  const { t } = useTranslation('tools')
  const listName = useListName(creatorId)
  const nameOf = useAudienceName()
  const namesOf = (listIds: readonly string[]) => {
    const names = listIds.map(listName)
    return names.every((name) => name !== undefined) ? names : undefined
  }
  const [included, excluded] = [namesOf(plan.include), namesOf(plan.exclude)]
  const filters = useFilterFacts(plan.filters, currency)
  return (
    <>
      <ReviewFact name={t('mass.column_audience')}>
        {included ? nameOf({ audience: included, filters: plan.filters }) : <NoData />}
      </ReviewFact>
      {plan.exclude.length > 0 && (
        <ReviewFact name={t('mass.exclude')}>
          {excluded ? formatList(excluded.map(isolate)) : <NoData />}
        </ReviewFact>
      )}
      {filters.map(([name, value]) => (
        <ReviewFact key={name} name={name}>
          {value}
        </ReviewFact>
      ))}
      {plan.filters.capHours === undefined && (
        <ReviewFact name={t('mass.cap')}>{t('mass.cap_none')}</ReviewFact>
      )}
      <ReviewFact name={t('mass.skip_active')}>
        {t(plan.skipActiveChats ? 'mass.tipped_yes' : 'mass.tipped_no')}
      </ReviewFact>
    </>
  )
}

function ReviewPrice({ contents, currency }: { contents: readonly DraftContent[]; currency: string }) {
  const { t } = useTranslation('tools')
  const prices = [...new Set(contents.map(({ price }) => price))]
  return prices.map((price, nth) => (
    <span key={price}>
      {nth > 0 && ' / '}
      {price > 0 ? <Amount of={{ amount: price, currency }} /> : t('mass.free')}
    </span>
  ))
}

/** Facts about when it is sent, over which period, and when unbought messages are unsent. */
function ScheduleFacts({ time, at, spreadMinutes, autoUnsendHours }: MassPlan) {
  const { t } = useTranslation('tools')
  const textOf = usePlannedTimeText()
  return (
    <>
      <ReviewFact name={t('mass.review_when')}>
        {time === 'now' ? t('mass.time_now') : textOf(at, time === 'local')}
      </ReviewFact>
      {spreadMinutes !== null && spreadMinutes > 0 && (
        <ReviewFact name={t('mass.spread')}>{formatLongUnit(spreadMinutes, 'minute')}</ReviewFact>
      )}
      {autoUnsendHours !== null && (
        <ReviewFact name={t('mass.auto_unsend')}>{formatLongUnit(autoUnsendHours, 'hour')}</ReviewFact>
      )}
    </>
  )
}

function ExpectedRevenue({ creatorId, currency, count }: ReviewFactsProps) {
  const expected = useExpectedRevenue(creatorId, count)
  const amount = (cents: number) => formatMoney({ amount: cents, currency }, { isWhole: true })
  if (!expected) return <NoData />
  return (
    <bdi dir="ltr">
      {amount(expected.low)} – {amount(expected.high)}
    </bdi>
  )
}

/** Facts of the review: recipients, price, time, expected revenue. */
export function ReviewFacts(props: ReviewFactsProps) {
  const { t } = useTranslation('tools')
  const { currency, plan, versions, count } = props
  const { creator } = useCreator()
  const seesSpend = useCanSeeSpend()
  const { isTest, share, decideAfterHours: hours } = plan
  return (
    <dl className="grid grid-cols-[fit-content(55%)_1fr] gap-x-6 gap-y-2">
      <ReviewFact name={t('mass.review_from')}>
        {creator ? <UserName name={accountNameOf(creator.creator)} /> : <NoData />}
      </ReviewFact>
      <ReviewFact name={t('mass.review_to')}>
        {t('mass.review_fans', { count, number: formatNumber(count) })}
      </ReviewFact>
      <AudienceFacts {...props} />
      <ReviewFact name={t('mass.review_price')}>
        <ReviewPrice contents={versions} currency={currency} />
      </ReviewFact>
      {isTest && (
        <ReviewFact name={t('mass.two_versions')}>
          {t('mass.review_test', {
            count: hours,
            number: formatNumber(hours),
            share: formatPercent(share / 100),
          })}
        </ReviewFact>
      )}
      <ScheduleFacts {...plan} />
      {seesSpend && versions.some(({ price }) => price > 0) && (
        <ReviewFact name={t('mass.review_expected')}>
          <ExpectedRevenue {...props} />
        </ReviewFact>
      )}
    </dl>
  )
}
