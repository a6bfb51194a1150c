import { X } from 'lucide-react'
import type { ReactNode } from 'react'

import { isolate } from '@/lib/text/isolate'
import { Combobox } from '@/ui/field/combobox'
import { Icon } from '@/ui/icon'
import { plainName } from '@/ui/text/user-name'

export interface Token {
  id: string
  name: string
  /** Shown before the name: a color. */
  mark?: ReactNode
  /** Can't be removed by hand. */
  isFixed?: boolean
}

/** Removable tokens. */
export function Tokens({
  name,
  tokens,
  removeName,
  onRemove,
}: {
  name: string
  tokens: readonly Token[]
  /** Accessible name of the remove button. */
  removeName: (name: string) => string
  /** Undefined when read-only. */
  onRemove: ((id: string) => void) | undefined
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
          {onRemove && !token.isFixed && (
            <button
              type="button"
              aria-label={removeName(isolate(plainName(token.name)))}
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

/** A field to add one more token; empty again after each choice. */
export function AddToken({
  label,
  tokens,
  others,
  onAdd,
}: {
  label: string
  tokens: readonly Token[]
  others: readonly Token[]
  onAdd: (id: string) => void
}) {
  return (
    <Combobox
      key={tokens.map(({ id }) => id).join()}
      label={label}
      labelHidden
      placeholder={label}
      options={others.map(({ id, name }) => ({ value: id, label: name }))}
      value={null}
      onChange={(id) => id !== null && onAdd(id)}
    />
  )
}
