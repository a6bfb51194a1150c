import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { href, type PlaceName } from '@/domain/routes'

import { prefetchScreen } from '../screen-loads'

/** A link of the main navigation: says where we are, and asks for the page's code as soon as it is aimed at. */
export function MainLink({
  to,
  isHere,
  className,
  label,
  onClick,
  children,
}: {
  to: PlaceName
  isHere: boolean
  className: string
  /** Spoken in place of the children, where a badge stands among them. */
  label?: string | undefined
  onClick?: () => void
  children: ReactNode
}) {
  return (
    <Link
      to={href(to)}
      className={className}
      onPointerEnter={() => prefetchScreen(to)}
      onFocus={() => prefetchScreen(to)}
      {...(onClick && { onClick })}
      {...(isHere && { 'aria-current': 'page' as const })}
      {...(label && { 'aria-label': label })}
    >
      {children}
    </Link>
  )
}
