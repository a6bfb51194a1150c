/** Height of an hour; `HOUR_LINES` repeats with it. */
export const HOUR_PX = 48
export const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
export const WEEK_COLUMNS = 'grid grid-cols-[56px_repeat(7,minmax(112px,1fr))]'
export const WEEK_HEIGHT = 'max-h-[max(420px,calc(100dvh-240px))]'
export const HOUR_LINES =
  'border-s border-line-quiet bg-[repeating-linear-gradient(to_bottom,transparent_0_47px,var(--line-quiet)_47px_48px)]'
