/** Whether a sign counts as one emoji for this browser. */
function isKnown(): (char: string) => boolean {
  try {
    const whole = new RegExp(String.raw`^\p{RGI_Emoji}$`, 'v')
    // Some signs of the list are drawn as text unless told otherwise.
    return (char) => whole.test(char) || whole.test(`${char}\uFE0F`)
  } catch {
    return () => true
  }
}

/** Nothing stands here in any font: as wide as the box for what is missing. */
const NOWHERE = '\u{10FFFE}'
/** Older signs may be drawn by a font of text, in whatever width. */
const FIRST_OF_EMOJI_ONLY = 0x1_f0_00
/** Old ones, equally wide in every font of emojis; a font of text may have one or the other. */
const COMMON = ['😀', '👋', '🎉', '🚀']

/** Whether the device's fonts have it: a missing one is as wide as a box, one that falls into its parts as wide as two. */
function isInFonts(): (char: string) => boolean {
  // Missing in old browsers: they show what they have.
  if (typeof OffscreenCanvas === 'undefined') return () => true
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) return () => true
  context.font = '32px sans-serif'
  const widthOf = (text: string) => context.measureText(text).width
  const [whole = 0, ...others] = COMMON.map(widthOf)
  const box = widthOf(NOWHERE)
  // A device without a font of emojis tells nothing of the fan's.
  if (others.some((width) => width !== whole)) return () => true
  return (char) => {
    if ((char.codePointAt(0) ?? 0) < FIRST_OF_EMOJI_ONLY) return true
    const width = widthOf(char)
    return width < whole * 1.5 && (width !== box || box === whole)
  }
}

/** Tells which emojis this device draws as one sign: newer ones would be boxes. */
export function drawnHere(): (char: string) => boolean {
  const [known, inFonts] = [isKnown(), isInFonts()]
  return (char) => known(char) && inFonts(char)
}
