import type { ReactNode } from 'react'

/** The widgets of a tab, one below the other; faded while they show the range before. */
export const TabFrame = ({ isOld, children }: { isOld: boolean; children: ReactNode }) => (
  <div aria-busy={isOld} className="flex flex-col gap-4 pt-4 transition-opacity aria-busy:opacity-60">
    {children}
  </div>
)
