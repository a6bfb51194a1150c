import { accountNameOf } from '@/domain/account/account-name'
import { memo, type MouseEvent } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { nameOf, useDisplay } from '@/api/user-names'
import type { Channel } from '@/domain/chat/channel'
import type { UserDisplay } from '@/domain/account/user-display'
import { formatNumber } from '@/i18n/format'
import { cx } from '@/ui/cx'
import { SkeletonBar } from '@/ui/skeleton'
import { UserName } from '@/ui/text/user-name'

import { useLongPress } from '../../base/use-long-press'
import { RowBadges, useHasRowBadge } from './row-badges'
import { RowEnd } from './row-end'
import { RowAvatar, SelectMark } from './row-avatar'
import { RowLabels } from './row-labels'
import { type Reader, RowPreview } from './row-preview'

/** What a press on a row does. */
export interface RowActions {
  toggle: (channelId: string) => void
  extend: (channelId: string) => void
  /** Called on a long press, which starts selection mode. */
  startSelection: (channelId: string) => void
  preload: (channelId: string) => void
  open: (channelId: string) => void
}

export interface RowReader extends Reader {
  /** How long a fan may wait for a reply. */
  targetMs: number
}

export interface RowProps {
  of: Channel
  to: string
  reader: RowReader
  isOpen: boolean
  /** Whether it is the tab stop of the list. */
  isActive: boolean
  /** Undefined outside selection mode. */
  isSelected: boolean | undefined
  actions: RowActions
}

/** Nickname before display name, because the staff's name for the fan comes first. */
function RowName({
  of,
  display,
  hasBadge,
}: {
  of: Channel
  display: UserDisplay | null | undefined
  hasBadge: boolean
}) {
  const { t } = useTranslation('tools')
  const weight = of.unreadCount > 0 ? 'font-strong' : 'font-medium'
  if (of.kind === 'group')
    return (
      <>
        <UserName name={of.title ?? t('inbox.row_group')} className={cx('cut', weight)} />
        {of.memberCount !== null && (
          <span className="cut shrink-[99999] text-13 text-text-faint @max-md/list:hidden">
            {t('inbox.row_members', { count: of.memberCount, number: formatNumber(of.memberCount) })}
          </span>
        )}
      </>
    )
  if (display === undefined) return <SkeletonBar className="my-1 h-3 w-24" />
  if (display === null) return <span className={cx('cut', weight)}>{t('inbox.row_unknown')}</span>
  const name = nameOf(display)
  const other = display.nickname ? accountNameOf(display) : display.username
  return (
    <>
      <UserName name={name} className={cx('cut', weight)} />
      {other !== name && (
        <UserName
          name={other}
          // Shrinks first, because any truncation of the name would already cut it.
          className={cx(
            'cut shrink-[99999] text-13 text-text-faint group-aria-[current]/row:text-text-quiet',
            hasBadge && '@max-md/list:hidden',
          )}
        />
      )}
    </>
  )
}

const ROW_CLASS =
  'group/row grid h-full contain-strict w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-[10px] rounded-row px-2 text-start select-none hover:bg-row-hover focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus-ring aria-[current]:bg-accent-quiet aria-checked:bg-accent-quiet'

function RowBody({ of, reader, isSelected }: Pick<RowProps, 'of' | 'reader' | 'isSelected'>) {
  const display = useDisplay(of.userId)
  const hasBadge = useHasRowBadge(of)
  return (
    <>
      <span className="flex">
        {isSelected === undefined ? (
          <RowAvatar of={of} name={display ? nameOf(display) : ''} />
        ) : (
          <SelectMark isSelected={isSelected} />
        )}
      </span>
      <span className="flex min-w-0 items-center gap-4">
        <span className="block min-w-0 flex-1">
          <span className="flex h-5 min-w-0 items-center gap-[6px] overflow-hidden leading-5">
            <RowName of={of} display={display} hasBadge={hasBadge} />
            <RowBadges of={of} />
          </span>
          <span className="mt-[2px] flex h-5 min-w-0 items-center gap-1 text-13 leading-5 text-text-quiet">
            <RowPreview of={of} reader={reader} />
          </span>
        </span>
        <RowLabels ids={of.labels} creatorId={reader.creatorId} />
      </span>
      <RowEnd of={of} targetMs={reader.targetMs} />
    </>
  )
}

/** Returns whether the browser opens the link in a new tab. */
const isForNewTab = ({ button, metaKey, ctrlKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || altKey

/** A conversation: name, last message, waiting time, spend (screens S10). */
export const ChannelRow = memo(function ChannelRow(row: RowProps) {
  const { of, actions, isSelected } = row
  const isSelecting = isSelected !== undefined
  const id = of.channelId
  const press = useLongPress(() => actions.startSelection(id))
  const marks = { 'data-row': id, tabIndex: row.isActive ? 0 : -1, className: ROW_CLASS }
  const onClick = (event: MouseEvent) => {
    if (isForNewTab(event) && !isSelecting) return
    event.preventDefault()
    if (press.wasLong()) return
    if (event.shiftKey) actions.extend(id)
    else if (isSelecting) actions.toggle(id)
    else actions.open(id)
  }
  return (
    // A plain link: every router `Link` re-renders with each change of the URL.
    <a
      href={row.to}
      // The same element in both modes, so that the focus stays when selection starts.
      {...(isSelecting && { role: 'checkbox', 'aria-checked': isSelected })}
      {...(row.isOpen && !isSelecting && { 'aria-current': 'page' as const })}
      {...marks}
      {...press.handlers}
      onPointerDown={(event) => {
        press.handlers.onPointerDown(event)
        // `pointerdown` comes some 100 ms before the click: enough to preload the thread.
        actions.preload(id)
      }}
      // The same press would open the browser's link menu.
      onContextMenu={(event) => press.isPressed() && event.preventDefault()}
      draggable={false}
      onClick={onClick}
    >
      <RowBody of={of} reader={row.reader} isSelected={isSelected} />
    </a>
  )
})
