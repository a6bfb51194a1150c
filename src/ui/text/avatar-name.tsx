import type { ComponentProps, ReactNode } from 'react'

import { cx } from '../cx'
import { Avatar } from './avatar'
import { UserName } from './user-name'

interface AvatarNameProps extends Pick<ComponentProps<typeof Avatar>, 'of' | 'size'> {
  /** The cell that names a table row: in medium weight, and with room for the other columns. */
  isCell?: boolean
  className?: string
  /** What else belongs to the name, after it. */
  children?: ReactNode
}

/** A small avatar and the name beside it, cut where it is too long for the place. */
export const AvatarName = ({ of, size = 24, isCell = false, className, children }: AvatarNameProps) => (
  <span className={cx('inline-flex min-w-0 items-center gap-2', isCell && 'text-14 font-medium', className)}>
    <Avatar of={of} size={size} />
    <UserName name={of.name} className={cx('cut', isCell && 'max-w-56')} />
    {children}
  </span>
)
