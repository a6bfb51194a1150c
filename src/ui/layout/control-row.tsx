import { type ReactNode, useRef } from 'react'

import { useEdgeFade } from '../use-edge-fade'
import { ClearFilters } from './clear-filters'

interface ControlRowProps {
  name: string
  children: ReactNode
  /** Clears the filters of the row, while any is set. */
  onClear?: (() => void) | false
}

/**
 * Lays out controls side by side: one scrolling line on a phone, wrapping lines elsewhere. Tighter on a tablet, so
 * that the longest bar takes two lines in every language.
 */
export function ControlRow({ name, children, onClear }: ControlRowProps) {
  const row = useRef<HTMLDivElement>(null)
  useEdgeFade(row)
  return (
    <div
      ref={row}
      role="group"
      aria-label={name}
      // Padding, so scrolling does not clip a focus ring; visually hidden text scrolls along.
      className="edge-fade relative flex min-w-0 flex-wrap items-center gap-2 max-lg:gap-x-1 max-lg:[&_[aria-haspopup]]:gap-[3px] max-lg:[&_[aria-haspopup]]:px-[6px] max-lg:[&_[aria-haspopup]]:text-13 max-lg:[&_[role=radiogroup]_label]:px-[6px] max-sm:-m-1 max-sm:max-w-[calc(100%+8px)] max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:p-1 max-sm:[scrollbar-width:none] max-sm:[&>*]:shrink-0"
    >
      {children}
      {onClear && <ClearFilters onClear={onClear} />}
    </div>
  )
}
