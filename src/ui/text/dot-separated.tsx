import type { ReactNode } from 'react'

/** A dot before each item; at the start of a line it falls outside the visible box. */
const DOT_BEFORE_CLASSES = "relative ps-[14px] before:absolute before:start-[5px] before:content-['·'_/_'']"

/** Lays out short facts in a wrapping row: dots between them, none at the start of a line. */
export const DotSeparated = ({ children }: { children: ReactNode }) => (
  <span className="block overflow-x-clip">
    <span className="-ms-[14px] flex flex-wrap">{children}</span>
  </span>
)

export const DotSeparatedItem = ({ children }: { children: ReactNode }) => (
  <span className={DOT_BEFORE_CLASSES}>{children}</span>
)
