import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide'
import type { MouseEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'

import { useTranslation } from '@/i18n/use-translation'

import { Button } from '../../button'
import { usePassFocusOn } from '../../focus-return'
import { IconButton } from '../../icon-button'

/** How a row moves among the others. */
interface FormRowMove {
  /** Names of the buttons. */
  up: string
  down: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1) => void
}

interface FormRowProps {
  /** The fields of the row. */
  children: ReactNode
  removeName: string
  onRemove: () => void
  move: FormRowMove
}

/** Buttons that move a row by a step. The pressed one keeps the focus, which its row may lose on the way. */
function MoveButtons({ up, down, isFirst, isLast, onMove }: FormRowMove) {
  const { t } = useTranslation('common')
  const moveBy =
    (by: 1 | -1) =>
    ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      flushSync(() => onMove(by))
      currentTarget.focus()
    }
  return (
    <>
      <IconButton
        icon={ArrowUp}
        className="mt-6"
        name={up}
        disabledReason={isFirst ? t('form.row_first') : undefined}
        onClick={moveBy(-1)}
      />
      <IconButton
        icon={ArrowDown}
        className="mt-6"
        name={down}
        disabledReason={isLast ? t('form.row_last') : undefined}
        onClick={moveBy(1)}
      />
    </>
  )
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
export function FormRow({ children, removeName, onRemove, move }: FormRowProps) {
  return (
    <div ref={usePassFocusOn<HTMLDivElement>(buttonBeside)} className="flex items-start gap-2">
      {children}
      <MoveButtons {...move} />
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
