import { X } from 'lucide-react'
import type { ReactNode } from 'react'

import { Icon } from '@/ui/icon'

interface Token {
  id: string
  name: string
  /** Shown before the name: a color. */
  mark?: ReactNode
}

/** Removable tokens. */
export function Tokens({
  name,
  tokens,
  isFixed = () => false,
  removeName,
  onRemove,
}: {
  name: string
  tokens: readonly Token[]
  /** Tokens that can't be removed by hand. */
  isFixed?: (id: string) => boolean
  /** Accessible name of the remove button. */
  removeName: (name: string) => string
  /** Undefined when read-only. */
  onRemove?: ((id: string) => void) | undefined
}) {
  if (tokens.length === 0) return null
  return (
    <ul aria-label={name} className="flex flex-wrap gap-[6px] max-lg:gap-3 pointer-coarse:gap-3">
      {tokens.map((token) => (
        <li
          key={token.id}
          className="inline-flex min-h-6 max-w-full items-center gap-[6px] rounded-mark bg-fill ps-2 text-13 not-has-[button]:pe-2 max-lg:min-h-8 pointer-coarse:min-h-8"
        >
          {token.mark}
          <bdi dir="auto" className="cut">
            {token.name}
          </bdi>
          {onRemove && !isFixed(token.id) && (
            <button
              type="button"
              aria-label={removeName(token.name)}
              onClick={() => onRemove(token.id)}
              className="hit-target grid size-6 place-items-center rounded-mark text-text-quiet hover:bg-fill-hover hover:text-text"
            >
              <Icon of={X} size="xxs" />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
