import { Check, type IconNode, LoaderCircle, OctagonAlert, TriangleAlert } from 'lucide'
import { type CSSProperties, memo } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { ScheduleItem } from '@/domain/schedule/schedule'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'

import { useItemText } from '../item/item-text'
import { KIND_STYLE } from '../kind-style'

interface ItemFlag {
  icon: IconNode
  className: string
  text: string
}

interface ItemChipProps {
  item: ScheduleItem
  timezone: string
  clashes: boolean
  isLifted: boolean
  mayMove: boolean
  helpId: string
  onOpen: (itemId: string) => void
  /** Position in a week column; absent in the month grid. */
  style?: CSSProperties | undefined
}

/** The most important status of an item as icon and text. */
function useItemFlag(item: ScheduleItem, clashes: boolean): ItemFlag | undefined {
  const { t } = useTranslation('calendar')
  if (item.state === 'failed')
    return { icon: OctagonAlert, className: 'text-danger-text', text: t('scheduler.state_failed') }
  if (item.state === 'publishing')
    return { icon: LoaderCircle, className: 'text-info-text', text: t('scheduler.state_publishing') }
  if (clashes) return { icon: TriangleAlert, className: 'text-warning-text', text: t('scheduler.clash') }
  return undefined
}

const CHIP_STYLE =
  'min-w-0 rounded-mark border border-s-[3px] border-line bg-surface-raised px-1 text-start text-12 select-none hover:bg-fill focus-visible:z-30 data-lifted:opacity-40 pointer-coarse:min-h-9 forced-colors:border-[ButtonText]'

/** One item in the grid. The grid handles drag and keyboard events by delegation. */
export const ItemChip = memo(function ItemChip(props: ItemChipProps) {
  const { item, timezone, isLifted, mayMove, helpId, onOpen, style: position } = props
  const { t } = useTranslation('calendar')
  const itemText = useItemText(timezone)
  const flag = useItemFlag(item, props.clashes)
  const { icon, edge, text } = KIND_STYLE[item.kind]
  const isDone = item.state === 'done'
  return (
    <button
      type="button"
      data-item={item.itemId}
      // Roving tabindex: the grid sets one chip to 0.
      tabIndex={-1}
      aria-describedby={helpId}
      onClick={() => onOpen(item.itemId)}
      style={position}
      className={cx(
        CHIP_STYLE,
        edge,
        position
          ? 'absolute flex flex-col justify-start gap-[1px] overflow-hidden py-[2px]'
          : 'block min-h-6 w-full py-[2px]',
        mayMove ? 'cursor-grab' : 'cursor-pointer',
        isDone && 'text-text-quiet',
        isLifted && 'outline-2 outline-accent',
      )}
    >
      {/* Whole lines: what has no room wraps out of them, so no time is cut to other digits. */}
      <span
        className={cx(
          'flex min-w-0 flex-wrap content-start items-center gap-x-1 overflow-hidden *:h-[18px] *:leading-[18px]',
          position && !flag ? 'max-h-9' : 'h-[18px]',
        )}
      >
        <Icon of={icon} size="xxs" className={text} />
        <span className="sr-only">{t(`scheduler.kind_${item.kind}`)}</span>
        {/* In a lane narrower than the time, the empty box before it keeps the line, and the time wraps away. */}
        <span className="flex min-w-0 flex-wrap overflow-hidden before:h-full before:content-['']">
          <bdi data-time className="font-medium whitespace-nowrap tabular-nums">
            {itemText.time(item.at)}
          </bdi>
        </span>
        <span dir="auto" className="cut min-w-0 flex-[1_1_24px] text-start">
          {itemText.text(item)}
        </span>
        {isDone && (
          // Beside a time like 12:59 PM a tablet's day has no room for it; the text is quiet there.
          <span className="flex items-center max-lg:sr-only">
            <Icon of={Check} size="xxs" name={t('scheduler.state_done')} className="text-text-quiet" />
          </span>
        )}
      </span>
      {flag && (
        <span className={cx('flex min-w-0 items-center gap-1 font-medium', flag.className)}>
          <Icon of={flag.icon} size="xxs" />
          <span className="cut">{flag.text}</span>
        </span>
      )}
    </button>
  )
})
