import { useTranslation } from '@/i18n/use-translation'

import type { SplitFigures, SplitPreview } from '@/domain/agency/creator-rates'
import { REVENUE_KINDS } from '@/domain/money/revenue-kind'
import { formatMoney } from '@/i18n/format'
import { FigureChange } from '@/ui/text/figure-change'
import { cx } from '@/ui/cx'
import { InfoTip } from '@/ui/info-tip'
import { Amount, NoData } from '@/ui/text/figure'

const ROWS = ['gross', 'platformFee', 'net', 'creatorShare', 'agencyShare'] as const

interface SplitLine {
  id: string
  name: string
  info?: string
  before: number
  after: number
}

function SplitBars({ line, most, isChanged }: { line: SplitLine; most: number; isChanged: boolean }) {
  const width = (value: number) => ({ width: `${most === 0 ? 0 : Math.max(0, value / most) * 100}%` })
  return (
    <span aria-hidden className="mt-1 grid gap-[2px]">
      <span className="h-[5px] rounded-full bg-stats-other" style={width(line.before)} />
      {isChanged && (
        <span
          className="h-[5px] rounded-full bg-accent transition-[width] motion-reduce:transition-none"
          style={width(line.after)}
        />
      )}
    </span>
  )
}

/** The difference in money; green if the agency gets more. */
function SplitDifference({
  line,
  currency,
  isShare,
}: {
  line: SplitLine
  currency: string
  isShare: boolean
}) {
  const difference = line.after - line.before
  if (difference === 0) return <NoData />
  return (
    <FigureChange
      isShort
      of={{
        amount: formatMoney({ amount: Math.abs(difference), currency }),
        direction: difference > 0 ? 'up' : 'down',
        verdict: isShare ? (difference > 0 ? 'better' : 'worse') : 'neutral',
      }}
    />
  )
}

function useSplitLines({ before, after }: SplitPreview): { sums: SplitLine[]; kinds: SplitLine[] } {
  const { t } = useTranslation('analytics')
  const of = (figures: SplitFigures) => figures.byType
  return {
    sums: ROWS.map((id) => ({
      id,
      name: t(`creators.split_${id}`),
      info: t(`creators.split_${id}_info`),
      before: before[id],
      after: after[id],
    })),
    kinds: REVENUE_KINDS.filter((kind) => of(before)[kind] !== 0 || of(after)[kind] !== 0).map((kind) => ({
      id: kind,
      name: t(`overview.kind_${kind}`),
      before: of(before)[kind],
      after: of(after)[kind],
    })),
  }
}

interface SplitScale {
  currency: string
  /** The longest bar. */
  most: number
  isChanged: boolean
}

const FIGURE_STYLE = 'py-2 ps-3 text-end align-top whitespace-nowrap tabular-nums'

function SplitRow({ line, isPart, scale }: { line: SplitLine; isPart: boolean; scale: SplitScale }) {
  const { currency, most, isChanged } = scale
  return (
    <tr className="border-t border-line-quiet">
      <th
        scope="row"
        className={cx('w-full py-2 text-start align-top font-text', isPart && 'ps-3 text-text-quiet')}
      >
        <span className="inline-flex items-center gap-1">
          {line.name}
          {line.info && <InfoTip about={line.name}>{line.info}</InfoTip>}
        </span>
        <SplitBars line={line} most={most} isChanged={isChanged} />
      </th>
      <td className={FIGURE_STYLE}>
        <Amount of={{ amount: line.before, currency }} />
      </td>
      {isChanged && (
        <td className={FIGURE_STYLE}>
          <Amount of={{ amount: line.after, currency }} />
          <span className="block text-12">
            <SplitDifference line={line} currency={currency} isShare={isPart || line.id === 'agencyShare'} />
          </span>
        </td>
      )}
    </tr>
  )
}

/** Last month's money under the current and the proposed split, with bars. */
export function SplitTable({
  preview,
  isChanged,
  name,
}: {
  preview: SplitPreview
  /** Whether a change is proposed, so both show. */
  isChanged: boolean
  name: string
}) {
  const { t } = useTranslation('analytics')
  const { sums, kinds } = useSplitLines(preview)
  const { currency, before, after } = preview
  const scale = { currency, isChanged, most: Math.max(before.gross, after.gross) }
  const heads = [t('creators.split_before'), ...(isChanged ? [t('creators.split_after')] : [])]
  return (
    <table aria-label={name} className="w-full border-collapse text-13">
      <thead>
        <tr>
          <th scope="col" className="py-1 text-start text-12 font-medium text-text-quiet">
            {t('creators.split_part')}
          </th>
          {heads.map((head) => (
            <th key={head} scope="col" className="py-1 ps-3 text-end text-12 font-medium text-text-quiet">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sums.map((line) => (
          <SplitRow key={line.id} line={line} isPart={false} scale={scale} />
        ))}
        {kinds.map((line) => (
          <SplitRow key={line.id} line={line} isPart scale={scale} />
        ))}
      </tbody>
    </table>
  )
}
