import { chance, pick, random, seedOf } from '../../seed/random'
import { ROLL } from '../../seed/roll'

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

/** How far the light's glow reaches, as a part of the picture. */
export const REACH = 0.75
/** How much the sky's gradient leans: over the whole height it goes this part of the width. */
export const LEAN = 0.6
/** A bar's width, as a part of the picture's, and its opacity. */
export const BAR = { width: 0.05, opacity: 0.1 }

export interface Size {
  width: number
  height: number
}

const round = (value: number): number => Math.round(value)

/** What a seed's picture shows: evening light behind a foreground shape. All lengths are parts of the picture. */
export function sceneOf(seed: number) {
  const roll = random(seedOf(ROLL.scene, seed))
  const [sky, glow, light] = pick(PALETTES, roll())
  const [x, y, tilt] = [round(roll() * 100) / 100, round(78 + roll() * 30) / 100, roll()]
  return {
    sky,
    glow,
    light,
    /** From the light to where its glow ends. */
    stops: [
      { at: 0, color: light, opacity: 1 },
      { at: 0.45, color: glow, opacity: 0.7 },
      { at: 1, color: sky, opacity: 0 },
    ],
    x,
    y,
    leansFrom: round(tilt * 40) / 100,
    degrees: round(tilt * 40 - 20),
    /** Around the light; radii are parts of the longer side. */
    rings: [0, 1, 2, 3, 4].map((ring) => ({ radius: 0.28 + ring * 0.17, opacity: 0.13 - ring * 0.018 })),
    bars: [0, 1, 2].map((bar) => chance(seed, bar)),
  }
}
export type Scene = ReturnType<typeof sceneOf>

const percent = (part: number): string => `${round(part * 100)}%`

/** The whole picture, as SVG. */
export function picture(seed: number, { width, height }: Size): string {
  const { sky, glow, light, x, y, leansFrom, degrees, ...scene } = sceneOf(seed)
  const [cx, cy] = [percent(x), percent(y)]
  const stops = scene.stops.map(
    ({ at, color, opacity }) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`,
  )
  const rings = scene.rings.map(
    ({ radius, opacity }) =>
      `<circle cx="${cx}" cy="${cy}" r="${round(radius * Math.max(width, height))}" fill="${light}" fill-opacity="${opacity.toFixed(3)}"/>`,
  )
  const bars = scene.bars.map(
    (at) =>
      `<rect x="${round(at * width)}" y="-20%" width="${round(width * BAR.width)}" height="140%" fill="#000" fill-opacity="${BAR.opacity}"/>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs><linearGradient id="s" x1="${percent(leansFrom)}" y1="0" x2="${percent(leansFrom + LEAN)}" y2="100%">`,
    `<stop stop-color="${sky}"/><stop offset="1" stop-color="${glow}"/></linearGradient>`,
    `<radialGradient id="g" cx="${cx}" cy="${cy}" r="${percent(REACH)}">${stops.join('')}`,
    `</radialGradient></defs><rect width="100%" height="100%" fill="url(#s)"/>`,
    `<rect width="100%" height="100%" fill="url(#g)"/>${rings.join('')}`,
    `<g transform="rotate(${degrees} ${round(width / 2)} ${round(height / 2)})">${bars.join('')}</g>`,
    '</svg>',
  ].join('')
}
