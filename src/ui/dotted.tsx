import type { ReactNode } from 'react'

/** A dot before each; where a line begins it lies outside the visible box. */
const DOTTED = "relative ps-[14px] before:absolute before:start-[5px] before:content-['·'_/_'']"

/** Short facts in a row that wraps: dots between them, none at the start of a line. */
export const Dotted = ({ children }: { children: ReactNode }) => (
  <span className="block overflow-x-clip">
    <span className="-ms-[14px] flex flex-wrap">{children}</span>
  </span>
)

export const DottedItem = ({ children }: { children: ReactNode }) => (
  <span className={DOTTED}>{children}</span>
)
