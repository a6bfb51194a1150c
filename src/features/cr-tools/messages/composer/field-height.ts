const MOST_LINES = 6

/** Returns the number of lines the text needs; 0 while the field is not rendered. */
function linesOf(field: HTMLTextAreaElement): number {
  const line = Number.parseFloat(getComputedStyle(field).lineHeight)
  return Math.min(Math.round(field.scrollHeight / line) || 0, MOST_LINES)
}

/**
 * Grows a field with its text, up to six lines. Instead of `field-sizing`, because with a fixed height and
 * containment a key lays out only the field.
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

  /** Follows size changes until the returned function is called. */
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

  /** Adjusts the height when the text has changed. */
  follow = (): void => {
    const [before, now] = [this.#text, this.#field.value]
    if (now === before) return
    this.#text = now
    // Text appended at the end can only need more height.
    const isLonger = now.length > before.length && now.startsWith(before)
    if (!isLonger) this.fit()
    else if (this.#lines < MOST_LINES && this.#field.scrollHeight > this.#field.clientHeight) this.#measure()
  }

  /**
   * Measures again after any change. The box keeps its size meanwhile, so that a thread at its end does not
   * move.
   */
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
