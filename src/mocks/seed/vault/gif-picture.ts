import { GIFS, type SeedGif } from './gifs'

const SHAPES: Record<SeedGif['shape'], string> = {
  heart: '<path d="M0 34C-44 4-38-34-16-34-6-34 0-26 0-20 0-26 6-34 16-34 38-34 44 4 0 34Z"/>',
  star: '<path d="M0-40 10-13 38-12 16 6 24 33 0 17-24 33-16 6-38-12-10-13Z"/>',
  sun: '<circle r="22"/><path d="M-3-42h6v14h-6zM-3 28h6v14h-6zM28-3h14v6h-14zM-42-3h14v6h-14z"/>',
  moon: '<path d="M12-36A38 38 0 1 0 36 14 30 30 0 0 1 12-36Z"/>',
  drop: '<path d="M0-40C18-14 28 2 28 14A28 28 0 0 1-28 14C-28 2-18-14 0-40Z"/>',
  face: '<circle r="38"/><g fill="#222"><circle cx="-13" cy="-9" r="5"/><circle cx="13" cy="-9" r="5"/><path d="M-18 10Q0 32 18 10Z"/></g>',
  note: '<path d="M-6-38 26-44v52a14 11 0 1 1-8-10v-26l-16 3v42a14 11 0 1 1-8-10Z"/>',
  flame: '<path d="M0-42C8-22 30-12 30 12A30 28 0 0 1-30 12C-30-2-18-8-16-22-6-18 0-26 0-42Z"/>',
}

const animate = (type: string, values: string, seconds: number): string =>
  `<animateTransform attributeName="transform" type="${type}" values="${values}" dur="${seconds}s" repeatCount="indefinite"/>`

const MOTIONS: Record<SeedGif['motion'], string> = {
  beat: animate('scale', '1;1.25;0.95;1', 0.9),
  spin: animate('rotate', '0;360', 2),
  bounce: animate('translate', '0 12;0 -22;0 12', 0.8),
  sway: animate('rotate', '-18;18;-18', 1.4),
  fade: '<animate attributeName="opacity" values="1;0.25;1" dur="1.6s" repeatCount="indefinite"/>',
  rise: animate('translate', '0 30;0 -30', 1.6),
}

export const GIF_SIZE = { width: 320, height: 240 } as const
const FORM = /^gif-([1-9]\d?)$/

/** Index of a GIF by its media id; undefined for another id. */
export function gifIndex(mediaId: string): number | undefined {
  const index = Number(FORM.exec(mediaId)?.[1] ?? 0) - 1
  return index >= 0 && index < GIFS.length ? index : undefined
}

/** A GIF as animated SVG, which browsers play inside `<img>`; a still one for previews. */
export function gifPicture(gif: SeedGif, isStill = false): string {
  const { width, height } = GIF_SIZE
  const { hue } = gif
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="100%" height="100%" fill="hsl(${hue} 45% 22%)"/>`,
    `<circle cx="70" cy="60" r="120" fill="hsl(${(hue + 40) % 360} 50% 30%)" opacity="0.6"/>`,
    `<g transform="translate(160 100)"><g fill="hsl(${(hue + 180) % 360} 85% 68%)">${SHAPES[gif.shape]}${isStill ? '' : MOTIONS[gif.motion]}</g></g>`,
    `<text x="160" y="208" text-anchor="middle" font-family="system-ui, sans-serif" font-size="26" font-weight="700" fill="#fff">${gif.title}</text>`,
    '</svg>',
  ].join('')
}
