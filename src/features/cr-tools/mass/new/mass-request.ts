import type { MassSendRequest } from '@/domain/mass/mass-message'
import { isoOf } from '@/domain/time/instant'
import type { MassPlan } from '@/domain/mass/mass-plan'
import { parseWallTime } from '@/domain/time/zoned-time'
import { type CrisisHold, holdAll, wasSentAnyway } from '@/features/crisis'
import { changedFields } from '@/lib/changed-fields'
import { isBlank, visibleText } from '@/lib/text/blank'

import { type DraftContent, EMPTY_DRAFT } from '../../outbox/composer-draft'
import type { MassStart } from '../mass-form-start'

const contentOf = ({ text, lockText, media, previewMediaIds, price }: DraftContent) => ({
  text: visibleText(text),
  lockText: lockText === null || isBlank(lockText) ? null : lockText,
  mediaIds: media.map(({ mediaId }) => mediaId),
  previewMediaIds: [...previewMediaIds],
  price,
})

/** Runs the crisis check on every text of the content (decisions 22); undefined when the user cancels. */
async function checkContent(
  { text, lockText, ...rest }: ReturnType<typeof contentOf>,
  hold: CrisisHold,
): Promise<MassSendRequest['message'] | undefined> {
  const checked = await holdAll(hold, { text, lockText })
  return (
    checked && { ...rest, ...checked, ...((await wasSentAnyway(text, lockText)) && { sentAnyway: true }) }
  )
}

/** Converts the time for the API: of the zone it becomes UTC; per-fan local hours stay as typed. */
const timeOf = (plan: MassPlan, timezone: string, at = parseWallTime(plan.at, timezone)) => ({
  scheduledAt: plan.time === 'now' || at === undefined ? undefined : isoOf(at),
  localTime: plan.time === 'local',
  localAt: plan.time === 'local' ? plan.at : null,
})

/** Current values of the form. */
export interface MassFormValues {
  plan: MassPlan
  versions: readonly [first: DraftContent, second: DraftContent]
}

/** The request before the check of its texts; its time changes as a whole. */
const uncheckedOf = ({ plan, versions: [first, second] }: MassFormValues, timezone: string) => ({
  include: [...plan.include],
  exclude: [...plan.exclude],
  filters: plan.filters,
  message: contentOf(first),
  variants: plan.isTest
    ? { second: contentOf(second), share: plan.share, decideAfterHours: plan.decideAfterHours }
    : null,
  time: timeOf(plan, timezone),
  spreadMinutes: plan.spreadMinutes,
  autoUnsendHours: plan.autoUnsendHours,
  skipActiveChats: plan.skipActiveChats,
})

interface RequestContext {
  hold: CrisisHold
  timezone: string
}

/** Builds the checked request body; undefined when the user cancels at a check. */
export async function massRequestOf(mass: MassFormValues, { hold, timezone }: RequestContext) {
  const { message: first, variants, time, ...plan } = uncheckedOf(mass, timezone)
  const message = await checkContent(first, hold)
  if (message === undefined) return undefined
  const second = variants && (await checkContent(variants.second, hold))
  if (second === undefined) return undefined
  return { ...plan, ...time, message, variants: variants && second && { ...variants, second } }
}

type CheckedContent = MassSendRequest['message']

const MEDIA_NAMES = ['mediaIds', 'previewMediaIds'] as const
const SENT_ANYWAY_NAMES = ['text', 'lockText', 'sentAnyway'] as const

/**
 * The checked parts of a version that the user has changed: a colleague's changes of the others stay. Media and
 * their previews change as a whole, and texts that are sent anyway.
 */
function changedPart(
  was: ReturnType<typeof contentOf>,
  is: ReturnType<typeof contentOf>,
  checked: CheckedContent,
): Partial<CheckedContent> {
  const names = new Set<string>(Object.keys(changedFields(was, is)))
  if (MEDIA_NAMES.some((name) => names.has(name))) for (const name of MEDIA_NAMES) names.add(name)
  if (checked.sentAnyway) for (const name of SENT_ANYWAY_NAMES) names.add(name)
  const parts = Object.entries(checked).filter(([name]) => names.has(name))
  return Object.fromEntries(parts)
}

type UncheckedVariants = ReturnType<typeof uncheckedOf>['variants']

/** The changes to the second version and its test; a new one is whole, null drops it, undefined leaves it. */
function changedVariants(
  was: UncheckedVariants,
  is: UncheckedVariants,
  checked: MassSendRequest['variants'] | null,
) {
  if (!was || !is || !checked) return was === is ? undefined : checked
  const { second: _, ...settings } = changedFields(was, is)
  const second = changedPart(was.second, is.second, checked.second)
  const changed = { ...settings, ...(!isEmpty(second) && { second }) }
  return isEmpty(changed) ? undefined : changed
}

const isEmpty = (fields: object) => Object.keys(fields).length === 0

/** Builds the request with what differs from `start`, and with texts that the user sends anyway. */
export async function massChangesOf(
  { plan, first, second }: MassStart,
  mass: MassFormValues,
  context: RequestContext,
) {
  const checked = await massRequestOf(mass, context)
  if (checked === undefined) return undefined
  const before = {
    plan,
    versions: [
      { ...EMPTY_DRAFT, ...first },
      { ...EMPTY_DRAFT, ...second },
    ] as const,
  }
  const [was, is] = [uncheckedOf(before, context.timezone), uncheckedOf(mass, context.timezone)]
  const { time, message: _, variants: __, ...changed } = changedFields(was, is)
  const message = changedPart(was.message, is.message, checked.message)
  const variants = changedVariants(was.variants, is.variants, checked.variants)
  return {
    ...changed,
    ...time,
    ...(!isEmpty(message) && { message }),
    ...(variants !== undefined && { variants }),
  }
}
