import { mediaIdAt, mediaById } from '../../seed/vault/media-of'
import type { SeedCreator } from '../../seed/creators'
import { between, chance, pick } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import { vaultSize } from '../../seed/vault/vault-size'
import type { ProfileFacts } from '../../state/profile-change'

const BIOS = [
  'Rooftops, film cameras and long evenings. New set every Friday, voice notes for members.\n\nI read every message. Be kind, tell me your name.',
  'Dancer by day, night owl by heart. Behind the scenes here first, the full videos in my messages.\n\nCustom requests open Monday to Wednesday.',
  'Coffee, sea air and far too many playlists. Members get my diary on Sundays.',
  'Traveling with one suitcase. Ask me where I am.\n\nLive on Fridays, 20:00.',
] as const
const MESSAGE_PRICES = [0, 300, 500, 800] as const
const FREE_MESSAGES = [3, 5, 10] as const
const SEED_LINKS = [
  ['Travel diary', 'diary'],
  ['Print shop', 'prints'],
  ['Playlist of the month', 'music'],
] as const

/** The first landscape or portrait picture of the vault from index `from` on. */
function pictureFrom(creator: SeedCreator, from: number, isWide: boolean): string | null {
  for (let n = from; n <= vaultSize(creator); n += 1) {
    const mediaId = mediaIdAt(creator.index, n)
    const media = mediaById(mediaId)
    if (media?.kind === 'image' && (media.width ?? 0) > (media.height ?? 0) === isWide) return mediaId
  }
  return null
}

/** A creator's seeded profile. */
export function seedProfile(creator: SeedCreator): ProfileFacts {
  const { index, displayName, username } = creator
  const shown = between(chance(ROLL.profileLinks, index), 1, SEED_LINKS.length)
  return {
    displayName,
    username,
    bio: pick(BIOS, chance(ROLL.profileBio, index)),
    bannerId: pictureFrom(creator, 1, true),
    pictureId: pictureFrom(creator, 6, false),
    links: SEED_LINKS.slice(0, shown).map(([title, path]) => ({
      title,
      url: `https://${username}.example/${path}`,
    })),
    messagePrice: pick(MESSAGE_PRICES, chance(ROLL.messagePrice, index)),
    freeMessages: pick(FREE_MESSAGES, chance(ROLL.freeMessages, index)),
    sendsWelcome: chance(ROLL.sendsWelcome, index) < 0.8,
  }
}
