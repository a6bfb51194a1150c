import { Users } from 'lucide'
import { useState } from 'react'

import type { Channel } from '@/domain/chat/channel'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'

const SIZES = { 36: 'size-9', 40: 'size-10', 44: 'size-11' }

interface GroupAvatarProps {
  of: Pick<Channel, 'pictureUrl'>
  size: keyof typeof SIZES
  /** Set when nothing else says that it is a group. */
  name?: string
}

/** A group's picture; an icon when it has none or loading fails. */
export function GroupAvatar({ of: { pictureUrl }, size, name }: GroupAvatarProps) {
  const [failed, setFailed] = useState<string>()
  return (
    <span
      className={cx(
        'relative grid shrink-0 place-items-center rounded-full bg-fill-pressed text-text-quiet',
        SIZES[size],
      )}
    >
      <Icon of={Users} size="sm" {...(name && { name })} />
      {pictureUrl !== null && pictureUrl !== failed && (
        <img
          src={pictureUrl}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(pictureUrl)}
          className="absolute inset-0 size-full rounded-full object-cover"
        />
      )}
    </span>
  )
}
