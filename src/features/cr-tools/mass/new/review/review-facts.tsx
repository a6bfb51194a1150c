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

type ReviewFact = [name: string, value: ReactNode]

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
function useAudienceFacts({ creatorId, currency, plan }: ReviewFactsProps): ReviewFact[] {
  const { t } = useTranslation('tools')
  const listName = useListName(creatorId)
  const nameOf = useAudienceName()
  const namesOf = (listIds: readonly string[]) => {
    const names = listIds.map(listName)
    return names.every((name) => name !== undefined) ? names : undefined
  }
  const [included, excluded] = [namesOf(plan.include), namesOf(plan.exclude)]
  const filters = useFilterFacts(plan.filters, currency)
  return [
    [
      t('mass.column_audience'),
      included ? nameOf({ audience: included, filters: plan.filters }) : <NoData key="included" />,
    ],
    ...(plan.exclude.length > 0
      ? [
          [
            t('mass.exclude'),
            excluded ? formatList(excluded.map(isolate)) : <NoData key="excluded" />,
          ] satisfies ReviewFact,
        ]
      : []),
    ...filters.map(([name, value]) => [name, value] satisfies ReviewFact),
    ...(plan.filters.capHours === undefined
      ? [[t('mass.cap'), t('mass.cap_none')] satisfies ReviewFact]
      : []),
    [t('mass.skip_active'), t(plan.skipActiveChats ? 'mass.tipped_yes' : 'mass.tipped_no')],
  ]
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
function useScheduleFacts(plan: MassPlan): ReviewFact[] {
  const { t } = useTranslation('tools')
  const textOf = usePlannedTimeText()
  const { time, at, spreadMinutes, autoUnsendHours } = plan
  return [
    [t('mass.review_when'), time === 'now' ? t('mass.time_now') : textOf(at, time === 'local')],
    ...(spreadMinutes
      ? [[t('mass.spread'), formatLongUnit(spreadMinutes, 'minute')] satisfies ReviewFact]
      : []),
    ...(autoUnsendHours === null
      ? []
      : [[t('mass.auto_unsend'), formatLongUnit(autoUnsendHours, 'hour')] satisfies ReviewFact]),
  ]
}

function useTestFact({ isTest, share, decideAfterHours: hours }: MassPlan): string | undefined {
  const { t } = useTranslation('tools')
  if (!isTest) return undefined
  const words = { share: formatPercent(share / 100), number: formatNumber(hours) }
  return t('mass.review_test', { count: hours, ...words })
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
  const audience = useAudienceFacts(props)
  const when = useScheduleFacts(plan)
  const test = useTestFact(plan)
  const { creator } = useCreator()
  const seesSpend = useCanSeeSpend()
  const facts: ReviewFact[] = [
    [
      t('mass.review_from'),
      creator ? <UserName key="from" name={accountNameOf(creator.creator)} /> : <NoData key="from" />,
    ],
    [t('mass.review_to'), t('mass.review_fans', { count, number: formatNumber(count) })],
    ...audience,
    [t('mass.review_price'), <ReviewPrice key="price" contents={versions} currency={currency} />],
    ...(test ? [[t('mass.two_versions'), test] satisfies ReviewFact] : []),
    ...when,
    ...(seesSpend && versions.some(({ price }) => price > 0)
      ? [[t('mass.review_expected'), <ExpectedRevenue key="expected" {...props} />] satisfies ReviewFact]
      : []),
  ]
  return (
    <dl className="grid grid-cols-[fit-content(55%)_1fr] gap-x-6 gap-y-2">
      {facts.map(([name, value]) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-text-quiet">{name}</dt>
          <dd className="text-end text-text tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
