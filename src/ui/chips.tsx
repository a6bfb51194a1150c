import { X } from 'lucide'
import type { ReactNode } from 'react'

import { cx } from './cx'
import { Icon } from './icon'

export interface Chip {
  id: string
  content: ReactNode
  /** Accessible name of the remove button. */
  removeName: string
  /** Can't be removed by hand. */
  isFixed?: boolean | undefined
}

interface ChipsProps {
  name?: string
  chips: readonly Chip[]
  /** Undefined when read-only. */
  onRemove: ((id: string) => void) | undefined
}

/** What was chosen, each with a button that takes it away. */
export function Chips({ name, chips, onRemove }: ChipsProps) {
  if (chips.length === 0) return null
  return (
    <ul aria-label={name} className="flex flex-wrap gap-[6px] max-lg:gap-3 pointer-coarse:gap-3">
      {chips.map(({ id, content, removeName, isFixed = false }) => {
        const remove = onRemove && !isFixed ? () => onRemove(id) : undefined
        return (
          <li
            key={id}
            className={cx(
              'inline-flex min-h-6 max-w-full items-center gap-[6px] rounded-mark bg-fill ps-2 text-13 max-lg:min-h-8 forced-colors:border pointer-coarse:min-h-8',
              !remove && 'pe-2',
            )}
          >
            {content}
            {remove && (
              <button
                type="button"
                aria-label={removeName}
                onClick={remove}
                className="hit-target grid size-6 place-items-center rounded-mark text-text-quiet hover:bg-fill-hover hover:text-text"
              >
                <Icon of={X} size="xxs" />
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
