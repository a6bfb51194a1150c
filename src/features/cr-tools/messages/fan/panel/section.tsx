import { ChevronDown } from 'lucide'
import { type ReactNode, useCallback, useId, useSyncExternalStore } from 'react'
import * as v from 'valibot'

import { useSession } from '@/features/auth'
import { createEmitter } from '@/lib/store'
import { userValue } from '@/services/storage/user-value'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'

const foldedSections = userValue('foldedSections', v.array(v.string()))

const changes = createEmitter()
const foldedOf = (userId: string): string[] => foldedSections.read(userId) ?? []

export function useFolded(section: string): [isFolded: boolean, setFolded: (isFolded: boolean) => void] {
  const userId = useSession().userId ?? ''
  const isFolded = useSyncExternalStore(changes.subscribe, () => foldedOf(userId).includes(section))
  const setFolded = useCallback(
    (next: boolean) => {
      const others = foldedOf(userId).filter((one) => one !== section)
      foldedSections.save(userId, next ? [...others, section] : others)
      changes.emit()
    },
    [userId, section],
  )
  return [isFolded, setFolded]
}

/** A collapsible section of the panel that remembers its state. */
export function Section({
  id,
  title,
  aside,
  children,
}: {
  /** Storage key of the folded state. */
  id: string
  title: ReactNode
  /** At the end of the heading: an action or a date. */
  aside?: ReactNode
  children: ReactNode
}) {
  const [isFolded, setFolded] = useFolded(id)
  const content = useId()
  return (
    <section className="border-t border-line-quiet px-4 py-3">
      <div className="flex min-h-control-small items-center justify-between gap-2">
        <h3 className="min-w-0">
          <button
            type="button"
            aria-expanded={!isFolded}
            aria-controls={content}
            onClick={() => setFolded(!isFolded)}
            className="hit-target flex items-center gap-1 rounded-mark text-13 font-strong hover:text-text"
          >
            {title}
            <Icon
              of={ChevronDown}
              size="xxs"
              className={cx('text-text-faint transition-transform', isFolded && '-rotate-90 rtl:rotate-90')}
            />
          </button>
        </h3>
        {!isFolded && aside}
      </div>
      <div id={content} hidden={isFolded} className="pt-1">
        {children}
      </div>
    </section>
  )
}

/** A list of names and values. */
export function PanelFacts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-[6px] text-13">{children}</dl>
}

/** A name and value; callers omit missing ones. */
export function PanelFact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="shrink-0 text-text-quiet">{name}</dt>
      <dd className="min-w-0 text-end break-words">{children}</dd>
    </div>
  )
}
