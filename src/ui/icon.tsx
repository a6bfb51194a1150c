import type { LucideIcon } from 'lucide-react'
import { memo } from 'react'

import { ICON_PX } from '@/config/constants'

import { cx } from './cx'

export interface IconProps {
  of: LucideIcon
  size?: keyof typeof ICON_PX
  /**
   * For icons that point back or forward: mirrored in right-to-left text. Never for media controls and
   * clocks.
   */
  mirrored?: boolean
  /** Accessible name, only for an icon without a label; beside a label it is hidden from screen readers. */
  name?: string
  className?: string | undefined
}

/**
 * An icon in one of five sizes (requirements 9). Memoised, because its five elements rarely change with their
 * parent.
 */
export const Icon = memo(function Icon({
  of: Glyph,
  size = 'xs',
  mirrored = false,
  name,
  className,
}: IconProps) {
  return (
    <Glyph
      size={ICON_PX[size]}
      strokeWidth={size === 'xxs' ? 2.25 : 1.75}
      // The paths stay inside the box, and each clipping edge costs time in every frame.
      className={cx('shrink-0 overflow-visible', mirrored && 'rtl:-scale-x-100', className)}
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    />
  )
})
