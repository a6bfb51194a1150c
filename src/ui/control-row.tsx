import { type ReactNode, useRef } from 'react'

import { useEdgeFade } from './use-edge-fade'

/** Controls beside each other: on a phone one line that is pushed sideways, elsewhere as many lines as they need. */
export function ControlRow({ name, children }: { name: string; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null)
  useEdgeFade(row)
  return (
    <div
      ref={row}
      role="group"
      aria-label={name}
      // Room around, so that a focus ring is not cut where the line scrolls; and what only is spoken scrolls with it.
      className="edge-fade relative flex min-w-0 flex-wrap items-center gap-2 max-sm:-m-1 max-sm:max-w-[calc(100%+8px)] max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:p-1 max-sm:[scrollbar-width:none] max-sm:[&>*]:shrink-0"
    >
      {children}
    </div>
  )
}
