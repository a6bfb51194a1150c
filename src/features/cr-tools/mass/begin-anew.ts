import type { MassMessage } from '@/domain/mass-message'
import { type MassPlan, NEW_MASS_PLAN } from '@/domain/mass-plan'
import type { Media } from '@/domain/media'
import type { Script } from '@/domain/script'
import { dropDraft, readDraft, saveDraft } from '@/services/drafts'

import type { ComposerContent } from '../messages'
import { contentOf, massPlaces } from './starting'

/** What a new mass message is to begin with. */
export interface Beginning {
  content: Partial<ComposerContent>
  plan?: Partial<MassPlan>
}

/** What did better where two versions were tried. */
const bestOf = (message: MassMessage): Partial<ComposerContent> =>
  contentOf(message.test && message.winner ? message.test[message.winner] : message)

/** The same words to the same kind of audience; who had not seen another one before it, was of that day. */
export function asTemplate(message: MassMessage): Beginning {
  const { notSeenMassId: _, ...filters } = message.filters
  const { include, exclude } = message
  return { content: bestOf(message), plan: { include, exclude, filters } }
}

/** The same words, to those whom it reached and who have not seen it. */
export const toTheUnseen = (message: MassMessage): Beginning => ({
  content: bestOf(message),
  plan: { filters: { notSeenMassId: message.massMessageId } },
})

/** A script's first message. `media`: what the scripts carry; what is gone from the vault is left out. */
export const fromScript = ({ steps: [first] }: Script, media: readonly Media[]): Beginning => ({
  content: {
    text: first?.text ?? '',
    media: first?.mediaIds.flatMap((id) => media.find(({ mediaId }) => mediaId === id) ?? []) ?? [],
    price: first?.price ?? 0,
  },
})

/** An item of the vault at its usual price, without words yet. */
export const withMedia = (media: Media): Beginning => ({
  content: { media: [media], price: media.usualPrice ?? 0 },
})

export const isBegun = (userId: string, creatorId: string): boolean =>
  Object.values(massPlaces(creatorId)).some((place) => readDraft(userId, place) !== undefined)

/** Puts something else in place of the new mass message; to be called while nobody shows it. */
export function beginAnew(userId: string, creatorId: string, { content, plan }: Beginning): void {
  const places = massPlaces(creatorId)
  saveDraft(userId, places.first, content)
  saveDraft(userId, places.plan, { ...NEW_MASS_PLAN, ...plan })
  dropDraft(userId, places.second)
}
