import { Gem, type LucideIcon } from 'lucide-react'
import { useState } from 'react'

import type { Media } from '@/domain/vault/media'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'

/** A membership's picture, with a generated fallback when it is missing or fails to load. */
export function MembershipArt({
  of,
  icon = Gem,
  className,
}: {
  of: Media | null
  icon?: LucideIcon
  className?: string
}) {
  const src = of?.thumbUrl ?? of?.url ?? null
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span className={cx('relative block overflow-hidden bg-fill', className)}>
      {src === null || src === broken ? (
        <span className="grid size-full place-items-center text-text-faint">
          <Icon of={icon} size="md" />
        </span>
      ) : (
        <img
          src={src}
          alt=""
          loading="lazy"
          draggable={false}
          onError={() => setBroken(src)}
          className="size-full object-cover"
        />
      )}
    </span>
  )
}
