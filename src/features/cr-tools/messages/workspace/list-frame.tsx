import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { deferred } from '@/services/loading/deferred'
import { cx } from '@/ui/cx'
import { SkeletonBar, Skeleton } from '@/ui/skeleton'

import type { ListProps } from '../list/list'

/** The list pane: beside a conversation, or the whole page. */
const paneClass = (isOnePane: boolean) =>
  cx('apart flex min-w-0', isOnePane ? 'flex-1' : 'w-80 shrink-0 border-e border-line')

const ListPlaceholder = (
  <Skeleton>
    <div className="flex h-pane-head items-center px-3">
      <SkeletonBar className="h-3 w-32" />
    </div>
    <div className="px-3 pt-1 pb-2">
      <SkeletonBar className="h-control rounded-control" />
    </div>
  </Skeleton>
)

/** Lazy: beside an open conversation it loads after the thread, and the inbox awaits its `load`. */
export const LazyList = deferred<ListProps>(async () => (await import('../list/list')).List, {
  placeholder: ListPlaceholder,
  when: 'idle',
})

interface ListFrameProps extends ListProps {
  /** Whether the pane is the whole page. */
  isOnePane: boolean
  foot: ReactNode
}

/** Placeholder of the list while the inbox renders. */
export const ListPanePlaceholder = ({ isOnePane }: { isOnePane: boolean }) => (
  <div className={paneClass(isOnePane)}>
    <div className="min-w-0 flex-1 bg-surface">{ListPlaceholder}</div>
  </div>
)

/** The list's pane with the clock in its footer, which works before the list has loaded. */
export function ListFrame({ isOnePane, foot, ...list }: ListFrameProps) {
  const { t } = useTranslation('tools')
  return (
    <div hidden={!list.isShown} className={paneClass(isOnePane)}>
      <section
        aria-label={t('inbox.list')}
        {...(list.isShown && { 'data-pane': "[data-row][tabindex='0']" })}
        className="@container/list flex min-h-0 min-w-0 flex-1 flex-col bg-surface outline-none"
      >
        <div className="flex min-h-0 flex-1 flex-col">
          <LazyList {...list} />
        </div>
        {list.isShown && foot && <div className="shrink-0 border-t border-line empty:hidden">{foot}</div>}
      </section>
    </div>
  )
}
