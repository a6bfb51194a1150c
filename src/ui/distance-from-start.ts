import { isRightToLeft } from '@/i18n'

/** Distance in px of a point from the start edge of a box: its left one, in Arabic its right one. */
export const distanceFromStart = (
  { left, right }: Pick<DOMRect, 'left' | 'right'>,
  clientX: number,
): number => (isRightToLeft() ? right - clientX : clientX - left)
