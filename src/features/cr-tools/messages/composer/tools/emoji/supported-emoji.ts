/** Returns a check whether the browser treats a character as one emoji. */
function createBrowserCheck(): (char: string) => boolean {
  try {
    const whole = new RegExp(String.raw`^\p{RGI_Emoji}$`, 'v')
    // Some characters of the list render as text without a variation selector.
    return (char) => whole.test(char) || whole.test(`${char}\uFE0F`)
  } catch {
    return () => true
  }
}

/** A code point without a glyph in any font: as wide as the box for a missing glyph. */
const MISSING_GLYPH = '\u{10FFFE}'
/** A text font may render older characters, at any width. */
const FIRST_EMOJI_ONLY_CODE_POINT = 0x1_f0_00
/** Old emojis, equally wide in every emoji font; a text font may have some of them. */
const REFERENCE_EMOJI = ['😀', '👋', '🎉', '🚀']

/** Returns a check by width: a missing glyph is as wide as a box, and a split sequence as wide as two. */
function createFontCheck(): (char: string) => boolean {
  // Old browsers lack it: they show what they have.
  if (typeof OffscreenCanvas === 'undefined') return () => true
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) return () => true
  context.font = '32px sans-serif'
  const widthOf = (text: string) => context.measureText(text).width
  const [whole = 0, ...others] = REFERENCE_EMOJI.map(widthOf)
  const box = widthOf(MISSING_GLYPH)
  // A device without an emoji font says nothing about the fan's.
  if (others.some((width) => width !== whole)) return () => true
  return (char) => {
    if ((char.codePointAt(0) ?? 0) < FIRST_EMOJI_ONLY_CODE_POINT) return true
    const width = widthOf(char)
    return width < whole * 1.5 && (width !== box || box === whole)
  }
}

/** Returns a check whether this device renders an emoji as one glyph; newer ones would be boxes. */
export function createEmojiSupportCheck(): (char: string) => boolean {
  const [known, inFonts] = [createBrowserCheck(), createFontCheck()]
  return (char) => known(char) && inFonts(char)
}
