import { useId } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { PERMISSION_LEVELS, type PermissionLevel } from '@/domain/account/permission'
import { cx } from '@/ui/cx'

import { isWithinLevel } from '../../staff/rights'

/** Off, view or edit; the user can't give a level above their own. */
export function LevelPicker({
  name,
  value,
  most,
  isReadOnly,
  onChange,
}: {
  name: string
  value: PermissionLevel
  /** The highest level the user may give. */
  most: PermissionLevel
  isReadOnly: boolean
  onChange: (level: PermissionLevel) => void
}) {
  const { t } = useTranslation('analytics')
  const group = useId()
  if (isReadOnly) return <span className="text-text-quiet">{t(`employees.level_${value}`)}</span>
  return (
    <div
      role="radiogroup"
      aria-label={name}
      className="inline-flex shrink-0 rounded-control bg-fill p-[2px] max-sm:w-full"
    >
      {PERMISSION_LEVELS.map((level) => {
        const isOff = level !== value && !isWithinLevel(level, most)
        return (
          <label
            key={level}
            className={cx(
              'relative inline-flex h-[max(24px,calc(var(--control)-8px))] items-center justify-center rounded-mark px-2 text-13 font-medium whitespace-nowrap transition-colors max-sm:flex-1',
              'has-focus-visible:outline-2 has-focus-visible:outline-focus-ring',
              isOff ? 'text-text-disabled' : 'cursor-pointer',
              level === value
                ? 'bg-fill-pressed text-text inset-shadow-[0_0_0_1px_var(--line-strong)] forced-colors:outline'
                : !isOff && 'text-text-quiet hover:text-text',
            )}
          >
            <input
              type="radio"
              name={group}
              value={level}
              checked={level === value}
              disabled={isOff}
              onChange={() => onChange(level)}
              className="absolute inset-0 cursor-[inherit] opacity-0"
            />
            {t(`employees.level_${level}`)}
          </label>
        )
      })}
    </div>
  )
}
