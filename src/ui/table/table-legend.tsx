import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { cx } from '../cx'
import type { Column } from './table-column'

/** Explains the figures of all cards once, because cards have no headings with tooltips. */
export function TableLegend<Row>({
  columns,
  className,
}: {
  columns: readonly Column<Row>[]
  className?: string
}) {
  const { t } = useTranslation('common')
  const [isOpen, setOpen] = useState(false)
  const explained = columns.filter(({ info }) => info !== undefined)
  if (explained.length === 0) return null
  return (
    <details
      className={cx('border-b border-line-quiet px-4 py-2 text-13 text-text-quiet', className)}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="hit-target w-fit cursor-default rounded-mark font-medium hover:text-text">
        {t('table.legend')}
      </summary>
      {isOpen && (
        <dl className="grid gap-2 py-2">
          {explained.map(({ id, header, info }) => (
            <div key={id}>
              <dt className="font-medium text-text">{header}</dt>
              <dd className="text-pretty">{info}</dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  )
}
