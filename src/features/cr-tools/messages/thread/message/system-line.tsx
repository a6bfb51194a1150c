import { memo } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { DayName } from '../../../base/day-name'
import type { MessageRow, Row } from '../rows/rows'
import { EventLine } from './event-line'
import { isSameLine, lineAttributes, type LineProps } from './line'

const rule = 'h-px flex-1'

/** Divider at the start of a day. */
const DayLine = ({ at }: { at: number }) => (
  <div className="flex items-center gap-3 pt-4 pb-3 text-12 font-medium text-text-faint">
    <span aria-hidden className={`${rule} bg-line-quiet`} />
    <h2 className="font-medium">
      <DayName at={at} />
    </h2>
    <span aria-hidden className={`${rule} bg-line-quiet`} />
  </div>
)

/** Divider before the first unread message. */
function NewLine() {
  const { t } = useTranslation('tools')
  return (
    <div className="flex items-center gap-3 pt-1 pb-3 text-12 font-medium text-accent-text">
      <h2 className="font-medium">{t('thread.new')}</h2>
      <span aria-hidden className={`${rule} bg-accent-line`} />
    </div>
  )
}

/** A line that is not a message: a divider or an event. */
export const SystemLine = memo(function SystemLine(line: LineProps<Exclude<Row, MessageRow>>) {
  const { row, names, context } = line
  return (
    <div {...lineAttributes(line)}>
      {row.kind === 'day' && <DayLine at={row.at} />}
      {row.kind === 'new' && <NewLine />}
      {row.kind === 'event' && <EventLine message={row.message} name={names.name} query={context.query} />}
    </div>
  )
}, isSameLine)
