import { createContext, type ReactNode, use } from 'react'

import { cx } from '@/ui/cx'

const OldFiguresContext = createContext(false)

/** Whether the figures around are still those of the previous request. */
export const useAreFiguresOld = (): boolean => use(OldFiguresContext)

interface OldFiguresProps {
  /** Whether the figures are still those of the previous request. */
  isOld: boolean
  className?: string
  children: ReactNode
}

/** Fades figures that the next request replaces; until then their tables offer no file, which would bear its name. */
export function OldFigures({ isOld, className, children }: OldFiguresProps) {
  const areAllOld = useAreFiguresOld()
  return (
    <OldFiguresContext value={isOld || areAllOld}>
      <div aria-busy={isOld} className={cx('transition-opacity aria-busy:opacity-60', className)}>
        {children}
      </div>
    </OldFiguresContext>
  )
}
