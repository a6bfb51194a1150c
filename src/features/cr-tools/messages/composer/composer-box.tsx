import type { ReactNode, Ref } from 'react'

import { cx } from '@/ui/cx'

import type { ComposerStore } from './store/composer-store'
import { useMediaDrop } from './tools/upload/use-media-drop'

interface ComposerBoxProps {
  composer: ComposerStore
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** The box around the text field and toolbar: shows the focus and accepts dropped or pasted files. */
export function ComposerBox({ composer, children, ref }: ComposerBoxProps) {
  const { handlers, isOver } = useMediaDrop(composer)
  return (
    <div
      ref={ref}
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
