import { memo, useState } from 'react'

import { cx } from '@/ui/cx'

import { estimateHeight } from '../rows/row-height'
import type { MessageRow } from '../rows/rows'
import { isSameLine, type LineProps } from './line'
import { MessageLine } from './message-line'

interface PassingLineProps extends LineProps<MessageRow> {
  /** Whether a fling passes the line. */
  isFlung: boolean
  /** Where the virtualizer expects it, in px. */
  top: number
}

/**
 * Two elements instead of some ten. In its estimated size, because each measured line makes the virtualizer
 * render a second time in the frame.
 */
function PlainLine({ row, index, top }: Pick<PassingLineProps, 'row' | 'index' | 'top'>) {
  const { message, isOwn, endsGroup } = row
  return (
    <div
      role="article"
      data-index={index}
      className={cx(
        'absolute inset-x-0 flex px-6 max-md:px-4',
        endsGroup ? 'pb-[30px]' : 'pb-[2px]',
        isOwn && 'flex-row-reverse',
      )}
      style={{ top, height: estimateHeight(row) }}
    >
      <p
        dir="auto"
        className={cx(
          'max-w-[min(472px,86%)] rounded-bubble px-3 py-2 text-start whitespace-pre-wrap [overflow-wrap:anywhere]',
          isOwn ? 'bg-bubble-own' : 'ms-10 bg-bubble-in',
          message.media.length > 0 && 'w-[340px]',
        )}
      >
        {message.text}
      </p>
    </div>
  )
}

const isSamePassing = (before: PassingLineProps, after: PassingLineProps): boolean =>
  before.isFlung === after.isFlung &&
  (before.top === after.top || !after.isFlung) &&
  isSameLine(before, after)

/** A message that is plain while a fling passes it, because a whole one takes more than a frame allows. */
export const PassingLine = memo(function PassingLine(line: PassingLineProps) {
  const { isFlung, row, index, top } = line
  const [isPlain, setPlain] = useState(isFlung)
  // A line that was whole before the fling stays so.
  if (isPlain && !isFlung) setPlain(false)
  return isPlain && isFlung ? <PlainLine row={row} index={index} top={top} /> : <MessageLine {...line} />
}, isSamePassing)
