import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'

import { TAB_CHANGE_DELAY_MS } from '@/config/constants'

import { cx } from '../cx'
import { AriaLocale } from '../aria-locale'
import { useEdgeFade } from '../use-edge-fade'

export interface TabItem<Id extends string> {
  id: Id
  label: ReactNode
  /** Item count, already formatted. */
  count?: ReactNode
}

/**
 * Shows the chosen tab at once and debounces the change itself (requirements 4); a later choice replaces a
 * pending one.
 */
function useDebouncedChange<Id extends string>(
  value: Id,
  onChange: (id: Id) => void,
  mayLeave: (() => boolean | Promise<boolean>) | undefined,
) {
  const [pending, setPending] = useState<Id>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latestRequest = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  const choose = async (id: Id) => {
    const mine = ++latestRequest.current
    clearTimeout(timer.current)
    setPending(undefined)
    if (id === value) return
    if (mayLeave && !(await mayLeave())) return
    if (mine !== latestRequest.current) return
    setPending(id)
    timer.current = setTimeout(() => {
      setPending(undefined)
      onChange(id)
    }, TAB_CHANGE_DELAY_MS)
  }
  return { pending, choose }
}

/** Scrolls a tab into view within its list, and scrolls nothing else. */
function scrollTabIntoView(list: HTMLElement, tab: Element): void {
  const [outer, inner] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  if (inner.right > outer.right) list.scrollBy(inner.right - outer.right, 0)
  else if (inner.left < outer.left) list.scrollBy(inner.left - outer.left, 0)
}

/** Keeps the selected tab visible when the list scrolls. */
function useKeepTabVisible(list: RefObject<HTMLElement | null>, value: string, counts: number): void {
  useEdgeFade(list)
  useEffect(() => {
    // The tabs render one step after their list.
    const frame = requestAnimationFrame(() => {
      const tab = list.current?.querySelector('[data-selected]')
      if (list.current && tab) scrollTabIntoView(list.current, tab)
    })
    return () => cancelAnimationFrame(frame)
    // Counts that load later widen the tabs.
  }, [list, value, counts])
}

/** Spans the content below; the tabs' own padding extends beyond. */
const LINE = 'relative before:absolute before:inset-x-0 before:bottom-0 before:h-px before:bg-line'
const LINE_HEAD = 'relative -ms-2'
const LINE_TAB =
  'h-[max(40px,var(--control))] after:absolute after:inset-x-2 after:bottom-0 after:h-[2px] after:rounded-t-[2px] data-selected:after:bg-accent-text'
/** Room at the end for the close button of the pane. */
const PANE_HEAD = 'me-11 h-pane-head shrink-0 items-center ps-2'
const PANE_TAB = 'h-control rounded-control data-selected:bg-fill-pressed'

const PANE_PANEL = 'relative min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-2'

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

const CAN_TAKE_TAB = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

/**
 * Renders as the panel. react-aria would search all of it for a tab stop after every change inside, forcing
 * styles: it gets an empty element, and this one searches when Tab may come.
 */
function PanelElement({ ref: lookedAt, children, ...props }: ComponentProps<'div'>) {
  const panel = useRef<HTMLDivElement>(null)
  const [isBare, setBare] = useState(true)
  const measure = () => setBare(!panel.current?.querySelector(CAN_TAKE_TAB))
  useEffect(() => {
    const list = panel.current?.parentElement?.querySelector('[role=tablist]')
    measure()
    list?.addEventListener('focusin', measure)
    return () => list?.removeEventListener('focusin', measure)
  }, [])
  const given = { ...props, tabIndex: isBare ? 0 : undefined }
  return (
    <div {...given} ref={panel}>
      {children}
      <div ref={lookedAt} hidden />
    </div>
  )
}
const renderPanel = (props: ComponentProps<'div'>) => <PanelElement {...props} />

interface TabsProps<Id extends string> {
  name: string
  items: readonly TabItem<Id>[]
  value: Id
  onChange: (id: Id) => void
  mayLeave?: () => boolean | Promise<boolean>
  /** As the head of a side pane: the tabs are fixed, the panel below them scrolls. */
  isPane?: boolean
  /** The panel of the selected tab. */
  children?: ReactNode
}

/**
 * Tabs with manual activation: arrows move, Enter or Space chooses, so passing by loads nothing. Calls
 * `mayLeave` first; the caller answers from the unsaved-changes dialog.
 */
export function Tabs<Id extends string>({
  name,
  items,
  value,
  onChange,
  mayLeave,
  isPane = false,
  children,
}: TabsProps<Id>) {
  const { pending, choose } = useDebouncedChange(value, onChange, mayLeave)
  const list = useRef<HTMLDivElement>(null)
  useKeepTabVisible(list, value, items.filter(({ count }) => count !== undefined).length)
  return (
    <AriaLocale>
      <AriaTabs
        keyboardActivation="manual"
        selectedKey={value}
        onSelectionChange={(key) => {
          const chosen = items.find((item) => item.id === key)
          if (chosen) void choose(chosen.id)
        }}
        className={cx('flex min-w-0 flex-col', isPane && 'min-h-0 flex-1')}
      >
        <div className={isPane ? 'contents' : LINE}>
          <TabList
            ref={list}
            aria-label={name}
            className={cx(
              'edge-fade relative flex gap-1 overflow-x-auto [scrollbar-width:none]',
              isPane ? PANE_HEAD : LINE_HEAD,
            )}
          >
            {items.map((item) => (
              <Tab key={item.id} id={item.id} className={tabLook(isPane, pending === item.id)}>
                <TabLabel label={item.label} count={item.count} isPane={isPane} />
              </Tab>
            ))}
          </TabList>
        </div>
        {children !== undefined && (
          <TabPanel
            // React Aria sets its id once: a reused panel would keep the previous tab's.
            key={value}
            id={value}
            render={renderPanel}
            className={cx('min-w-0 rounded-mark', isPane ? PANE_PANEL : 'pt-4 outline-offset-4')}
          >
            {children}
          </TabPanel>
        )}
      </AriaTabs>
    </AriaLocale>
  )
}
