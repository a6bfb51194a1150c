import type { IconNode } from 'lucide'
import { createElement, memo } from 'react'

import { ICON_PX } from '@/config/constants'

import { cx } from './cx'

export interface IconProps {
  of: IconNode
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
 * parent. The icons come as data: lucide-react would cost the sign-in page 1.5 kB brotli (performance row 1).
 */
export const Icon = memo(function Icon({
  of: node,
  size = 'xs',
  mirrored = false,
  name,
  className,
}: IconProps) {
  return (
    <svg
      width={ICON_PX[size]}
      height={ICON_PX[size]}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size === 'xxs' ? 2.25 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      // The paths stay inside the box, and each clipping edge costs time in every frame.
      className={cx('shrink-0 overflow-visible', mirrored && 'rtl:-scale-x-100', className)}
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {node.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  )
})
