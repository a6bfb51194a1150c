import { cx } from './cx'

/**
 * An unread count; its text comes capped (99+ or 9+) from the navigation rules. Without a `name` it is silent, because
 * the control it sits on says the count in words.
 */
export function CountBadge({
  text,
  name,
  quiet = false,
  ringed = false,
}: {
  text: string
  name?: string
  quiet?: boolean
  /** Over a picture: parted from it by a ring of the surface below. */
  ringed?: boolean
}) {
  return (
    <span
      className={cx(
        'inline-block h-[18px] min-w-[18px] shrink-0 rounded-full px-[5px] text-center text-11 leading-[18px] font-strong tabular-nums',
        quiet ? 'bg-fill-pressed text-text' : 'bg-accent text-text-on-accent',
        ringed && 'ring-2 ring-surface',
        'before:content-[attr(data-count)]',
      )}
      // Drawn, not written: it is no part of the label beside it, which whoever speaks to the control says.
      data-count={text}
      dir="ltr"
      {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    />
  )
}
