import { Gem, type IconNode } from 'lucide'

import type { Media } from '@/domain/vault/media'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'

import { MediaThumbnail } from '../media/media-thumbnail'

interface MembershipArtProps {
  art: Media | null
  icon?: IconNode
  className?: string
}

/** A membership's picture; an icon where there is none. */
export const MembershipArt = ({ art, icon = Gem, className }: MembershipArtProps) =>
  art === null ? (
    <span className={cx('grid place-items-center bg-fill text-text-faint', className)}>
      <Icon of={icon} size="md" />
    </span>
  ) : (
    <MediaThumbnail media={art} mark="" isLarge isRevealable className={cx('rounded-none!', className)} />
  )
