/** Attribute that marks the targets of arrow keys. */
export const CARD_FOCUS = { 'data-card-focus': '' }

const centerOf = (element: Element) => {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Compares positions on screen, so it works in both writing directions and any column count. */
const DISTANCE_BY_KEY: Record<
  string,
  (from: { x: number; y: number }, to: { x: number; y: number }) => number
> = {
  ArrowLeft: (from, to) => (Math.abs(to.y - from.y) < 4 ? from.x - to.x : -1),
  ArrowRight: (from, to) => (Math.abs(to.y - from.y) < 4 ? to.x - from.x : -1),
  ArrowUp: (from, to) => (Math.abs(to.x - from.x) < 4 ? from.y - to.y : -1),
  ArrowDown: (from, to) => (Math.abs(to.x - from.x) < 4 ? to.y - from.y : -1),
}

/** Moves focus between cards with arrow keys, Home and End; each card stays a tab stop. */
export function moveCardFocus(event: React.KeyboardEvent<HTMLElement>): void {
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-card-focus]')]
  const here = cards.find((card) => card === event.target)
  if (!here) return
  const step = DISTANCE_BY_KEY[event.key]
  const from = centerOf(here)
  const distances = cards
    .map((card) => ({ card, distance: step?.(from, centerOf(card)) ?? -1 }))
    .filter(({ distance }) => distance > 0)
  const nearest = distances.toSorted((a, b) => a.distance - b.distance)[0]?.card
  const target = event.key === 'Home' ? cards[0] : event.key === 'End' ? cards.at(-1) : nearest
  if (!target) return
  event.preventDefault()
  target.focus()
}
