import type { MassMessage } from '@/domain/mass/mass-message'
import { type MassPlan, NEW_MASS_PLAN } from '@/domain/mass/mass-plan'
import { formatWallTime } from '@/domain/time/zoned-time'

import type { DraftContent } from '../outbox/composer-draft'
import { plannedTimeOf } from './planned-time'

/** Draft keys of a mass message on this device. */
export interface MassDraftKeys {
  plan: string
  first: string
  second: string
}

/** Initial values of the form. */
export interface MassStart {
  plan: MassPlan
  first: Partial<DraftContent>
  second: Partial<DraftContent>
}

/** Draft keys of a creator's new mass message. */
export const newMassDraftKeys = (creatorId: string): MassDraftKeys => ({
  plan: `mass-plan:${creatorId}`,
  first: `mass:${creatorId}:first`,
  second: `mass:${creatorId}:second`,
})

/** Draft keys of changes to a scheduled message, separate from a new one's. */
export const massEditDraftKeys = (massMessageId: string): MassDraftKeys => ({
  plan: `mass-edit-plan:${massMessageId}`,
  first: `mass-edit:${massMessageId}:first`,
  second: `mass-edit:${massMessageId}:second`,
})

/** The fields of a plan that goes out at a set time. */
export const timeOfPlan = (at: number, timezone: string) => ({
  time: 'at' as const,
  at: formatWallTime(at, timezone),
})

/** Whether anything but the time of a new message is changed: a slot chosen in the scheduler alone is no draft. */
export function isMassPlanWritten(plan: MassPlan, start: MassPlan): boolean {
  const shown = start.time === 'now' ? { ...plan, time: start.time, at: start.at } : plan
  return JSON.stringify(shown) !== JSON.stringify(start)
}

/** Values of a new message. */
export const NEW_MASS_START: MassStart = { plan: NEW_MASS_PLAN, first: {}, second: {} }

type MassContent = Pick<MassMessage, 'text' | 'lockText' | 'media' | 'previewMediaIds' | 'price'>

export const massContentOf = ({
  text,
  lockText,
  media,
  previewMediaIds,
  price,
}: MassContent): MassContent => ({ text, lockText, media, previewMediaIds, price })

const planOf = (massMessage: MassMessage, timezone: string): MassPlan => ({
  include: massMessage.include,
  exclude: massMessage.exclude,
  filters: massMessage.filters,
  isTest: massMessage.test !== null,
  share: massMessage.test?.share ?? NEW_MASS_PLAN.share,
  decideAfterHours: massMessage.test?.decideAfterHours ?? NEW_MASS_PLAN.decideAfterHours,
  time: massMessage.localTime ? 'local' : 'at',
  at: plannedTimeOf(massMessage, timezone),
  spreadMinutes: massMessage.spreadMinutes,
  autoUnsendHours: massMessage.autoUnsendHours,
  skipActiveChats: massMessage.skipActiveChats,
})

/** Form values of a scheduled message. */
export const massStartOf = (message: MassMessage, timezone: string): MassStart => ({
  plan: planOf(message, timezone),
  first: massContentOf(message.test?.first ?? message),
  second: message.test ? massContentOf(message.test.second) : {},
})
