import type { MassSendRequest } from '@/domain/mass-message'
import { isoOf } from '@/domain/instant'
import type { MassPlan } from '@/domain/mass-plan'
import { momentOfText } from '@/domain/zoned-time'
import { asksForCare, type useCrisisHold } from '@/features/crisis'
import { isBlank, visibleText } from '@/lib/blank'
import { ownZone } from '@/lib/own-zone'

import type { ComposerContent } from '../../messages'

type Hold = ReturnType<typeof useCrisisHold>

/** The user canceled at the crisis check: nothing is sent, the draft stays. */
class SteppedBack extends Error {}

/** Runs the crisis check on every text of the content (decisions 22). Throws when the user cancels. */
async function checked(
  { text, lockText, media, previewMediaIds, price }: ComposerContent,
  hold: Hold,
): Promise<MassSendRequest['message']> {
  const passed = await hold(visibleText(text))
  // After a cancel, a second confirmation would only annoy.
  if (passed === undefined) throw new SteppedBack()
  const passedLock = lockText && !isBlank(lockText) ? await hold(lockText) : null
  if (passedLock === undefined) throw new SteppedBack()
  const mediaIds = media.map(({ mediaId }) => mediaId)
  return {
    text: passed,
    lockText: passedLock,
    mediaIds,
    previewMediaIds: [...previewMediaIds],
    price,
    ...((await asksForCare(text, lockText)) && { sentAnyway: true }),
  }
}

/** Converts the plan for the API: local times become UTC; per-fan local hours stay as typed. */
const scheduleOf = (plan: MassPlan, at = momentOfText(plan.at, ownZone())) => ({
  scheduledAt: plan.time === 'now' || at === undefined ? null : isoOf(at),
  localTime: plan.time === 'local',
  localAt: plan.time === 'local' ? plan.at : null,
  spreadMinutes: plan.spreadMinutes,
  autoUnsendHours: plan.autoUnsendHours,
  skipActiveChats: plan.skipActiveChats,
})

/** Current values of the form. */
export interface WrittenMass {
  plan: MassPlan
  versions: readonly [first: ComposerContent, second: ComposerContent]
}

async function partsOf({ plan, versions: [first, second] }: WrittenMass, hold: Hold) {
  const message = await checked(first, hold)
  const other = plan.isTest ? await checked(second, hold) : undefined
  const { share, decideAfterHours } = plan
  return {
    include: [...plan.include],
    exclude: [...plan.exclude],
    filters: plan.filters,
    message,
    variants: other && { second: other, share, decideAfterHours },
    ...scheduleOf(plan),
  }
}

/** Builds the checked request body; undefined when the user cancels at a check. */
export async function massRequestOf(mass: WrittenMass, hold: Hold) {
  try {
    return await partsOf(mass, hold)
  } catch (error) {
    if (error instanceof SteppedBack) return undefined
    throw error
  }
}
