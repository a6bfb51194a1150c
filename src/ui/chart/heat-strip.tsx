import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { distanceFromStart } from '../distance-from-start'
import { useTranslation } from '@/i18n/use-translation'

import { cx } from '../cx'
import { ChartFrame } from './chart-frame'
import type { TooltipLine } from './chart-props'
import { StepSlider } from './step-slider'
import { ChartTooltip } from './chart-tooltip'
import { stepLabels } from './step-labels'
import { useElementWidth } from './use-element-width'

export interface HeatStripRow {
  id: string
  label: string
  /** One value per hour. */
  values: readonly (number | null)[]
  /** Shown as a shade, or as a figure. */
  look: 'shade' | 'figure'
  format?: (value: number) => string
}

export interface HeatStripProps {
  name: string
  unit: string
  /** Epoch milliseconds of the start of each hour. */
  points: readonly number[]
  rows: readonly HeatStripRow[]
  format: (value: number) => string
  timezone?: string
  /** Marks hours that need action, with the reason as text. */
  isWarned?: (index: number) => boolean
  warning?: string
  /** Extra text about an hour, after its figures. */
  describeHour?: (index: number) => string | undefined
  info?: ReactNode
  actions?: ReactNode
  empty?: ReactNode
}

const LABEL_PX = 116
const ROW_PX = 30
const LABEL_EVERY = 3

const WARNED_CLASSES =
  'text-warning-text inset-shadow-[0_0_0_1.5px_var(--warning-text)] bg-[repeating-linear-gradient(135deg,var(--warning-quiet)_0_4px,transparent_4px_8px)]'

/** Opacity of the strongest colour; never zero, so a quiet hour is still visible. */
const shadeOf = (value: number | null, most: number): number =>
  value === null ? 0 : 0.1 + 0.75 * (most > 0 ? value / most : 0)

function HourCells({
  row,
  warns,
  at,
  format,
}: {
  row: HeatStripRow
  warns: (index: number) => boolean
  at: number | undefined
  format: (value: number) => string
}) {
  const most = Math.max(0, ...row.values.map((value) => value ?? 0))
  return row.values.map((value, index) => {
    const key = `${row.id}-${index}`
    const isWarned = row.look === 'figure' && warns(index)
    return (
      <span
        key={key}
        className={cx(
          'relative grid h-7 min-w-0 place-items-center overflow-hidden rounded-mark text-12 font-medium tabular-nums',
          row.look === 'figure' && (isWarned ? WARNED_CLASSES : 'bg-fill'),
          index === at && 'outline-2 -outline-offset-1 outline-text-faint',
        )}
      >
        {row.look === 'shade' ? (
          <span className="absolute inset-0 bg-accent" style={{ opacity: shadeOf(value, most) }} />
        ) : (
          <bdi dir="ltr">{value === null ? '–' : (row.format ?? format)(value)}</bdi>
        )}
      </span>
    )
  })
}

function Grid({
  points,
  rows,
  format,
  timezone,
  isWarned: warns = () => false,
  at,
}: HeatStripProps & { at: number | undefined }) {
  const timeLabels = stepLabels(points, timezone)
  const columns = { gridTemplateColumns: `${LABEL_PX}px repeat(${points.length}, minmax(0, 1fr))` }
  return (
    <div aria-hidden className="grid gap-[2px] text-12 text-text-quiet" style={columns}>
      {rows.map((row) => (
        <div key={row.id} className="contents">
          <span className="flex items-center pe-2 text-13">{row.label}</span>
          <HourCells row={row} warns={warns} at={at} format={format} />
        </div>
      ))}
      <span />
      {points.map((point, index) => (
        <span key={point} className="h-5 overflow-visible whitespace-nowrap tabular-nums">
          {index % LABEL_EVERY === 0 && timeLabels.short(point)}
        </span>
      ))}
    </div>
  )
}

/** Returns the hour under the pointer; undefined over the row labels. */
function hourAt(event: PointerEvent<HTMLElement>, count: number): number | undefined {
  const box = event.currentTarget.getBoundingClientRect()
  const x = distanceFromStart(box, event.clientX) - LABEL_PX
  const hour = Math.floor((x / (box.width - LABEL_PX)) * count)
  return hour >= 0 && hour < count ? hour : undefined
}

function Strip(props: HeatStripProps) {
  const { name, points, rows, format, timezone, isWarned: warns, warning, describeHour } = props
  const { t } = useTranslation('common')
  const frame = useRef<HTMLDivElement>(null)
  const width = useElementWidth(frame, name) ?? 0
  const [chosen, setAt] = useState<number>()
  const at = chosen === undefined ? undefined : Math.min(chosen, points.length - 1)
  const timeLabels = stepLabels(points, timezone)
  const linesAt = (index: number): TooltipLine[] =>
    rows.map(({ id, label, values, format: own }) => {
      const value = values[index] ?? null
      return { id, label, value: value === null ? t('table.no_data') : (own ?? format)(value) }
    })
  const noteAt = (index: number) => (warns?.(index) ? warning : describeHour?.(index))
  const note = at === undefined ? undefined : noteAt(at)
  const showHour = (event: PointerEvent<HTMLElement>) => setAt(hourAt(event, points.length))
  return (
    <div
      ref={frame}
      className="relative max-sm:min-w-[720px] sm:touch-pan-y has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus-ring"
      onPointerMove={showHour}
      onPointerDown={showHour}
      onPointerLeave={() => setAt(undefined)}
    >
      <Grid {...props} at={at} />
      <StepSlider
        {...{ name, points, at, timeLabels, linesAt }}
        note={noteAt(at ?? points.length - 1)}
        onAt={setAt}
      />
      {at !== undefined && (
        <ChartTooltip
          title={timeLabels.full(points[at] ?? 0)}
          lines={linesAt(at)}
          note={note}
          x={LABEL_PX + ((at + 1) / points.length) * (width - LABEL_PX)}
          width={width}
          isBelow
        />
      )}
    </div>
  )
}

/** Shows the next hours side by side, usual above planned. */
export function HeatStrip(props: HeatStripProps) {
  const { points, rows, timezone, format } = props
  const timeLabels = stepLabels(points, timezone)
  return (
    <ChartFrame
      {...props}
      isEmpty={points.length === 0}
      height={rows.length * ROW_PX + 40}
      times={points.map(timeLabels.full)}
      columns={rows.map(({ id, label, values, format: own }) => ({
        id,
        label,
        values,
        format: own ?? format,
      }))}
    >
      {/* Under 640 px the hours keep their width and the strip scrolls sideways. */}
      <div className="relative px-4 max-sm:overflow-x-auto">
        <Strip {...props} />
      </div>
    </ChartFrame>
  )
}
