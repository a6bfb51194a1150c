import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'

import { Button } from '../../button'
import { usePassFocusOn } from '../../focus-return'
import { IconButton } from '../../icon-button'

interface FormRowProps {
  /** The fields of the row. */
  children: ReactNode
  removeName: string
  onRemove: () => void
}

/** The button that removes a row, or the one below that adds one; none while the rows are full. */
const buttonOf = (row: Element | null): Element | undefined => {
  const buttons = row?.matches('button') ? [row] : [...(row?.querySelectorAll('button') ?? [])]
  return buttons.at(-1)?.matches('[aria-disabled]') ? undefined : buttons.at(-1)
}

/** Where the focus goes when a row is removed, for `usePassFocusOn`. */
export const buttonBeside = ({ nextElementSibling, previousElementSibling }: Element): Element | undefined =>
  buttonOf(nextElementSibling) ?? buttonOf(previousElementSibling)

/** One row of repeating fields (`useFieldArray`), with its remove button; that of the next row gets its focus. */
export function FormRow({ children, removeName, onRemove }: FormRowProps) {
  return (
    <div ref={usePassFocusOn<HTMLDivElement>(buttonBeside)} className="flex items-start gap-2">
      {children}
      <IconButton icon={Trash2} className="mt-6" name={removeName} onClick={onRemove} />
    </div>
  )
}

interface AddRowProps {
  children: ReactNode
  /** Why no more rows can be added; undefined while they can. */
  full: string | undefined
  onAdd: () => void
}

export const AddRow = ({ children, full, onAdd }: AddRowProps) => (
  <Button size="small" icon={Plus} className="justify-self-start" disabledReason={full} onClick={onAdd}>
    {children}
  </Button>
)
