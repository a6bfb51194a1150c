const REGIONS = 'header, nav, main, aside, [role="region"]'
/** A page of several panes names them; each says where in it the focus goes, if not to the pane itself. */
const PANE = '[data-pane]'

const isShown = (element: Element): boolean => element.checkVisibility?.() ?? true

/** The parts of the page in reading order: the panes where there are any, else the outermost of each. */
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

/** Where in a part the focus goes. */
const entryOf = (part: HTMLElement): HTMLElement =>
  (part.dataset['pane'] && part.querySelector<HTMLElement>(part.dataset['pane'])) || part

/** Moves the focus to the next part of the page, or the one before; round at the ends (F6, as in desktop programs). */
export function moveToRegion(step: 1 | -1): void {
  const parts = regions()
  const at = parts.findLastIndex((part) => part.contains(document.activeElement))
  const from = at === -1 && step === -1 ? 0 : at
  const next = parts.at((from + step) % parts.length)
  if (!next) return
  const entry = entryOf(next)
  if (entry === next && !next.hasAttribute('tabindex')) next.tabIndex = -1
  entry.focus()
}
