import type * as v from 'valibot'

import type { Script } from '@/domain/chat/script'

import { mediaIdAt } from './media-of'
import type { SeedCreator } from '../creators'
import { between, chance, pick, random, seedOf } from '../random'
import { ROLL } from '../roll'
import { vaultSize } from './vault-size'

export type WireScript = v.InferInput<typeof Script>
type Wait = 'nothing' | 'reply' | 'purchase'
/** Media: number of items; price in cents. */
type Step = readonly [text: string, media: number, price: number, waitFor: Wait]

export const SCRIPT_FOLDERS = ['Welcome', 'Selling', 'Winning back'] as const

/** Folder index, name, language, steps. */
const SCRIPTS: readonly (readonly [folder: number, name: string, language: string, steps: readonly Step[]])[] = [
  [
    0,
    'First hello',
    'en',
    [
      ['Hey {name|there}! Finally someone new. Where are you writing from?', 0, 0, 'reply'],
      ['{city|That} sounds far away from my little balcony. What made you look me up?', 0, 0, 'reply'],
      ['Then here is a small hello from me, just for you.', 1, 0, 'nothing'],
    ],
  ],
  [
    0,
    'Hello in the evening',
    'en',
    [
      ['Good evening, {name|stranger}. Long day?', 0, 0, 'reply'],
      ['Mine too. I took this one before I changed, want to see the rest?', 1, 0, 'reply'],
      ['Only because you asked so nicely.', 3, 1200, 'purchase'],
    ],
  ],
  [
    0,
    'Willkommen',
    'de',
    [
      ['Hallo {name|du}! Schön, dass du da bist. Woher schreibst du?', 0, 0, 'reply'],
      ['Das muss ich mir einmal ansehen. Hier ein kleiner Gruß von mir.', 1, 0, 'nothing'],
    ],
  ],
  [
    0,
    'Bienvenida',
    'es',
    [
      ['¡Hola {name|guapo}! Qué bien que estés aquí. ¿Qué tal tu día?', 0, 0, 'reply'],
      ['Pues el mío mejor ahora. Esto es para ti.', 1, 0, 'nothing'],
    ],
  ],
  [
    1,
    'Rooftop set',
    'en',
    [
      ['{name|Hey}, do you remember that I said I would go up to the roof?', 0, 0, 'reply'],
      ['I did. The light was gone after ten minutes, so there are only a few.', 1, 0, 'reply'],
      ['All of them, nobody else has seen them yet.', 5, 2400, 'purchase'],
      ['I hoped you would say yes. Which one is yours?', 0, 0, 'reply'],
    ],
  ],
  [
    1,
    'Voice note',
    'en',
    [
      ['I wanted to say something and writing felt wrong.', 0, 0, 'reply'],
      ['So I said it. Headphones, {name|please}.', 1, 800, 'purchase'],
    ],
  ],
  [
    1,
    'Which of the two',
    'en',
    [
      ['Help me, {name|please}: black or red?', 2, 0, 'reply'],
      ['Good choice. This is what you would have missed otherwise.', 2, 1600, 'purchase'],
      ['And the other one, so that you can compare.', 2, 1200, 'nothing'],
    ],
  ],
  [
    1,
    'Friday live reminder',
    'en',
    [
      ['Friday at nine, {name|love}. First row?', 0, 0, 'reply'],
      ['Then I will look for your name. A little something until then.', 1, 0, 'nothing'],
    ],
  ],
  [
    1,
    'November bundle',
    'en',
    [
      ['I put the whole month together, twelve things, some of them never sent to anybody.', 2, 0, 'reply'],
      ['For you as one, {name|dear}.', 6, 4000, 'purchase'],
      ['Tell me tomorrow which one you opened first.', 0, 0, 'nothing'],
    ],
  ],
  [
    2,
    'Quiet for a month',
    'en',
    [
      ['{name|Hey}, I noticed you went quiet. Everything all right?', 0, 0, 'reply'],
      ['I am glad. I kept one for you.', 1, 0, 'nothing'],
    ],
  ],
  [
    2,
    'Membership ends soon',
    'en',
    [
      ['Your time here ends {end_date|soon}, and we had only begun.', 0, 0, 'reply'],
      ['If you stay, this is the first thing you get.', 2, 0, 'nothing'],
    ],
  ],
  [
    2,
    'After a long break',
    'en',
    [
      ['Look who is back. Say {name|something} nice to me first.', 0, 0, 'reply'],
      ['Fine, you are forgiven. You missed this.', 3, 1600, 'purchase'],
    ],
  ],
] // oxfmt-ignore

export const scriptFolderId = (creator: SeedCreator, index: number): string =>
  `script-folder-${creator.index + 1}-${index + 1}`

export const scriptFolders = (creator: SeedCreator): { folderId: string; name: string }[] =>
  SCRIPT_FOLDERS.map((name, index) => ({ folderId: scriptFolderId(creator, index), name }))

/** A creator's scripts: the same texts for all, with items of her own vault. */
export function seedScripts(creator: SeedCreator): WireScript[] {
  return SCRIPTS.map(([folder, name, language, steps], index) => {
    const roll = random(seedOf(ROLL.script, creator.index, index))
    return {
      scriptId: `script-${creator.index + 1}-${index + 1}`,
      version: 1,
      name,
      folderId: scriptFolderId(creator, folder),
      language,
      steps: steps.map(([text, media, price, waitFor]) => {
        const first = between(roll(), 1, vaultSize(creator))
        const ids = Array.from({ length: media }, (_, step) =>
          mediaIdAt(creator.index, ((first + step * 3 - 1) % vaultSize(creator)) + 1),
        )
        return { text, mediaIds: ids, price, waitFor }
      }),
    }
  })
}

/** Statistics of a seeded script up to the anchor. */
export function seedScriptStats(
  creator: SeedCreator,
  scriptId: string,
): { used: number; bought: number; revenue: number } {
  const script = seedScripts(creator).find((one) => one.scriptId === scriptId)
  if (!script) return { used: 0, bought: 0, revenue: 0 }
  const scriptNumber = Number(scriptId.split('-').at(-1))
  const used = between(chance(ROLL.scriptUses, creator.index, scriptNumber) ** 2, 3, 480)
  const prices = script.steps.flatMap((step) => (step?.price ? [step.price] : []))
  const rate = pick([0.14, 0.19, 0.23, 0.31], chance(ROLL.scriptReplyRate, creator.index, scriptNumber))
  const bought = prices.length === 0 ? 0 : Math.round(used * rate)
  return { used, bought, revenue: bought * (prices[0] ?? 0) }
}
