import type { ReactNode } from 'react'

import { hasPendingName } from '@/lib/text/pending-name'
import { cx } from '@/ui/cx'
import { nextRow, usePassFocusOn } from '@/ui/focus-return'
import { Avatar } from '@/ui/text/avatar'
import { TextWithNames } from '@/ui/text/user-name'

interface ActionItemProps {
  person: { id: string; name: string }
  title: ReactNode
  children?: ReactNode
  actions: ReactNode
}

/** One item that needs a decision: whom it concerns, what it is, and the actions. */
export function ActionItem({ person, title, children, actions }: ActionItemProps) {
  const isPending = typeof title === 'string' && hasPendingName(title)
  return (
    <li
      ref={usePassFocusOn<HTMLLIElement>(nextRow)}
      tabIndex={-1}
      className="-outline-offset-2 flex gap-3 border-b border-line-quiet p-4 last:border-b-0"
    >
      <Avatar of={{ ...person, kind: 'staff' }} size={24} />
      <div className="min-w-0 flex-1">
        {/* Names wrap the title to two lines; the skeleton has two as well, so nothing below shifts. */}
        <h4 className={cx('font-medium text-pretty', isPending && 'min-h-[2lh]')}>
          {typeof title === 'string' ? <TextWithNames>{title}</TextWithNames> : title}
        </h4>
        <div className="text-13 text-pretty text-text-quiet">{children}</div>
        <div className="mt-2 flex flex-wrap gap-2">{actions}</div>
      </div>
    </li>
  )
}
