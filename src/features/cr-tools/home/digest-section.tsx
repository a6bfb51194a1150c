import { type ReactNode, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'
import { Link } from 'react-router'

import { formatNumber } from '@/i18n/format'
import { Button } from '@/ui/button'
import { cx } from '@/ui/cx'

const SHOWN_LINES = 5

const LINE = 'flex min-h-8 items-center gap-3'

/** One event; a link when there is a page to act on it. */
function DigestLine({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (to === undefined) return <div className={LINE}>{children}</div>
  return (
    <Link
      to={to}
      className={cx(LINE, '-mx-2 rounded-row px-2 hover:bg-fill max-lg:min-h-11 pointer-coarse:min-h-11')}
    >
      {children}
    </Link>
  )
}

/**
 * Section of one kind of event: count, sum, first few lines, and the rest on demand. Empty sections render
 * nothing.
 */
export function DigestSection<Item>({
  title,
  sum,
  items,
  keyOf,
  hrefOf,
  children,
}: {
  title: string
  sum?: ReactNode
  items: readonly Item[]
  keyOf: (item: Item) => string
  hrefOf: (item: Item) => string | undefined
  children: (item: Item) => ReactNode
}) {
  const { t } = useTranslation('home')
  const [isOpen, setIsOpen] = useState(false)
  if (items.length === 0) return null
  const rest = items.length - SHOWN_LINES
  return (
    <section className="border-t border-line-quiet px-4 py-3">
      <h3 className="flex items-baseline gap-2 text-13 font-medium text-text-quiet">
        {title}
        <span className="tabular-nums">{formatNumber(items.length)}</span>
        {sum && <span className="ms-auto font-strong text-text">{sum}</span>}
      </h3>
      <ul aria-label={title} className="mt-1">
        {(isOpen ? items : items.slice(0, SHOWN_LINES)).map((item) => (
          <li key={keyOf(item)}>
            <DigestLine to={hrefOf(item)}>{children(item)}</DigestLine>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button
          kind="link"
          size="small"
          className="min-h-6"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('digest.show_fewer') : t('digest.show_all', { count: rest })}
        </Button>
      )}
    </section>
  )
}
