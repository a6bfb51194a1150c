import { BAR, LEAN, REACH, type Scene, sceneOf, type Size } from './picture'
import { blackPixels, type Pixels, rowStart } from './png'

/** Steps from the light to the end of its glow. */
const STEPS = 128
/** Red, green and blue, as in the file, and opacity. */
const CHANNELS = 4

/** Steps in a pixel, for smooth edges. */
const FINE = 4

const clamp = (value: number): number => Math.min(1, Math.max(0, value))
const mix = (from: number, to: number, part: number): number => from + (to - from) * part
const colorOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** The values of a function at 0, 1, 2 …, for pixels to look up. */
const table = (length: number, valueAt: (at: number) => number): Float32Array =>
  Float32Array.from({ length }, (_, at) => valueAt(at))

/** Colour and opacity of the glow by its steps; nothing beyond its end. */
function glowTable({ stops }: Scene): Float32Array {
  const points = stops.map(({ at, color, opacity }) => ({ at, values: [...colorOf(color), opacity] }))
  return table(STEPS * 2 * CHANNELS, (index) => {
    const [part, channel] = [Math.floor(index / CHANNELS) / STEPS, index % CHANNELS]
    const next = points.findIndex(({ at }) => at > part)
    const [from, to] = [points[next - 1], points[next]]
    if (!from || !to) return 0
    return mix(from.values[channel] ?? 0, to.values[channel] ?? 0, (part - from.at) / (to.at - from.at))
  })
}

/** How much of the picture the rings leave, by the distance from the light. */
const ringTable = ({ rings }: Scene, side: number): Float32Array =>
  table(side * 2 * FINE, (index) =>
    rings.reduce(
      (left, { radius, opacity }) => left * (1 - opacity * clamp(radius * side - index / FINE)),
      1,
    ),
  )

/** How much light the bars leave, by the distance across them. */
const barTable = ({ bars }: Scene, { width, height }: Size): Float32Array =>
  table((width + height) * FINE, (index) =>
    bars.reduce((left, bar) => {
      const inside = index / FINE - height / 2 - bar * width
      return left * (1 - BAR.opacity * clamp(inside) * clamp(BAR.width * width - inside))
    }, 1),
  )

/** A seed's picture as pixels, as real backends send it: browsers show them much faster than SVG. */
export function thumbnail(seed: number, size: Size): Pixels {
  const { width, height } = size
  const scene = sceneOf(seed)
  const [sky, haze, light] = [colorOf(scene.sky), colorOf(scene.glow), colorOf(scene.light)]
  const [glow, rings, bars] = [
    glowTable(scene),
    ringTable(scene, Math.max(width, height)),
    barTable(scene, size),
  ]
  const angle = (scene.degrees * Math.PI) / 180
  const [across, down] = [Math.cos(angle) * width, Math.sin(angle) * height]
  const pixels = blackPixels(size)
  for (let row = 0; row < height; row += 1) {
    const y = (row + 0.5) / height
    const dy = y - scene.y
    let at = rowStart(pixels, row)
    for (let column = 0; column < width; column += 1) {
      const x = (column + 0.5) / width
      const dx = x - scene.x
      const lean = clamp(((x - scene.leansFrom) * LEAN + y) / (LEAN * LEAN + 1))
      const tint = Math.floor((Math.sqrt(dx * dx + dy * dy) / REACH) * STEPS) * CHANNELS
      const opacity = glow[tint + 3] ?? 0
      const left = rings[Math.floor(Math.sqrt((dx * width) ** 2 + (dy * height) ** 2) * FINE)] ?? 1
      const offset = (x - 0.5) * across + (y - 0.5) * down + (width + height) / 2
      const shade = bars[Math.floor(offset * FINE)] ?? 1
      for (let channel = 0; channel < 3; channel += 1, at += 1) {
        const back = mix(sky[channel] ?? 0, haze[channel] ?? 0, lean)
        const lit = mix(back, glow[tint + channel] ?? 0, opacity)
        pixels.bytes[at] = mix(light[channel] ?? 0, lit, left) * shade
      }
    }
  }
  return pixels
}
