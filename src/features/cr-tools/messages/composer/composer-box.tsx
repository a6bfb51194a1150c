import type { ReactNode } from 'react'

import { cx } from '@/ui/cx'

import type { ComposerStore } from './store/composer-store'
import { useMediaDrop } from './tools/upload/use-media-drop'

/** The box around the text field and toolbar: shows the focus and accepts dropped or pasted files. */
export function ComposerBox({ composer, children }: { composer: ComposerStore; children: ReactNode }) {
  const { handlers, isOver } = useMediaDrop(composer)
  return (
    <div
      {...handlers}
      className={cx(
        'rounded-card border bg-surface-raised px-3 pt-[10px] pb-2 transition-colors focus-within:border-accent',
        isOver ? 'border-accent bg-accent-quiet' : 'border-line-strong',
      )}
    >
      {children}
    </div>
  )
}
