/** Subjects and motions of GIFs. */
export const GIF_SHAPES = ['heart', 'star', 'sun', 'moon', 'drop', 'face', 'note', 'flame'] as const
export const GIF_MOTIONS = ['beat', 'spin', 'bounce', 'sway', 'fade', 'rise'] as const

export interface SeedGif {
  title: string
  shape: (typeof GIF_SHAPES)[number]
  motion: (typeof GIF_MOTIONS)[number]
  /** Hue in degrees. */
  hue: number
}

const ROWS: readonly (readonly [title: string, shape: SeedGif['shape'], motion: SeedGif['motion']])[] = [
  ['Good morning', 'sun', 'rise'],
  ['Good night', 'moon', 'sway'],
  ['Thank you', 'heart', 'beat'],
  ['Love it', 'heart', 'bounce'],
  ['Kiss', 'heart', 'rise'],
  ['Hug', 'face', 'sway'],
  ['Miss you', 'drop', 'rise'],
  ['Wow', 'star', 'beat'],
  ['Yes', 'face', 'bounce'],
  ['No way', 'face', 'spin'],
  ['Laughing', 'face', 'beat'],
  ['Crying with laughter', 'drop', 'bounce'],
  ['Blush', 'heart', 'fade'],
  ['Wink', 'face', 'fade'],
  ['Happy dance', 'note', 'sway'],
  ['Party', 'star', 'spin'],
  ['Cheers', 'star', 'bounce'],
  ['Coffee first', 'flame', 'fade'],
  ['Weekend', 'sun', 'spin'],
  ['Friday night', 'moon', 'bounce'],
  ['Congratulations', 'star', 'rise'],
  ['Happy birthday', 'flame', 'beat'],
  ['You got this', 'flame', 'rise'],
  ['Be right back', 'moon', 'fade'],
  ['Thinking of you', 'heart', 'sway'],
  ['So excited', 'star', 'sway'],
  ['Please', 'face', 'rise'],
  ['Sorry', 'drop', 'sway'],
  ['Surprise', 'star', 'fade'],
  ['Tease', 'flame', 'sway'],
  ['On fire', 'flame', 'bounce'],
  ['Applause', 'note', 'beat'],
  ['Rainy day', 'drop', 'fade'],
  ['Sunny', 'sun', 'beat'],
  ['Cosy', 'moon', 'beat'],
  ['Sleepy', 'moon', 'rise'],
  ['Hungry', 'face', 'beat'],
  ['Pay day', 'sun', 'bounce'],
  ['Secret', 'note', 'fade'],
  ['See you soon', 'note', 'rise'],
] // oxfmt-ignore

/** The GIFs of the search. */
export const GIFS: readonly SeedGif[] = ROWS.map(([title, shape, motion], index) => ({
  title,
  shape,
  motion,
  hue: (index * 47) % 360,
}))
