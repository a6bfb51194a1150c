import { hasPendingName } from '@/lib/pending-name'

import { cx } from './cx'
import { Bone } from './skeleton'

/** Renders text that contains names; a skeleton of the same length until they load. */
export function NamedText({ children, className }: { children: string; className?: string }) {
  if (!hasPendingName(children)) return children
  const width = children.length > 24 ? 'w-48' : 'w-24'
  return <Bone className={cx('inline-block! h-[0.8em] max-w-full align-middle', width, className)} />
}
