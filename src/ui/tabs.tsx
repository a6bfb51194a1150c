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

const LINE_HEAD =
  '-ms-2 bg-[linear-gradient(var(--line),var(--line))] bg-size-[100%_1px] bg-bottom bg-no-repeat'
const LINE_TAB =
  'h-[max(40px,var(--control))] after:absolute after:inset-x-2 after:bottom-0 after:h-[2px] after:rounded-t-[2px] data-selected:after:bg-accent-text'
/** Room at the end for the button that sends the pane away. */
const PANE_HEAD = 'me-11 h-pane-head shrink-0 items-center ps-2'
const PANE_TAB = 'h-control rounded-control data-selected:bg-fill-pressed'

const PANE_PANEL = 'min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-2'

const tabLook = (isPane: boolean, isPending: boolean) =>
  cx(
    'group/tab relative flex shrink-0 cursor-pointer items-center gap-[6px] px-2 font-medium whitespace-nowrap text-text-quiet transition-colors hover:text-text data-selected:text-text',
    'focus-visible:rounded-control focus-visible:-outline-offset-2',
    isPane ? PANE_TAB : LINE_TAB,
    isPending && (isPane ? 'bg-fill text-text' : 'text-text after:bg-line-strong'),
  )

function TabLabel({ label, count, isPane }: Pick<TabItem<string>, 'label' | 'count'> & { isPane: boolean }) {
  if (count === undefined) return label
  return (
    <>
      {label}{' '}
      <span
        className={cx(
          'font-text text-text-faint tabular-nums',
          isPane && 'group-data-selected/tab:text-text',
        )}
      >
        {count}
      </span>
    </>
  )
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
  isPane = false,
  children,
}: {
  name: string
  items: readonly TabItem<Id>[]
  value: Id
  onChange: (id: Id) => void
  mayLeave?: () => boolean | Promise<boolean>
  /** As the head of a side pane: the tabs stand, the panel below them scrolls. */
  isPane?: boolean
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
      className={cx('flex min-w-0 flex-col', isPane && 'min-h-0 flex-1')}
    >
      <TabList
        aria-label={name}
        className={cx('flex gap-1 overflow-x-auto [scrollbar-width:none]', isPane ? PANE_HEAD : LINE_HEAD)}
      >
        {items.map((item) => (
          <Tab key={item.id} id={item.id} className={tabLook(isPane, pending === item.id)}>
            <TabLabel label={item.label} count={item.count} isPane={isPane} />
          </Tab>
        ))}
      </TabList>
      {children !== undefined && (
        <TabPanel
          // Its id is written once: a panel that stayed would answer to the tab before.
          key={value}
          id={value}
          className={cx('min-w-0 rounded-mark', isPane ? PANE_PANEL : 'pt-4 outline-offset-4')}
        >
          {children}
        </TabPanel>
      )}
    </AriaTabs>
  )
}
