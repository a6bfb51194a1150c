import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { listFanLists } from '@/api/calls/fan'
import { listMassMessages } from '@/api/calls/mass-messages'
import { queryOf } from '@/api/query'
import { expectedRevenue, type MassPlan } from '@/domain/mass-plan'
import { formatDateTime, formatList, formatMoney, formatNumber, formatPercent } from '@/i18n/format'
import { isolate } from '@/lib/isolate'
import { Money } from '@/ui/money'
import { NoData } from '@/ui/no-data'

import type { ComposerContent } from '../../messages'

interface ReviewFactsProps {
  creatorId: string
  currency: string
  plan: MassPlan
  versions: readonly ComposerContent[]
  count: number
}

const GOES_BY = 10

function useExpected(creatorId: string, count: number) {
  const request = { state: 'sent', limit: GOES_BY, lastId: null } as const
  const { data } = useQuery(queryOf(listMassMessages, request, creatorId))
  // Free ones say nothing about what one with a price brings.
  return expectedRevenue(data?.data.filter(({ price }) => price > 0) ?? [], count)
}

/** The lists it goes to, by name; all fans without any. */
function useListNames(creatorId: string, listIds: readonly string[]): string | undefined {
  const { data } = useQuery(queryOf(listFanLists, undefined, creatorId))
  const names = data?.data.flatMap(({ listId, name }) => (listIds.includes(listId) ? [isolate(name)] : []))
  return names && names.length > 0 ? formatList(names) : undefined
}

function Price({ of, currency }: { of: readonly ComposerContent[]; currency: string }) {
  const { t } = useTranslation('tools')
  const prices = [...new Set(of.map(({ price }) => price))]
  return prices.map((price, nth) => (
    <span key={price}>
      {nth > 0 && ' / '}
      {price > 0 ? <Money of={{ amount: price, currency }} /> : t('mass.free')}
    </span>
  ))
}

function useWhen({ time, at }: MassPlan): string {
  const { t } = useTranslation('tools')
  if (time === 'now') return t('mass.time_now')
  const when = formatDateTime(Date.parse(at))
  return time === 'local' ? t('mass.review_local', { when: isolate(when) }) : when
}

function useTest({ isTest, share, decideAfterHours: hours }: MassPlan): string | undefined {
  const { t } = useTranslation('tools')
  if (!isTest) return undefined
  const words = { share: formatPercent(share / 100), number: formatNumber(hours) }
  return t('mass.review_test', { count: hours, ...words })
}

function Expected({ creatorId, currency, count }: ReviewFactsProps) {
  const expected = useExpected(creatorId, count)
  const amount = (cents: number) => formatMoney({ amount: cents, currency }, { isWhole: true })
  if (!expected) return <NoData />
  return (
    <bdi dir="ltr">
      {amount(expected.low)} – {amount(expected.high)}
    </bdi>
  )
}

type Fact = [name: string, value: ReactNode]

/** To how many, for how much, when, what it may bring. */
export function ReviewFacts(props: ReviewFactsProps) {
  const { t } = useTranslation('tools')
  const { creatorId, currency, plan, versions, count } = props
  const lists = useListNames(creatorId, plan.include)
  const when = useWhen(plan)
  const test = useTest(plan)
  const facts: Fact[] = [
    [t('mass.review_to'), t('mass.review_fans', { count, number: formatNumber(count) })],
    [t('mass.column_audience'), lists ?? t('mass.all_fans')],
    [t('mass.review_price'), <Price key="price" of={versions} currency={currency} />],
    ...(test ? [[t('mass.two_versions'), test] satisfies Fact] : []),
    [t('mass.review_when'), when],
    ...(versions.some(({ price }) => price > 0)
      ? [[t('mass.review_expected'), <Expected key="expected" {...props} />] satisfies Fact]
      : []),
  ]
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
      {facts.map(([name, value]) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-text-quiet">{name}</dt>
          <dd className="text-end text-text tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
