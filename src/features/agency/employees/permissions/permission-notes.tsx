import { Lock, Undo2 } from 'lucide'
import { useId } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { Icon } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'
import { Tooltip } from '@/ui/tooltip'

/** Explains beside a locked field why, and who can change it. Opens on hover, focus and tap. */
export function LockTip({ name, children }: { name: string; children: string }) {
  const id = useId()
  return (
    <Tooltip text={children} onPress>
      <button
        type="button"
        aria-label={name}
        aria-describedby={id}
        className="hit-target inline-grid size-5 shrink-0 place-items-center rounded-mark text-text-faint transition-colors hover:text-text"
      >
        <Icon of={Lock} size="xxs" />
        <span id={id} hidden>
          {children}
        </span>
      </button>
    </Tooltip>
  )
}

/** Shows the set's value beside a difference, with a button to restore it. */
export function ResetToSet({
  name,
  state,
  onBack,
}: {
  name: string
  state: string
  onBack: (() => void) | undefined
}) {
  const { t } = useTranslation('analytics')
  return (
    <span className="inline-flex items-center gap-1 text-12 text-accent-text">
      {t('employees.differs', { value: state })}
      {onBack && (
        <IconButton
          icon={Undo2}
          mirrored
          size="small"
          name={t('employees.as_set', { name })}
          onClick={onBack}
        />
      )}
    </span>
  )
}
