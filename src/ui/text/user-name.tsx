import { memo } from 'react'

import { isolate } from '@/lib/text/isolate'
import { hasPendingName } from '@/lib/text/pending-name'

import { cx } from '../cx'
import { SkeletonBar } from '../skeleton'

/** Direction controls that a user may hide in a name to reverse other text. */
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g

/** Removes hidden direction controls from a name, for plain text. */
export const plainName = (name: string): string => name.replace(DIRECTION_CONTROLS, '')

/** A name inside a sentence: its direction does not turn the words around it. */
export const isolatedName = (name: string): string => isolate(plainName(name))

/** Renders text that contains names; a skeleton of the same length until they load. */
export function TextWithNames({ children }: { children: string }) {
  if (!hasPendingName(children)) return children
  const width = children.length > 24 ? 'w-48' : 'w-24'
  return <SkeletonBar className={cx('inline-block! h-[0.8em] max-w-full align-middle', width)} />
}

/** Renders a name as typed, with bidi isolation; a skeleton until it loads. */
export const UserName = memo(function UserName({ name, className }: { name: string; className?: string }) {
  if (hasPendingName(name)) return <TextWithNames>{name}</TextWithNames>
  return (
    <bdi dir="auto" className={className}>
      {plainName(name)}
    </bdi>
  )
})
