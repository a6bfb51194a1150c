import { type ReactElement, type ReactNode, useState } from 'react'

import { formatNumber } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { Button } from '@/ui/button'
import { ContentState, type ContentStatus } from '@/ui/feedback/content-state'
import { nextRow, usePassFocusOn } from '@/ui/focus-return'
import { SkeletonBar } from '@/ui/skeleton'

/** The most items shown before the user expands the rest. */
const INITIAL_COUNT = 3

/** Reserves the space of items while they load. */
export const NeedsSkeleton = () =>
  Array.from({ length: INITIAL_COUNT }, (_, index) => (
    <div key={index} className="flex gap-3 border-t border-line-quiet p-4">
      <SkeletonBar className="size-6 rounded-full" />
      <div className="flex grow flex-col gap-2">
        <SkeletonBar className="h-4 w-40" />
        <SkeletonBar className="h-3 w-56 max-w-full" />
        <SkeletonBar className="mt-1 h-7 w-36 rounded-control" />
      </div>
    </div>
  ))

interface NeedsSectionProps {
  title: string
  /** The total, if not all are loaded. */
  count?: number
  status: ContentStatus
  /** The number shown at first, for tall items. */
  initialCount?: number
  /** A link to the rest, instead of expanding here. */
  more?: ReactNode
  /** Each an `li`. */
  children: readonly ReactElement[]
}

const nextHeading = (section: HTMLElement) => nextRow(section)?.querySelector('h3')

/** A few items of one kind; renders nothing if there are none, and keeps an error inside. */
export function NeedsSection(props: NeedsSectionProps) {
  const { status, children } = props
  // Offline, a kind without data counts as empty.
  const hasNothing = status.kind === 'empty' || (status.kind === 'ready' && children.length === 0)
  return hasNothing ? null : <FilledSection {...props} />
}

function FilledSection(props: NeedsSectionProps) {
  const { title, count, status, initialCount = INITIAL_COUNT, more, children } = props
  const { t } = useTranslation('analytics')
  const [isOpen, setOpen] = useState(false)
  const all = count ?? children.length
  return (
    <section
      ref={usePassFocusOn<HTMLElement>(nextHeading)}
      aria-label={title}
      className="border-t border-line-quiet"
    >
      <h3
        tabIndex={-1}
        className="-outline-offset-2 flex items-center gap-2 px-4 pt-3 text-13 font-medium text-text-quiet"
      >
        {title}
        {children.length > 0 && <span className="tabular-nums">{formatNumber(all)}</span>}
      </h3>
      <ContentState status={status}>
        <ul>{children.slice(0, isOpen ? undefined : initialCount)}</ul>
        {all > initialCount && (
          <div className="flex flex-wrap gap-2 px-2 pb-3">
            {children.length > initialCount && (
              <Button kind="ghost" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {isOpen ? t('floor.show_fewer') : t('floor.show_all', { count: children.length })}
              </Button>
            )}
            {more}
          </div>
        )}
      </ContentState>
    </section>
  )
}
