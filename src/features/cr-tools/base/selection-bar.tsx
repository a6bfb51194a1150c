import { X } from 'lucide'
import type { ReactNode } from 'react'

import { cx } from '@/ui/cx'
import { Checkbox } from '@/ui/field/checkbox'
import { usePassFocusOn } from '@/ui/focus-return'
import { IconButton } from '@/ui/icon-button'

interface SelectionBarProps {
  name: string
  /** How many of how many are selected. */
  selected: number
  shown: number
  words: { all: string; selected: string; clear: string }
  /** Instead of what is selected, while nothing is. */
  idle?: string
  onAll: (isOn: boolean) => void
  /** What can be done with the selected ones. */
  children: ReactNode
}

/** What can be done with a selection: it leaves with it, and passes the focus on to the checkbox. */
function SelectionActions({ children }: { children: ReactNode }) {
  const actions = usePassFocusOn<HTMLSpanElement>((leaving) => leaving.parentElement?.querySelector('input'))
  return (
    <span ref={actions} className="contents">
      {children}
    </span>
  )
}

/** The bar above a list whose items can be selected: all of them, how many, and what to do with them. */
export function SelectionBar({ name, selected, shown, words, idle, onAll, children }: SelectionBarProps) {
  const all = selected === 0 ? false : selected === shown ? true : 'some'
  const status = selected > 0 ? words.selected : idle
  return (
    <div role="group" aria-label={name} className="flex min-h-control flex-wrap items-center gap-2">
      {/* The count takes the place of the label, so that the buttons fit beside it in every language. */}
      <span
        className={cx('inline-flex', selected > 0 && 'mx-[calc((16px-var(--control))/2)]')}
        {...(selected > 0 && { title: words.all })}
      >
        <Checkbox labelHidden={selected > 0} checked={all} onChange={onAll}>
          {words.all}
        </Checkbox>
      </span>
      {status !== undefined && (
        <span role="status" className="text-13 text-text-quiet tabular-nums">
          {status}
        </span>
      )}
      {selected > 0 && (
        <SelectionActions>
          {children}
          <IconButton icon={X} size="small" name={words.clear} onClick={() => onAll(false)} />
        </SelectionActions>
      )}
    </div>
  )
}
