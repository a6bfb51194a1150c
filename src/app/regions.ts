const REGIONS = 'header, nav, main, aside, [role="region"]'

const isShown = (element: Element): boolean => element.checkVisibility?.() ?? true

/** The parts of the page in reading order, the outermost of each. */
function regions(): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>(REGIONS)].filter(isShown)
  return all.filter((one) => !all.some((other) => other !== one && other.contains(one)))
}

/** Moves the focus to the next part of the page, or the one before; round at the ends (F6, as in desktop programs). */
export function moveToRegion(step: 1 | -1): void {
  const parts = regions()
  const at = parts.findLastIndex((part) => part.contains(document.activeElement))
  const from = at === -1 && step === -1 ? 0 : at
  const next = parts.at((from + step) % parts.length)
  if (!next) return
  if (!next.hasAttribute('tabindex')) next.tabIndex = -1
  next.focus()
}
