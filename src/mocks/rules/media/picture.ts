import { chance, pick, random, seedOf } from '../../seed/random'

/** Gradient colours, dark at the top and light rising from below: sky, glow and light. */
const PALETTES = [
  ['#5b2230', '#c8622e', '#ffe0a3'],
  ['#6d2f4d', '#d9606a', '#ffc9a8'],
  ['#1c1b38', '#5b4a86', '#c9b6f2'],
  ['#0f3a2e', '#2f8f62', '#c8f5b0'],
  ['#0d2f4f', '#1f7fb0', '#b8ecff'],
  ['#3a1f52', '#9a4bb0', '#ffc2ec'],
  ['#3d2a0c', '#b98a1e', '#fff0a8'],
  ['#0b3f40', '#159a8c', '#b4fff0'],
  ['#2a2f3a', '#6b7a90', '#e8eef7'],
] as const

const round = (value: number): number => Math.round(value)

/** A distinct picture for each seed: evening light behind a foreground shape. */
export function picture(seed: number, { width, height }: { width: number; height: number }): string {
  const roll = random(seedOf(311, seed))
  const [sky, glow, light] = pick(PALETTES, roll())
  const [x, y, tilt] = [round(roll() * 100), round(78 + roll() * 30), roll()]
  const rings = Array.from({ length: 5 }, (_, ring) => {
    const radius = round((0.28 + ring * 0.17) * Math.max(width, height))
    const fade = (0.13 - ring * 0.018).toFixed(3)
    return `<circle cx="${x}%" cy="${y}%" r="${radius}" fill="${light}" fill-opacity="${fade}"/>`
  })
  const bars = Array.from({ length: 3 }, (_, bar) => {
    const at = round(chance(seed, bar) * width)
    return `<rect x="${at}" y="-20%" width="${round(width * 0.05)}" height="140%" fill="#000" fill-opacity=".1"/>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs><linearGradient id="s" x1="${round(tilt * 40)}%" y1="0" x2="${round(60 + tilt * 40)}%" y2="100%">`,
    `<stop stop-color="${sky}"/><stop offset="1" stop-color="${glow}"/></linearGradient>`,
    `<radialGradient id="g" cx="${x}%" cy="${y}%" r="75%"><stop stop-color="${light}"/>`,
    `<stop offset=".45" stop-color="${glow}" stop-opacity=".7"/><stop offset="1" stop-color="${sky}" stop-opacity="0"/>`,
    `</radialGradient></defs><rect width="100%" height="100%" fill="url(#s)"/>`,
    `<rect width="100%" height="100%" fill="url(#g)"/>${rings.join('')}`,
    `<g transform="rotate(${round(tilt * 40 - 20)} ${round(width / 2)} ${round(height / 2)})">${bars.join('')}</g>`,
    '</svg>',
  ].join('')
}
