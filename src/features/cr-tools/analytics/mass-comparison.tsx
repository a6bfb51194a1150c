import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { compareRates } from '@/domain/figures/compare-rates'
import { isMassPriced, type MassMessage } from '@/domain/mass/mass-message'
import { meanCents, ratio } from '@/domain/figures/metrics'
import { formatDateTime } from '@/i18n/format'
import { Banner } from '@/ui/feedback/banner'
import { Card } from '@/ui/card'
import { InfoTip } from '@/ui/info-tip'
import { Amount, Numeral, NoData } from '@/ui/text/figure'

import { MassText } from '../mass'
import { useCanSeeSpend } from '../base/permissions'
import { LowData } from '@/features/figures/table/low-data'

interface MassComparisonProps {
  first: MassMessage
  second: MassMessage
  timezone: string
}

interface ComparisonLine {
  id: string
  label: string
  info?: string
  cell: (massMessage: MassMessage) => ReactNode
}

function useComparisonLines(timezone: string): ComparisonLine[] {
  const { t } = useTranslation('tools')
  const seesSpend = useCanSeeSpend()
  const money = (amount: number | null, currency: string) =>
    amount === null ? <NoData /> : <Amount of={{ amount, currency }} />
  const share = (part: number, whole: number) => (
    <span className="inline-flex items-center gap-2">
      <LowData of={whole} />
      <Numeral value={ratio(part, whole)} isRatio digits={1} />
    </span>
  )
  return [
    {
      id: 'sentAt',
      label: t('mass.column_sent_at'),
      cell: ({ sentAt, createdAt }) => formatDateTime(sentAt ?? createdAt, timezone),
    },
    {
      id: 'sent',
      label: t('mass.column_sent'),
      info: t('mass.column_sent_info'),
      cell: ({ sent }) => <Numeral value={sent} />,
    },
    {
      id: 'seen',
      label: t('mass.column_seen'),
      info: t('mass.column_seen_info'),
      cell: ({ seen, sent }) => share(seen, sent),
    },
    {
      id: 'unlock',
      label: t('mass.column_unlock'),
      info: t('mass.column_unlock_info'),
      cell: (massMessage) =>
        isMassPriced(massMessage) ? share(massMessage.bought, massMessage.sent) : <NoData />,
    },
    ...(seesSpend
      ? [
          {
            id: 'revenue',
            label: t('mass.column_revenue'),
            info: t('mass.column_revenue_info'),
            cell: (massMessage: MassMessage) => money(massMessage.revenue, massMessage.currency),
          },
          {
            id: 'perFan',
            label: t('mass.column_per_fan'),
            info: t('mass.column_per_fan_info'),
            cell: (massMessage: MassMessage) =>
              money(meanCents(massMessage.revenue, massMessage.sent), massMessage.currency),
          },
        ]
      : []),
  ]
}

/** States in one sentence which of the two did better, or that the difference is not significant. */
function ComparisonResult({ first, second }: Pick<MassComparisonProps, 'first' | 'second'>) {
  const { t } = useTranslation('analytics')
  const isSold = isMassPriced(first) && isMassPriced(second)
  const rate = ({ bought, seen, sent }: MassMessage) => ({ part: isSold ? bought : seen, whole: sent })
  const verdict = compareRates(rate(first), rate(second))
  return (
    <Banner tone={verdict === 'too_few' ? 'warning' : 'neutral'}>
      {t(`insights.pair_${verdict}_${isSold ? 'bought' : 'seen'}`)}
    </Banner>
  )
}

/** Compares two mass messages side by side. */
export function MassComparison({ first, second, timezone }: MassComparisonProps) {
  const { t } = useTranslation('analytics')
  const lines = useComparisonLines(timezone)
  return (
    <Card title={t('insights.pair')}>
      <div className="grid gap-3 px-4 pb-4">
        <ComparisonResult first={first} second={second} />
        <div className="overflow-x-auto">
          <table aria-label={t('insights.pair')} className="w-full text-13">
            <thead>
              <tr className="text-start text-text-quiet">
                <th scope="col" className="py-2 pe-3">
                  <span className="sr-only">{t('performance.figure')}</span>
                </th>
                {[first, second].map((massMessage, index) => (
                  <th
                    key={massMessage.massMessageId}
                    scope="col"
                    className="py-2 pe-3 text-start font-medium"
                  >
                    <span className="block text-12 text-text-quiet">
                      {t(index === 0 ? 'insights.pair_a' : 'insights.pair_b')}
                    </span>
                    <MassText massMessage={massMessage} className="w-64" />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map(({ id, label, info, cell }) => (
                <tr key={id} className="border-t border-line-quiet">
                  <th scope="row" className="py-2 pe-3 text-start font-text text-text-quiet">
                    <span className="inline-flex items-center gap-[2px]">
                      {label}
                      {info && <InfoTip about={label}>{info}</InfoTip>}
                    </span>
                  </th>
                  <td className="py-2 pe-3 tabular-nums">{cell(first)}</td>
                  <td className="py-2 pe-3 tabular-nums">{cell(second)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </Card>
  )
}
