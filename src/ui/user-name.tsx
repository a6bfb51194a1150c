import { memo } from 'react'

import { hasPendingName } from '@/lib/pending-name'

import { NamedText } from './named-text'

/** Direction controls a user may hide in a name, to make other text read backwards. */
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g

/** A name without hidden direction controls, for places that take text alone. */
export const plainName = (name: string): string => name.replace(DIRECTION_CONTROLS, '')

/** A name as its owner typed it, kept from turning the text around it; a skeleton until it has loaded. */
export const UserName = memo(function UserName({ name, className }: { name: string; className?: string }) {
  if (hasPendingName(name)) return <NamedText>{name}</NamedText>
  return (
    <bdi dir="auto" className={className}>
      {plainName(name)}
    </bdi>
  )
})
