import { Keyboard, RotateCcw } from 'lucide'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { type ShortcutKeys, keyCaps, keysOfPress } from '@/domain/page/shortcut'
import { isMac } from '@/services/input/shortcuts'
import { ErrorAlert } from '@/ui/feedback/error-alert'
import { usePassFocusOn } from '@/ui/focus-return'
import { IconButton } from '@/ui/icon-button'

export function KeyCaps({ keys }: { keys: ShortcutKeys }) {
  return (
    <kbd className="inline-flex h-6 items-center rounded-mark bg-fill px-2 font-sans text-12 font-medium text-text inset-shadow-[0_0_0_1px_var(--line)]">
      <bdi dir="ltr">{keyCaps(keys, isMac)}</bdi>
    </kbd>
  )
}

/** Waits for a key press, and says why one is not allowed; Escape cancels. */
export function KeyRecorder({
  label,
  takenBy,
  onKeys,
  onCancel,
  onBlur,
}: {
  label: string
  /** Returns what else these keys already do. */
  takenBy: (keys: ShortcutKeys) => string | undefined
  onKeys: (keys: ShortcutKeys) => void
  onCancel: () => void
  onBlur: () => void
}) {
  const { t } = useTranslation('global')
  const [problem, setProblem] = useState<string>()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') return onCancel()
    // A modifier alone is the beginning of a combination.
    if (['Control', 'Shift', 'Alt', 'Meta'].includes(event.key)) return
    const keys = keysOfPress(event.nativeEvent, isMac)
    const other = keys && takenBy(keys)
    if (keys === undefined) return setProblem(t('shortcuts.keys_unfit'))
    if (other !== undefined) return setProblem(t('shortcuts.keys_taken', { other }))
    onKeys(keys)
  }
  return (
    <div className="grid justify-items-end gap-1">
      <button
        type="button"
        autoFocus
        aria-label={t('shortcuts.keys_press_for', { label })}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        className="h-control-small rounded-control bg-accent-quiet px-3 text-13 font-medium text-accent-text"
      >
        {t('shortcuts.keys_press')}
      </button>
      <ErrorAlert>{problem}</ErrorAlert>
    </div>
  )
}

function ResetKeys({ label, onReset }: { label: string; onReset: () => void }) {
  const { t } = useTranslation('global')
  return (
    <IconButton
      ref={usePassFocusOn<HTMLButtonElement>((button) =>
        [...(button.closest('dd')?.querySelectorAll('button') ?? [])].at(-1),
      )}
      size="small"
      icon={RotateCcw}
      name={t('shortcuts.keys_reset', { label })}
      onClick={onReset}
    />
  )
}

/** The two actions on the keys of a shortcut. */
export function KeyActions({
  label,
  isOwn,
  takesFocus,
  onChange,
  onReset,
}: {
  label: string
  isOwn: boolean
  /** Mounts where the focus was. */
  takesFocus: boolean
  onChange: () => void
  onReset: () => void
}) {
  const { t } = useTranslation('global')
  return (
    <>
      {isOwn && <ResetKeys label={label} onReset={onReset} />}
      <IconButton
        autoFocus={takesFocus}
        size="small"
        icon={Keyboard}
        name={t('shortcuts.keys_change', { label })}
        onClick={onChange}
      />
    </>
  )
}
