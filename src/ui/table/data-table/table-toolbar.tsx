import { X } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { formatNumber } from '@/i18n/format'

import { cx } from '../../cx'
import { usePassFocusOn } from '../../focus-return'
import { IconButton } from '../../icon-button'
import { SearchField } from '../../field/search-field'

interface Selection {
  count: number
  onClear: () => void
  actions: ReactNode
}

/** Bulk actions; when they unmount with the selection, the focus moves to the heading. */
function SelectionActions({ count, onClear, actions }: Selection) {
  const { t } = useTranslation('common')
  const group = usePassFocusOn<HTMLDivElement>(({ parentElement }) => parentElement?.querySelector('h2'))
  return (
    <div
      ref={group}
      role="group"
      aria-label={t('data_table.bulk')}
      className="flex flex-wrap items-center gap-2"
    >
      <span role="status" className="text-14 font-strong">
        {t('data_table.selected', { count })}
      </span>
      <IconButton icon={X} size="small" name={t('data_table.clear')} onClick={onClear} />
      {actions}
    </div>
  )
}

/** The toolbar above the rows: title, count and actions; shows bulk actions while rows are selected. */
export function TableToolbar({
  title,
  detail,
  shown,
  total,
  search,
  selection,
  children,
}: {
  title: ReactNode
  detail?: ReactNode
  shown: number
  total: number
  search?: { label: string; value: string; onChange: (text: string) => void } | undefined
  /** Bulk actions show while rows are selected. */
  selection: Selection
  children: ReactNode
}) {
  const { t } = useTranslation('common')
  const some =
    shown === total
      ? formatNumber(total)
      : t('data_table.count', { shown: formatNumber(shown), total: formatNumber(total) })
  // Hides a zero: the state below says whether it is empty, loading or failed.
  const count = total === 0 ? '' : some
  const isSelecting = selection.count > 0
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-2 gap-y-1 ps-4 pe-3 py-1">
      <h2
        tabIndex={-1}
        className={cx(
          'outline-none',
          isSelecting ? 'sr-only' : 'flex min-h-10 items-center text-14 font-strong',
        )}
      >
        {title}
      </h2>
      {isSelecting ? (
        <SelectionActions {...selection} />
      ) : (
        <>
          <span role="status" className="text-13 text-text-quiet tabular-nums">
            {count}
          </span>
          {detail && <span className="border-s border-line ps-2 text-13 text-text-quiet">{detail}</span>}
        </>
      )}
      <div className="ms-auto flex min-w-0 flex-wrap items-center gap-2">
        {search && (
          <SearchField
            name={search.label}
            value={search.value}
            onChange={search.onChange}
            className="w-52 max-sm:w-full"
          />
        )}
        {children}
      </div>
    </div>
  )
}
