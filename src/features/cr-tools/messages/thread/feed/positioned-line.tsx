import { memo } from 'react'

import { cx } from '@/ui/cx'

import { isSameLine, Line, type LineProps } from '../message/line'
import type { Row } from '../base/rows'

interface PositionedLineProps extends LineProps {
  index: number
  /** Ref callback that measures the height for the virtualizer. */
  measure: (element: HTMLElement | null) => void
  /** Whether it is the tab stop. */
  isActive: boolean
  /** Whether it is the target of the last jump. */
  isHighlighted: boolean
  onFocus: (key: string) => void
}

/** Returns the IDs that label a message: sender, content, time and reactions. */
function labelOf(row: Row) {
  if (row.kind !== 'message') return {}
  const label = `who-${row.key} what-${row.key} meta-${row.key}`
  return { 'aria-labelledby': row.message.review ? `${label} review-${row.key}` : label }
}

/** Compares by content, because most lines are unchanged when a message arrives. */
const isSame = (before: PositionedLineProps, after: PositionedLineProps): boolean =>
  before.index === after.index &&
  before.isActive === after.isActive &&
  before.isHighlighted === after.isHighlighted &&
  before.measure === after.measure &&
  before.onFocus === after.onFocus &&
  before.row.key === after.row.key &&
  isSameLine(before, after)

/** A line at its position; a focusable one is an article. */
export const PositionedLine = memo(function PlacedLine(props: PositionedLineProps) {
  const { index, measure, isActive, isHighlighted, onFocus, ...line } = props
  const { row } = line
  const article = 'message' in row && {
    role: 'article',
    tabIndex: isActive ? 0 : -1,
    'data-key': row.key,
    onFocus: () => onFocus(row.key),
    ...labelOf(row),
  }
  return (
    <div
      ref={measure}
      data-index={index}
      {...article}
      className={cx(
        'group/article absolute inset-x-0 top-0 px-6 outline-none transition-colors duration-slow max-md:px-4 pointer-coarse:select-none',
        isHighlighted && 'bg-fill',
      )}
    >
      <Line {...line} />
    </div>
  )
}, isSame)
