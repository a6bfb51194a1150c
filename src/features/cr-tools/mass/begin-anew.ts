import type { MassMessage } from '@/domain/mass-message'
import { type MassPlan, NEW_MASS_PLAN } from '@/domain/mass-plan'
import type { Media } from '@/domain/media'
import type { Script } from '@/domain/script'
import { dropDraft, readDraft, saveDraft } from '@/services/drafts'

import type { ComposerContent } from '../messages'
import { contentOf, massPlaces } from './starting'

/** Initial content and plan of a new mass message. */
export interface Beginning {
  content: Partial<ComposerContent>
  plan?: Partial<MassPlan>
}

/** Content of the winning version of an A/B test. */
const bestOf = (message: MassMessage): Partial<ComposerContent> =>
  contentOf(message.test && message.winner ? message.test[message.winner] : message)

/** Reuses text and audience; a "has not seen" filter of the original is dropped. */
export function asTemplate(message: MassMessage): Beginning {
  const { notSeenMassId: _, ...filters } = message.filters
  const { include, exclude } = message
  return { content: bestOf(message), plan: { include, exclude, filters } }
}

/** Same text to the original audience, limited to fans who have not seen it. */
export const toTheUnseen = (message: MassMessage): Beginning => ({
  content: bestOf(message),
  plan: { filters: { notSeenMassId: message.massMessageId } },
})

/** A script's first message. `media` is the scripts' media; items missing from the vault are skipped. */
export const fromScript = ({ steps: [first] }: Script, media: readonly Media[]): Beginning => ({
  content: {
    text: first?.text ?? '',
    media: first?.mediaIds.flatMap((id) => media.find(({ mediaId }) => mediaId === id) ?? []) ?? [],
    price: first?.price ?? 0,
  },
})

/** A vault item at its suggested price, without text. */
export const withMedia = (media: Media): Beginning => ({
  content: { media: [media], price: media.usualPrice ?? 0 },
})

export const isBegun = (userId: string, creatorId: string): boolean =>
  Object.values(massPlaces(creatorId)).some((place) => readDraft(userId, place) !== undefined)

/** Overwrites the stored new mass message. Call it only while no form shows that draft. */
export function beginAnew(userId: string, creatorId: string, { content, plan }: Beginning): void {
  const places = massPlaces(creatorId)
  saveDraft(userId, places.first, content)
  saveDraft(userId, places.plan, { ...NEW_MASS_PLAN, ...plan })
  dropDraft(userId, places.second)
}
