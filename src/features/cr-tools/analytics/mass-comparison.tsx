import { useTranslation } from '@/i18n/use-translation'

import { compareRates } from '@/domain/figures/compare-rates'
import { isMassPriced, type MassMessage } from '@/domain/mass/mass-message'
import { Banner } from '@/ui/feedback/banner'
import { Card } from '@/ui/card'
import { InfoTip } from '@/ui/info-tip'
import type { Column } from '@/ui/table/table-column'

import { MassText } from '../mass'

interface MassComparisonProps {
  first: MassMessage
  second: MassMessage
  columns: readonly Column<MassMessage>[]
}

/** The columns, of those that the user may see, by which two messages are compared. */
const COMPARED = ['sentAt', 'sent', 'seen', 'unlock', 'revenue', 'perFan']

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
export function MassComparison({ first, second, columns }: MassComparisonProps) {
  const { t } = useTranslation('analytics')
  const lines = COMPARED.flatMap((id) => columns.find((column) => column.id === id) ?? [])
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
              {lines.map(({ id, header, info, cell }) => (
                <tr key={id} className="border-t border-line-quiet">
                  <th scope="row" className="py-2 pe-3 text-start font-text text-text-quiet">
                    <span className="inline-flex items-center gap-[2px]">
                      {header}
                      {info && <InfoTip about={header}>{info}</InfoTip>}
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
