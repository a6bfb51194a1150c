/** Position of a day inside the grid's scrolled content. */
export interface DayBox {
  day: string
  left: number
  top: number
  width: number
  height: number
}

/** Measures the days when a drag begins, so that finding one needs no hit test over hundreds of items. */
export function dayBoxes(grid: HTMLElement): readonly DayBox[] {
  const { left, top } = grid.getBoundingClientRect()
  return [...grid.querySelectorAll<HTMLElement>('[data-day]')].map((element) => {
    const box = element.getBoundingClientRect()
    return {
      day: element.dataset['day'] ?? '',
      left: box.left - left + grid.scrollLeft,
      top: box.top - top + grid.scrollTop,
      width: box.width,
      height: box.height,
    }
  })
}

interface PointerPosition {
  clientX: number
  clientY: number
}

/** The day under the pointer and its position on screen; undefined outside the grid. */
export function dayUnder(
  grid: HTMLElement,
  boxes: readonly DayBox[],
  { clientX, clientY }: PointerPosition,
): DayBox | undefined {
  const view = grid.getBoundingClientRect()
  const isInside =
    clientX >= view.left && clientX <= view.right && clientY >= view.top && clientY <= view.bottom
  const [dx, dy] = [view.left - grid.scrollLeft, view.top - grid.scrollTop]
  const found = boxes.find(
    ({ left, top, width, height }) =>
      clientX - dx >= left &&
      clientX - dx < left + width &&
      clientY - dy >= top &&
      clientY - dy < top + height,
  )
  return isInside && found ? { ...found, left: found.left + dx, top: found.top + dy } : undefined
}

/** Overlay elements during a drag. Each is its own compositor layer, so moving it repaints no item. */
export interface DragLayer {
  move: (dx: number, dy: number) => void
  label: (words: string) => void
  /** Highlights the day that the item would drop on. */
  markDay: (box: DayBox | undefined) => void
  remove: () => void
}

const px = (value: number): string => `${value}px`

function dragCopyOf(chip: HTMLElement): HTMLElement {
  const { left, top, width, height } = chip.getBoundingClientRect()
  const ghost = chip.cloneNode(true) as HTMLElement // cloneNode returns the type it clones
  ghost.removeAttribute('data-item')
  ghost.removeAttribute('data-lifted')
  Object.assign(ghost.style, {
    position: 'fixed',
    inset: 'auto',
    left: px(left),
    top: px(top),
    width: px(width),
    height: px(height),
    contain: 'strict',
    willChange: 'transform',
  })
  return ghost
}

function dropMarkOf(): HTMLElement {
  const mark = document.createElement('div')
  mark.dataset['drop'] = ''
  Object.assign(mark.style, {
    position: 'fixed',
    // Left, not inset-inline-start: pointer coordinates count from the left in right-to-left pages too.
    inset: '0 auto auto 0',
    outline: '2px solid var(--accent)',
    outlineOffset: '-2px',
    background: 'color-mix(in srgb, var(--accent) 14%, transparent)',
    willChange: 'transform',
    visibility: 'hidden',
  })
  return mark
}

/**
 * Covers the page while a copy of the item follows the pointer, so hit tests stop at the cover. With 627
 * items under profile C the longest frame falls from 100 ms to 16.8 ms (`npm run bench -- schedule`).
 */
export function createDragLayer(chip: HTMLElement): DragLayer {
  const cover = document.createElement('div')
  cover.setAttribute('aria-hidden', 'true')
  Object.assign(cover.style, { position: 'fixed', inset: '0', zIndex: '60', cursor: 'grabbing' })
  const [mark, ghost] = [dropMarkOf(), dragCopyOf(chip)]
  const time = ghost.querySelector('[data-time]')
  cover.append(mark, ghost)
  document.body.append(cover)
  return {
    move: (dx, dy) => {
      ghost.style.transform = `translate(${px(dx)}, ${px(dy)})`
    },
    label: (words) => {
      if (time && time.textContent !== words) time.textContent = words
    },
    markDay: (box) => {
      mark.style.visibility = box ? 'visible' : 'hidden'
      if (!box) return
      Object.assign(mark.style, { width: px(box.width), height: px(box.height) })
      mark.style.transform = `translate(${px(box.left)}, ${px(box.top)})`
    },
    remove: () => cover.remove(),
  }
}
