import type { KeyboardEvent, ReactNode } from 'react'

import { isRightToLeft } from '@/i18n'

/** Returns the index an arrow key moves to; undefined for other keys. */
function stepOf({ key }: KeyboardEvent, at: number, count: number): number | undefined {
  const isMirrored = isRightToLeft()
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === (isMirrored ? 'ArrowLeft' : 'ArrowRight')) return Math.min(count - 1, at + 1)
  if (key === (isMirrored ? 'ArrowRight' : 'ArrowLeft')) return Math.max(0, at - 1)
  return undefined
}

/** A row of buttons: arrows move between them. Each stays a tab stop, so Tab alone reaches all. */
export function Toolbar({
  name,
  className,
  children,
}: {
  name: string
  className?: string
  children: ReactNode
}) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
    const at = buttons.findIndex((button) => button === event.target)
    const to = at === -1 ? undefined : stepOf(event, at, buttons.length)
    if (to === undefined) return
    event.preventDefault()
    buttons[to]?.focus()
  }
  return (
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus
    <div role="toolbar" aria-label={name} onKeyDown={onKeyDown} className={className}>
      {children}
    </div>
  )
}
