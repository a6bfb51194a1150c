import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { cx } from './cx'
import { Icon } from './icon'

/** A filter that is on or off. */
export function Chip({
  on,
  onChange,
  children,
}: {
  on: boolean
  onChange: (on: boolean) => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={() => onChange(!on)}
      className={cx(
        'hit-target inline-flex h-7 shrink-0 items-center gap-[6px] rounded-full px-[10px] text-13 font-medium whitespace-nowrap transition-colors',
        on
          ? 'bg-accent-quiet text-accent-text inset-shadow-[0_0_0_1px_var(--accent-line)] hover:bg-accent-quiet-hover'
          : 'text-text-quiet inset-shadow-[0_0_0_1px_var(--line)] hover:bg-fill hover:text-text',
      )}
    >
      {children}
      {on && <Icon of={X} size="xxs" />}
    </button>
  )
}

/** A chosen thing that can be taken off again. */
export function RemovableChip({
  name,
  onRemove,
  children,
}: {
  name: string
  onRemove: () => void
  children: ReactNode
}) {
  const { t } = useTranslation('common')
  return (
    <span className="inline-flex h-7 shrink-0 items-center gap-1 rounded-control bg-accent-quiet ps-[10px] pe-[2px] text-13 font-medium text-accent-text">
      {children}
      <button
        type="button"
        aria-label={t('chip.remove', { name })}
        onClick={onRemove}
        className="hit-target grid size-6 place-items-center rounded-mark hover:bg-accent-quiet-hover"
      >
        <Icon of={X} size="xxs" />
      </button>
    </span>
  )
}
