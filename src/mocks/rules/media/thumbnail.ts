import { BAR, LEAN, REACH, type Scene, sceneOf, type Size } from './picture'
import { PIXEL_BYTES, png } from './png'

/** Steps from the light to the end of its glow. */
const STEPS = 256
/** Red, green, blue and opacity. */
const CHANNELS = 4
/** Drops the last bit of each colour, which is too little to see: the file is smaller and packed sooner. */
const SHADES = 0xfe
const MOST_KEPT = 500

const clamp = (value: number): number => Math.min(1, Math.max(0, value))
const mix = (from: number, to: number, part: number): number => from + (to - from) * part
const colorOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** The values of a function at 0, 1, 2 …, for pixels to look up. */
const table = (length: number, valueAt: (at: number) => number): Float32Array =>
  Float32Array.from({ length }, (_, at) => valueAt(at))

/** Colour and opacity of the glow by its steps; nothing beyond its end. */
function glowTable({ stops }: Scene): Float32Array {
  const points = stops.map(({ at, color, opacity }) => ({ at, values: [...colorOf(color), opacity] }))
  return table(STEPS * 2 * CHANNELS, (place) => {
    const [part, channel] = [Math.floor(place / CHANNELS) / STEPS, place % CHANNELS]
    const next = points.findIndex(({ at }) => at > part)
    const [from, to] = [points[next - 1], points[next]]
    if (!from || !to) return 0
    return mix(from.values[channel] ?? 0, to.values[channel] ?? 0, (part - from.at) / (to.at - from.at))
  })
}

/** How much of the picture the rings leave, by the distance from the light in pixels. */
const ringTable = ({ rings }: Scene, side: number): Float32Array =>
  table(side * 2, (distance) =>
    rings.reduce((left, { radius, opacity }) => left * (1 - opacity * clamp(radius * side - distance)), 1),
  )

/** How much light the bars leave, by the place across them in pixels. */
const barTable = ({ bars }: Scene, { width, height }: Size): Float32Array =>
  table(width + height, (place) =>
    bars.reduce((left, bar) => {
      const inside = place - height / 2 - bar * width
      return left * (1 - BAR.opacity * clamp(inside) * clamp(BAR.width * width - inside))
    }, 1),
  )

function pixelsOf(scene: Scene, size: Size): Uint8Array {
  const { width, height } = size
  const [sky, haze, light] = [colorOf(scene.sky), colorOf(scene.glow), colorOf(scene.light)]
  const [glow, rings, bars] = [
    glowTable(scene),
    ringTable(scene, Math.max(width, height)),
    barTable(scene, size),
  ]
  const angle = (scene.degrees * Math.PI) / 180
  const [across, down] = [Math.cos(angle) * width, Math.sin(angle) * height]
  const pixels = new Uint8Array(width * height * PIXEL_BYTES)
  for (let at = 0, row = 0; row < height; row += 1) {
    const y = (row + 0.5) / height
    for (let column = 0; column < width; column += 1) {
      const x = (column + 0.5) / width
      const [dx, dy] = [x - scene.x, y - scene.y]
      const lean = clamp(((x - scene.leansFrom) * LEAN + y) / (LEAN * LEAN + 1))
      const tint = Math.floor((Math.sqrt(dx * dx + dy * dy) / REACH) * STEPS) * CHANNELS
      const opacity = glow[tint + 3] ?? 0
      const left = rings[Math.floor(Math.sqrt((dx * width) ** 2 + (dy * height) ** 2))] ?? 1
      const shade = bars[Math.floor((x - 0.5) * across + (y - 0.5) * down + (width + height) / 2)] ?? 1
      for (let channel = 0; channel < PIXEL_BYTES; channel += 1, at += 1) {
        const back = mix(sky[channel] ?? 0, haze[channel] ?? 0, lean)
        const lit = mix(back, glow[tint + channel] ?? 0, opacity)
        pixels[at] = (mix(light[channel] ?? 0, lit, left) * shade) & SHADES
      }
    }
  }
  return pixels
}

const drawn = new Map<number, Promise<Blob>>()

/** A seed's picture as a small PNG, as real backends send it: browsers show it much faster than SVG. */
export function thumbnail(seed: number, size: Size): Promise<Blob> {
  const known = drawn.get(seed)
  if (known) return known
  if (drawn.size === MOST_KEPT) drawn.clear()
  const made = png(pixelsOf(sceneOf(seed), size), size)
  drawn.set(seed, made)
  return made
}
