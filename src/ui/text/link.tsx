import type { ComponentProps } from 'react'

import { cx } from '../cx'

/** Link classes, for the router's own link component too. */
export const linkClasses = (className?: string) =>
  cx('hit-target rounded-mark text-accent-text underline-offset-2 hover:underline', className)

/** A link to another page or site; inside the console use the router's link with `linkClasses`. */
export function Link({ className, ...props }: ComponentProps<'a'>) {
  const foreign = props.target === '_blank' && { rel: 'noreferrer' }
  return (
    <a {...foreign} {...props} className={linkClasses(className)}>
      {props.children}
    </a>
  )
}
