import { cx } from '../cx'

/** Shows a keyboard shortcut, only on devices with a keyboard. */
export function Kbd({ keys, on = 'surface' }: { keys: string; on?: 'surface' | 'accent' }) {
  return (
    <kbd
      aria-hidden
      className={cx(
        'hidden h-[18px] min-w-[18px] items-center justify-center rounded-mark px-1 font-sans text-11 font-medium pointer-fine:inline-flex',
        on === 'accent'
          ? 'bg-[rgb(255_255_255/0.14)] text-text-on-accent'
          : 'bg-surface-raised text-text-quiet inset-shadow-[0_0_0_1px_var(--line)]',
      )}
    >
      <bdi dir="ltr">{keys}</bdi>
    </kbd>
  )
}
