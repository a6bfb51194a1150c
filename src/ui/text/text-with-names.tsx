import { hasPendingName } from '@/lib/text/pending-name'

import { cx } from '../cx'
import { SkeletonBar } from '../skeleton'

/** Renders text that contains names; a skeleton of the same length until they load. */
export function TextWithNames({ children, className }: { children: string; className?: string }) {
  if (!hasPendingName(children)) return children
  const width = children.length > 24 ? 'w-48' : 'w-24'
  return <SkeletonBar className={cx('inline-block! h-[0.8em] max-w-full align-middle', width, className)} />
}
