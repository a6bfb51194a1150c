import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'

import { href, type PlaceName } from '@/domain/routes'

import { prefetchScreen } from '../screen-loads'

/** Who passes over a link does not aim at it; and who clicks at once sees the page begin before its code runs. */
const AIMED_AFTER_MS = 60

/** A link of the main navigation: says where we are, and asks for the page's code once it is aimed at. */
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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pass = () => clearTimeout(timer.current)
  const aim = () => {
    pass()
    timer.current = setTimeout(() => prefetchScreen(to), AIMED_AFTER_MS)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <Link
      to={href(to)}
      className={className}
      onPointerEnter={aim}
      onPointerLeave={pass}
      onFocus={aim}
      onBlur={pass}
      onClick={() => {
        pass()
        onClick?.()
      }}
      {...(isHere && { 'aria-current': 'page' as const })}
      {...(label && { 'aria-label': label })}
    >
      {children}
    </Link>
  )
}
