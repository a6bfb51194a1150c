const MOST_LINES = 6

/** Of the text as it stands; none where it is not drawn. */
function linesOf(field: HTMLTextAreaElement): number {
  const line = Number.parseFloat(getComputedStyle(field).lineHeight)
  return Math.min(Math.round(field.scrollHeight / line) || 0, MOST_LINES)
}

/**
 * Keeps a field as high as its text, up to six lines. Not by `field-sizing`: with a height of its own, and contained, a key
 * lays out the field and nothing around it.
 */
export class FieldHeight {
  readonly #field: HTMLTextAreaElement
  #text: string
  #lines = 0
  #width = 0

  constructor(field: HTMLTextAreaElement) {
    this.#field = field
    this.#text = field.value
  }

  /** Until the returned function is called. */
  start(): () => void {
    const stop = new AbortController()
    this.#field.addEventListener('input', this.follow, { signal: stop.signal })
    const observer = 'ResizeObserver' in window ? new ResizeObserver(this.#onSize) : undefined
    observer?.observe(this.#field)
    return () => {
      stop.abort()
      observer?.disconnect()
    }
  }

  /** The text may be another one. */
  follow = (): void => {
    const [before, now] = [this.#text, this.#field.value]
    if (now === before) return
    this.#text = now
    // What is written at the end can only want more room.
    const isLonger = now.length > before.length && now.startsWith(before)
    if (!isLonger) this.fit()
    else if (this.#lines < MOST_LINES && this.#field.scrollHeight > this.#field.clientHeight) this.#measure()
  }

  /** Whatever has changed. While it is measured its box stays as it is: a thread at its end would be moved by it. */
  fit = (): void => {
    const box = this.#field.parentElement
    if (box) box.style.minHeight = `${box.offsetHeight}px`
    this.#field.style.height = ''
    this.#measure()
    if (box) box.style.minHeight = ''
  }

  #onSize = (): void => {
    const { clientWidth } = this.#field
    if (clientWidth === this.#width) return
    this.#width = clientWidth
    this.fit()
  }

  #measure(): void {
    this.#lines = linesOf(this.#field)
    if (this.#lines > 1) this.#field.style.height = `${this.#lines}lh`
  }
}
