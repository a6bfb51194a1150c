import { Users } from 'lucide-react'

import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'

const SIZES = { 36: 'size-9', 40: 'size-10', 44: 'size-11' }

/** A group has no face of its own: the same mark in the list, over the thread and in the panel. `name`: where nothing else says it is a group. */
export const GroupFace = ({ size, name }: { size: keyof typeof SIZES; name?: string }) => (
  <span
    className={cx(
      'grid shrink-0 place-items-center rounded-full bg-fill-pressed text-text-quiet',
      SIZES[size],
    )}
  >
    <Icon of={Users} size="sm" {...(name && { name })} />
  </span>
)
