import { type ReactNode, useState } from 'react'

import { Chips } from '@/ui/chips'
import { Combobox } from '@/ui/field/combobox'
import { isolatedName } from '@/ui/text/user-name'

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
  const chips = tokens.map(({ id, name: text, mark, isFixed }) => ({
    id,
    content: (
      <>
        {mark}
        <bdi dir="auto" className="cut">
          {text}
        </bdi>
      </>
    ),
    removeName: removeName(isolatedName(text)),
    isFixed,
  }))
  return <Chips name={name} chips={chips} onRemove={onRemove} />
}

/** A field to add one more token; empty again after each choice. */
export function AddToken({
  label,
  others,
  onAdd,
}: {
  label: string
  others: readonly Token[]
  onAdd: (id: string) => void
}) {
  // Each choice empties the field by mounting another, which keeps the focus: letters must not become shortcuts.
  const [choices, setChoices] = useState(0)
  return (
    <Combobox
      key={choices}
      autoFocus={choices > 0}
      label={label}
      labelHidden
      placeholder={label}
      options={others.map(({ id, name }) => ({ value: id, label: name }))}
      value={null}
      onChange={(id) => {
        if (id === null) return
        setChoices(choices + 1)
        onAdd(id)
      }}
    />
  )
}
