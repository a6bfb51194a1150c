import { describe, expect, it } from 'vitest'

import { findEmojis, inTone, loadEmojis } from './emoji-data'

const first = async (language: Parameters<typeof loadEmojis>[0], query: string) =>
  findEmojis(await loadEmojis(language), query)[0]?.char

describe('emojis', () => {
  it('are found in the console’s language', async () => {
    expect(await first('en', 'waving')).toBe('👋')
    expect(await first('de', 'feuer')).toBe('🔥')
    expect(await first('fr', 'cœur brisé')).toBe('💔')
    expect(await first('ja', '猫')).toBeDefined()
  })

  it('are found without accents and in capitals', async () => {
    expect(await first('es', 'CORAZON ROJO')).toBe(await first('es', 'corazón rojo'))
  })

  it('are found in English when a language has no data', async () => {
    expect(await first('ar', 'waving')).toBe('👋')
  })

  it('use the chosen skin tone where they have tones', async () => {
    const all = await loadEmojis('en')
    const wave = findEmojis(all, 'waving hand')[0]
    const fire = all.find(({ char }) => char === '🔥')
    expect(wave && inTone(wave, 0)).toBe('👋')
    expect(wave && inTone(wave, 5)).toBe('👋🏿')
    expect(fire && inTone(fire, 5)).toBe('🔥')
  })
})
