import { Children, type ReactNode, useId } from 'react'

import { cardClasses } from '../card'
import { FigureChange, type FigureChangeFacts } from '../text/figure-change'
import { cx } from '../cx'
import { InfoTip } from '../info-tip'
import { NoData } from '../text/figure'
import { SkeletonBar } from '../skeleton'
import { Sparkline } from './sparkline'

interface TileProps {
  label: string
  /** Formatted; undefined where there is no data. */
  value: ReactNode
  /** Population, formula and time zone. */
  info?: ReactNode
  change?: FigureChangeFacts | undefined
  /** The period or comparison: 'vs 28 days before'. Every number has one. */
  period: ReactNode
  points?: readonly number[]
  /** Makes the tile selectable: `isOn` marks the selected one. */
  choice?: { isOn: boolean; onPress: () => void }
}

/** Three rows shared with the tiles beside it, so that a label of two lines moves no figure out of line. */
const FRAME =
  'relative row-span-3 grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-subgrid px-4 py-[14px] border-line'

/** A figure with its change, its period and its sparkline. */
export function Tile({ label, value, info, change, period, points, choice }: TileProps) {
  const id = useId()
  return (
    <div
      role="group"
      aria-labelledby={id}
      className={cx(FRAME, choice && 'transition-colors hover:bg-fill', choice?.isOn && 'bg-fill')}
    >
      <div className="flex min-h-5 items-center gap-[2px] text-13 font-medium text-text-quiet">
        {choice ? (
          <button
            id={id}
            type="button"
            aria-pressed={choice.isOn}
            onClick={choice.onPress}
            className={cx(
              'rounded-mark text-start after:absolute after:inset-0',
              choice.isOn && 'text-text underline decoration-accent decoration-2 underline-offset-4',
            )}
          >
            {label}
          </button>
        ) : (
          <span id={id}>{label}</span>
        )}
        {info && (
          <span className={cx('flex', choice && 'relative z-10')}>
            <InfoTip about={label}>{info}</InfoTip>
          </span>
        )}
      </div>
      <div className="@container mt-[2px] mb-[6px]">
        {/* Long amounts would not fit otherwise; the line keeps its height. */}
        <div className="text-24 font-strong whitespace-nowrap tabular-nums @max-[168px]:text-20 @max-[168px]:leading-[var(--leading-24)]">
          <bdi>{value ?? <NoData />}</bdi>
        </div>
      </div>
      <div className="text-12 text-text-faint">
        {(change || points) && (
          <div className="flex h-lh items-end justify-between gap-2">
            {change && <FigureChange of={change} />}
            {points && <Sparkline points={points} className="-mt-2 ms-auto max-[359px]:hidden" />}
          </div>
        )}
        <div className="text-pretty">{period}</div>
      </div>
    </div>
  )
}

/** As high as a text line in every language: the line height comes with the size. */
const TileTextLine = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={cx('flex h-lh items-center', className)}>{children}</div>
)

/** Skeleton of a tile, with the same size; `isPlain` for one that shows no change. */
export function TileSkeleton({ isPlain = false }: { isPlain?: boolean }) {
  return (
    <div className={FRAME}>
      <TileTextLine className="min-h-5 text-13">
        <SkeletonBar className="h-[14px] w-24" />
      </TileTextLine>
      <TileTextLine className="mt-[2px] mb-[6px] text-24">
        <SkeletonBar className="h-6 w-32" />
      </TileTextLine>
      <div className="text-12">
        {!isPlain && (
          <TileTextLine>
            <SkeletonBar className="h-3 w-16" />
          </TileTextLine>
        )}
        <TileTextLine>
          <SkeletonBar className="h-3 w-28" />
        </TileTextLine>
      </div>
    </div>
  )
}

/** Column counts that leave no gap in the last row. */
const COLUMN_CLASSES: Record<number, string> = {
  2: 'grid-cols-2',
  3: 'grid-cols-1 sm:grid-cols-3',
  4: 'grid-cols-2 lg:grid-cols-4',
  5: 'grid-cols-2 sm:grid-cols-3 lg:grid-cols-5 [&>div:last-child]:max-lg:col-span-2',
  6: 'grid-cols-2 sm:grid-cols-3 xl:grid-cols-6',
  7: 'grid-cols-2 md:grid-cols-4 xl:grid-cols-7 [&>div:last-child]:max-xl:col-span-2',
  8: 'grid-cols-2 lg:grid-cols-4',
  10: 'grid-cols-2 lg:grid-cols-5',
}

/** Tiles share one card, separated by lines that end short of its edges. */
export function TileGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section
      aria-label={name}
      className={cx(
        cardClasses,
        'grid overflow-hidden',
        COLUMN_CLASSES[Children.toArray(children).length] ??
          'grid-cols-[repeat(auto-fit,minmax(max(150px,14%),1fr))]',
        '[&>*]:before:absolute [&>*]:before:inset-y-3 [&>*]:before:-start-px [&>*]:before:w-px [&>*]:before:bg-line',
        '[&>*]:after:absolute [&>*]:after:inset-x-4 [&>*]:after:-top-px [&>*]:after:h-px [&>*]:after:bg-line-quiet',
      )}
    >
      {children}
    </section>
  )
}
