import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'

import { href, type StaticRouteName } from '@/domain/page/routes'

import { preloadScreen } from '../../loading/screen-loader'

/** Hovering for less is passing over; a quick click shows the page's beginning before its code runs. */
const HOVER_INTENT_MS = 60

/** A link of the main navigation: marks the current page, and preloads the page's code on hover or focus. */
export function MainLink({
  to,
  isHere,
  className,
  label,
  onClick,
  children,
}: {
  to: StaticRouteName
  isHere: boolean
  className: string
  /** Accessible name that replaces the children, where they contain a badge. */
  label?: string | undefined
  onClick?: () => void
  children: ReactNode
}) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pass = () => clearTimeout(timer.current)
  const aim = () => {
    pass()
    timer.current = setTimeout(() => preloadScreen(to), HOVER_INTENT_MS)
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
