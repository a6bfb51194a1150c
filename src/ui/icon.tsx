import type { LucideIcon } from 'lucide-react'
import { memo } from 'react'

import { ICON_PX } from '@/config/constants'

import { cx } from './cx'

export interface IconProps {
  of: LucideIcon
  size?: keyof typeof ICON_PX
  /** For what points back or on: mirrored where the text runs right to left. Never for media controls and clocks. */
  mirrored?: boolean
  /** Only where the picture is all there is; beside a word it stays silent. */
  name?: string
  className?: string | undefined
}

/** A picture at one of the five sizes (spec 9). Five parts each, which what stands around it need not draw again. */
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
      // Nothing of it lies outside, and each edge to cut at costs every frame of the page.
      className={cx('shrink-0 overflow-visible', mirrored && 'rtl:-scale-x-100', className)}
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    />
  )
})
