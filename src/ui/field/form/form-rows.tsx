import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'

import { Button } from '../../button'
import { IconButton } from '../../icon-button'

interface FormRowProps {
  /** The fields of the row. */
  children: ReactNode
  removeName: string
  onRemove: () => void
}

/** One row of repeating fields (`useFieldArray`), with its remove button. */
export const FormRow = ({ children, removeName, onRemove }: FormRowProps) => (
  <div className="flex items-start gap-2">
    {children}
    <IconButton icon={Trash2} className="mt-6" name={removeName} onClick={onRemove} />
  </div>
)

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
