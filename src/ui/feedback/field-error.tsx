import { TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'

import { Icon } from '../icon'

/** Says what is wrong and what to do, beside the control it concerns. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-[6px] text-13 text-danger-text">
      <Icon of={TriangleAlert} className="mt-px" />
      <span className="min-w-0">{children}</span>
    </p>
  )
}
