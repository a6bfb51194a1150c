import type { MassSendRequest } from '@/domain/mass/mass-message'
import { isoOf } from '@/domain/time/instant'
import type { MassPlan } from '@/domain/mass/mass-plan'
import { parseWallTime } from '@/domain/time/zoned-time'
import { type CrisisHold, holdAll, wasSentAnyway } from '@/features/crisis'
import { isBlank, visibleText } from '@/lib/text/blank'

import type { DraftContent } from '../../outbox/composer-draft'

/** Runs the crisis check on every text of the content (decisions 22); undefined when the user cancels. */
async function checkContent(
  { text, lockText, media, previewMediaIds, price }: DraftContent,
  hold: CrisisHold,
): Promise<MassSendRequest['message'] | undefined> {
  const checked = await holdAll(hold, {
    text: visibleText(text),
    lockText: lockText === null || isBlank(lockText) ? null : lockText,
  })
  return (
    checked && {
      ...checked,
      mediaIds: media.map(({ mediaId }) => mediaId),
      previewMediaIds: [...previewMediaIds],
      price,
      ...((await wasSentAnyway(text, lockText)) && { sentAnyway: true }),
    }
  )
}

/** Converts the plan for the API: times of the zone become UTC; per-fan local hours stay as typed. */
const scheduleOf = (plan: MassPlan, timezone: string, at = parseWallTime(plan.at, timezone)) => ({
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
  versions: readonly [first: DraftContent, second: DraftContent]
}

/** Builds the checked request body; undefined when the user cancels at a check. */
export async function massRequestOf(
  { plan, versions: [first, second] }: MassFormValues,
  { hold, timezone }: { hold: CrisisHold; timezone: string },
) {
  const message = await checkContent(first, hold)
  if (message === undefined) return undefined
  const other = plan.isTest ? await checkContent(second, hold) : null
  if (other === undefined) return undefined
  const { share, decideAfterHours } = plan
  return {
    include: [...plan.include],
    exclude: [...plan.exclude],
    filters: plan.filters,
    message,
    variants: other === null ? undefined : { second: other, share, decideAfterHours },
    ...scheduleOf(plan, timezone),
  }
}
