import type { ReactNode } from 'react'

import { cardClasses } from '../card'
import { cx } from '../cx'
import { InfoTip } from '../info-tip'
import { SkeletonBar, Skeleton } from '../skeleton'

export interface BridgeStep {
  id: string
  label: string
  /** A sum or a deduction; the last sum is the result. Deductions are positive amounts. */
  value: number
  kind: 'sum' | 'deduction' | 'result'
}

interface BridgeChartProps {
  name: string
  unit: string
  steps: readonly BridgeStep[]
  format: (value: number) => string
  info?: ReactNode
  isLoading?: boolean
  /** Replaces the rows and keeps their height: an error that loading failed. */
  fallback?: ReactNode
}

/** All rows share their columns, so that the bars align. */
const GRID =
  'grid flex-1 auto-rows-[minmax(36px,1fr)] grid-cols-[minmax(84px,126px)_minmax(0,1fr)_auto] gap-x-3 sm:grid-cols-[fit-content(168px)_minmax(0,1fr)_auto]'
const ROW = 'col-span-3 grid grid-cols-subgrid items-center border-line-quiet text-13 not-first:border-t'

/** Returns where each bar begins and ends: a sum from zero, a deduction from what was left before it. */
export function bridgeBars(steps: readonly BridgeStep[]): { from: number; to: number }[] {
  let left = 0
  return steps.map(({ value, kind }) => {
    const from = kind === 'deduction' ? left - value : 0
    const to = kind === 'deduction' ? left : value
    left = kind === 'deduction' ? left - value : value
    return { from: Math.min(from, to), to: Math.max(from, to) }
  })
}

const BAR = {
  sum: 'bg-text-faint',
  result: 'bg-accent',
  deduction:
    'bg-[linear-gradient(135deg,var(--text-faint)_0_15%,transparent_15%_50%,var(--text-faint)_50%_65%,transparent_65%)] bg-size-[7px_7px] inset-shadow-[0_0_0_1px_var(--text-faint)]',
}

function StepRow({
  step,
  bar,
  low,
  span,
  format,
}: {
  step: BridgeStep
  bar: { from: number; to: number }
  low: number
  span: number
  format: (value: number) => string
}) {
  const isDeduction = step.kind === 'deduction'
  const share = (amount: number) => `${((amount / span) * 100).toFixed(2)}%`
  return (
    <tr role="row" className={cx(ROW, isDeduction ? 'text-text-quiet' : 'text-text')}>
      <th role="rowheader" scope="row" className="text-start font-text">
        {step.label}
      </th>
      <td role="presentation" aria-hidden className="relative h-[14px] forced-colors:border">
        <span
          className={cx('absolute inset-y-0 min-w-[2px] rounded-[3px]', BAR[step.kind])}
          style={{ insetInlineStart: share(bar.from - low), width: share(bar.to - bar.from) }}
        />
      </td>
      <td role="cell" className={cx('text-end tabular-nums', !isDeduction && 'font-strong')}>
        <bdi dir="ltr">{format(isDeduction ? -step.value : step.value)}</bdi>
      </td>
    </tr>
  )
}

function Rows({ name, steps, format }: Pick<BridgeChartProps, 'name' | 'steps' | 'format'>) {
  const bars = bridgeBars(steps)
  const low = Math.min(0, ...bars.map(({ from }) => from))
  const span = Math.max(0, ...bars.map(({ to }) => to)) - low || 1
  return (
    <table role="table" aria-label={name} className={GRID}>
      <tbody role="rowgroup" className="contents">
        {steps.map((step, index) => (
          <StepRow
            key={step.id}
            step={step}
            bar={bars[index] ?? { from: 0, to: 0 }}
            low={low}
            span={span}
            format={format}
          />
        ))}
      </tbody>
    </table>
  )
}

const RowsPlaceholder = ({ rows }: { rows: number }) => (
  <div className={GRID}>
    {Array.from({ length: rows }, (_, index) => index).map((row) => (
      <div key={row} className={ROW}>
        <SkeletonBar className="h-3 w-20" />
        <SkeletonBar className="h-[14px] w-full" />
        <SkeletonBar className="h-3 w-16" />
      </div>
    ))}
  </div>
)

function BridgeRows({
  isLoading,
  fallback,
  ...rows
}: Pick<BridgeChartProps, 'name' | 'steps' | 'format' | 'isLoading' | 'fallback'>) {
  const placeholder = <RowsPlaceholder rows={rows.steps.length} />
  if (fallback)
    return (
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)] [&>*]:[grid-area:1/1]">
        <div aria-hidden className="invisible">
          {placeholder}
        </div>
        {fallback}
      </div>
    )
  return isLoading ? <Skeleton>{placeholder}</Skeleton> : <Rows {...rows} />
}

/** Shows the deductions between one sum and the next, one per row (waterfall chart); it is its own table. */
export function BridgeChart({ unit, info, ...rows }: BridgeChartProps) {
  const { name } = rows
  return (
    <section aria-label={name} className={cx(cardClasses, 'flex min-w-0 flex-col')}>
      <div className="flex min-h-14 items-center gap-2 ps-4 pe-3 pt-1">
        <h2 className="text-14 font-strong">{name}</h2>
        <span className="text-13 text-text-quiet">{unit}</span>
        {info && (
          <span className="ms-auto flex">
            <InfoTip about={name}>{info}</InfoTip>
          </span>
        )}
      </div>
      <div className="flex flex-1 flex-col px-4 pt-1 pb-3">
        <BridgeRows {...rows} />
      </div>
    </section>
  )
}
