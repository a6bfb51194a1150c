const REGIONS = 'header, nav, main, aside, [role="region"]'
/** A page of several panes marks them; each may mark where its focus goes. */
const PANE = '[data-pane]'

const isShown = (element: Element): boolean => element.checkVisibility?.() ?? true

/**
 * Returns the regions of the page in reading order: the panes if there are any, else the outermost landmarks.
 */
function regions(): HTMLElement[] {
  const panes = [...document.querySelectorAll<HTMLElement>(PANE)].filter(isShown)
  const others = [...document.querySelectorAll<HTMLElement>(REGIONS)].filter(
    (one) => isShown(one) && !panes.some((pane) => pane.contains(one) || one.contains(pane)),
  )
  const all = [...panes, ...others].toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  return all.filter((one) => !all.some((other) => other !== one && other.contains(one)))
}

/** Returns where the focus goes within a region. */
const focusTargetOf = (part: HTMLElement): HTMLElement =>
  (part.dataset['pane'] && part.querySelector<HTMLElement>(part.dataset['pane'])) || part

/** Moves the focus to the next or previous region, cyclic (F6, as in desktop programs). */
export function moveToRegion(step: 1 | -1): void {
  const parts = regions()
  const at = parts.findLastIndex((part) => part.contains(document.activeElement))
  const from = at === -1 && step === -1 ? 0 : at
  const next = parts.at((from + step) % parts.length)
  if (!next) return
  const entry = focusTargetOf(next)
  if (entry === next && !next.hasAttribute('tabindex')) next.tabIndex = -1
  entry.focus()
}
