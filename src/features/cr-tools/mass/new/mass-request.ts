import type { MassSendRequest } from '@/domain/mass/mass-message'
import { isoOf } from '@/domain/time/instant'
import type { MassPlan } from '@/domain/mass/mass-plan'
import { parseWallTime } from '@/domain/time/zoned-time'
import { wasSentAnyway, type useCrisisHold } from '@/features/crisis'
import { isBlank, visibleText } from '@/lib/text/blank'
import { deviceTimeZone } from '@/lib/device-time-zone'

import type { ComposerContent } from '../../messages'

type CrisisHold = ReturnType<typeof useCrisisHold>

/** The user canceled at the crisis check: nothing is sent, the draft stays. */
class CheckCanceled extends Error {}

/** Runs the crisis check on every text of the content (decisions 22). Throws when the user cancels. */
async function checkContent(
  { text, lockText, media, previewMediaIds, price }: ComposerContent,
  hold: CrisisHold,
): Promise<MassSendRequest['message']> {
  const passed = await hold(visibleText(text))
  // After a cancel, a second confirmation would only annoy.
  if (passed === undefined) throw new CheckCanceled()
  const passedLock = lockText && !isBlank(lockText) ? await hold(lockText) : null
  if (passedLock === undefined) throw new CheckCanceled()
  const mediaIds = media.map(({ mediaId }) => mediaId)
  return {
    text: passed,
    lockText: passedLock,
    mediaIds,
    previewMediaIds: [...previewMediaIds],
    price,
    ...((await wasSentAnyway(text, lockText)) && { sentAnyway: true }),
  }
}

/** Converts the plan for the API: local times become UTC; per-fan local hours stay as typed. */
const scheduleOf = (plan: MassPlan, at = parseWallTime(plan.at, deviceTimeZone())) => ({
  scheduledAt: plan.time === 'now' || at === undefined ? null : isoOf(at),
  localTime: plan.time === 'local',
  localAt: plan.time === 'local' ? plan.at : null,
  spreadMinutes: plan.spreadMinutes,
  autoUnsendHours: plan.autoUnsendHours,
  skipActiveChats: plan.skipActiveChats,
})

/** Current values of the form. */
export interface MassFormValues {
  plan: MassPlan
  versions: readonly [first: ComposerContent, second: ComposerContent]
}

async function versionContentsOf({ plan, versions: [first, second] }: MassFormValues, hold: CrisisHold) {
  const message = await checkContent(first, hold)
  const other = plan.isTest ? await checkContent(second, hold) : undefined
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
export async function massRequestOf(mass: MassFormValues, hold: CrisisHold) {
  try {
    return await versionContentsOf(mass, hold)
  } catch (error) {
    if (error instanceof CheckCanceled) return undefined
    throw error
  }
}
