import type { ReactNode } from 'react'

import { cx } from './cx'

/** Card frame classes, for elements that already have another role. */
export const cardClasses = 'rounded-card border border-line bg-surface-raised'

/** A section of a page with its own heading. Cards do not nest. */
export function Card({
  title,
  detail,
  actions,
  children,
  body,
  className,
}: {
  title?: ReactNode
  /** The unit of the figures, or a count. */
  detail?: ReactNode
  actions?: ReactNode
  children: ReactNode
  /** Layout of the content, which then keeps the card's distance from its edges. */
  body?: string
  className?: string
}) {
  return (
    <section className={cx(cardClasses, 'min-w-0', className)}>
      {(title || actions) && (
        <div className="flex min-h-14 flex-wrap items-center gap-x-2 gap-y-1 ps-4 pe-3 pt-1">
          {title && <h2 className="text-14 font-strong">{title}</h2>}
          {detail && <span className="text-13 text-text-quiet">{detail}</span>}
          {actions && <div className="ms-auto flex items-center gap-2">{actions}</div>}
        </div>
      )}
      {body === undefined ? children : <div className={cx('px-4 pb-4', body)}>{children}</div>}
    </section>
  )
}
