import type { ReactNode } from 'react'

/** A dot before each item; at the start of a line it falls outside the visible box. */
const DOTTED = "relative ps-[14px] before:absolute before:start-[5px] before:content-['·'_/_'']"

/** Lays out short facts in a wrapping row: dots between them, none at the start of a line. */
export const Dotted = ({ children }: { children: ReactNode }) => (
  <span className="block overflow-x-clip">
    <span className="-ms-[14px] flex flex-wrap">{children}</span>
  </span>
)

export const DottedItem = ({ children }: { children: ReactNode }) => (
  <span className={DOTTED}>{children}</span>
)
