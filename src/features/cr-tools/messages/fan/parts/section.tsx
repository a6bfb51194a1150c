import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'

import { useFolded } from '../folded-sections'

/** A part of the panel under its own heading: it folds, and stays so. */
export function Section({
  id,
  title,
  aside,
  children,
}: {
  /** What the folding is remembered under. */
  id: string
  title: ReactNode
  /** At the end of the heading: an act, a date. */
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

/** Names and values, one pair a line. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-[6px] text-13">{children}</dl>
}

/** One of them. What is not there is left out by the caller. */
export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="shrink-0 text-text-quiet">{name}</dt>
      <dd className="min-w-0 text-end break-words">{children}</dd>
    </div>
  )
}
