import type { ReactNode } from 'react'

/** Column layout of a tab's widgets; faded while they show the previous range. */
export const TabLayout = ({ isOld, children }: { isOld: boolean; children: ReactNode }) => (
  <div aria-busy={isOld} className="flex flex-col gap-4 pt-4 transition-opacity aria-busy:opacity-60">
    {children}
  </div>
)
