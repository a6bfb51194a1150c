import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { late } from '@/services/late'
import { useRegisterShortcuts } from '@/services/shortcuts'
import { cx } from '@/ui/cx'
import { Bone, Skeleton } from '@/ui/skeleton'

import type { ListProps } from '../list/list'
import { keysFor, ListKeys } from '../list/list-keys'

/** The list pane: beside a conversation, or the whole page. */
const paneLook = (isOnePane: boolean) =>
  cx('apart flex min-w-0', isOnePane ? 'flex-1' : 'w-80 shrink-0 border-e border-line')

const ListOnItsWay = (
  <Skeleton>
    <div className="flex h-pane-head items-center px-3">
      <Bone className="h-3 w-32" />
    </div>
    <div className="px-3 pt-1 pb-2">
      <Bone className="h-control rounded-control" />
    </div>
  </Skeleton>
)

/** Lazy: beside an open conversation it loads after the thread, and the inbox awaits its `load`. */
export const LateList = late<ListProps>(async () => (await import('../list/list')).List, ListOnItsWay)

interface ListFrameProps extends Omit<ListProps, 'keys'> {
  /** Whether the pane is the whole page. */
  isOnePane: boolean
  foot: ReactNode
}

/** Placeholder of the list while the inbox renders. */
export const PaneOnItsWay = ({ isOnePane }: { isOnePane: boolean }) => (
  <div className={paneLook(isOnePane)}>
    <div className="min-w-0 flex-1 bg-surface">{ListOnItsWay}</div>
  </div>
)

/**
 * The list's pane with the clock in its footer; the clock and the list's shortcuts work before the list has
 * loaded.
 */
export function ListFrame({ isOnePane, foot, ...list }: ListFrameProps) {
  const { t } = useTranslation('tools')
  const [keys] = useState(() => new ListKeys())
  useRegisterShortcuts(useMemo(() => keysFor(keys), [keys]))
  return (
    <div hidden={!list.isShown} className={paneLook(isOnePane)}>
      <section
        aria-label={t('inbox.list')}
        {...(list.isShown && { 'data-pane': "[data-row][tabindex='0']" })}
        className="@container/list flex min-h-0 min-w-0 flex-1 flex-col bg-surface outline-none"
      >
        <div className="flex min-h-0 flex-1 flex-col">
          <LateList {...list} keys={keys} />
        </div>
        {list.isShown && foot && <div className="shrink-0 border-t border-line empty:hidden">{foot}</div>}
      </section>
    </div>
  )
}
