import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'

import { TAB_CHANGE_DELAY_MS } from '@/config/constants'

import { cx } from './cx'

export interface TabItem<Id extends string> {
  id: Id
  label: ReactNode
  /** How many stand behind it, already formatted. */
  count?: ReactNode
}

/** The chosen tab at once, the change itself after a moment (spec 4); a later choice takes the place of a waiting one. */
function useDelayedChange<Id extends string>(
  value: Id,
  onChange: (id: Id) => void,
  mayLeave: (() => boolean | Promise<boolean>) | undefined,
) {
  const [pending, setPending] = useState<Id>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const turn = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  const choose = async (id: Id) => {
    const mine = ++turn.current
    clearTimeout(timer.current)
    setPending(undefined)
    if (id === value) return
    if (mayLeave && !(await mayLeave())) return
    if (mine !== turn.current) return
    setPending(id)
    timer.current = setTimeout(() => {
      setPending(undefined)
      onChange(id)
    }, TAB_CHANGE_DELAY_MS)
  }
  return { pending, choose }
}

/**
 * Views of one thing. Arrows move, Enter or Space chooses (manual activation, so that passing by loads nothing).
 * `mayLeave` is asked first; the caller answers from the unsaved-changes question.
 */
export function Tabs<Id extends string>({
  name,
  items,
  value,
  onChange,
  mayLeave,
  children,
}: {
  name: string
  items: readonly TabItem<Id>[]
  value: Id
  onChange: (id: Id) => void
  mayLeave?: () => boolean | Promise<boolean>
  /** The panel of the tab in force. */
  children?: ReactNode
}) {
  const { pending, choose } = useDelayedChange(value, onChange, mayLeave)
  return (
    <AriaTabs
      keyboardActivation="manual"
      selectedKey={value}
      onSelectionChange={(key) => {
        const chosen = items.find((item) => item.id === key)
        if (chosen) void choose(chosen.id)
      }}
      className="flex min-w-0 flex-col"
    >
      <TabList
        aria-label={name}
        className="-ms-2 flex gap-1 overflow-x-auto bg-[linear-gradient(var(--line),var(--line))] bg-size-[100%_1px] bg-bottom bg-no-repeat [scrollbar-width:none]"
      >
        {items.map((item) => (
          <Tab
            key={item.id}
            id={item.id}
            className={cx(
              'relative flex h-[max(40px,var(--control))] shrink-0 cursor-pointer items-center gap-[6px] px-2 font-medium whitespace-nowrap text-text-quiet transition-colors hover:text-text data-selected:text-text',
              'after:absolute after:inset-x-2 after:bottom-0 after:h-[2px] after:rounded-t-[2px] data-selected:after:bg-accent-text',
              'focus-visible:rounded-control focus-visible:-outline-offset-2',
              pending === item.id && 'text-text after:bg-line-strong',
            )}
          >
            {item.label}
            {item.count !== undefined && (
              <span className="font-text text-text-faint tabular-nums">{item.count}</span>
            )}
          </Tab>
        ))}
      </TabList>
      {children !== undefined && (
        <TabPanel id={value} className="min-w-0 rounded-mark pt-4 outline-offset-4">
          {children}
        </TabPanel>
      )}
    </AriaTabs>
  )
}
