import type { Media } from '@/domain/vault/media'
import type { FanTier } from '@/domain/profile/post-category'
import type {
  WelcomeMember,
  WelcomeSequence,
  WelcomeStep,
  WelcomeTrigger,
  WelcomeVariant,
} from '@/domain/welcome/welcome-message'
import { hasMemberCondition, hasTierCondition } from '@/domain/welcome/welcome-rules'
import { formatCentsInput, parseCents } from '@/lib/text/parse-amount'
import { visibleText } from '@/lib/text/blank'
import { latinNumber } from '@/lib/text/latin-digits'
import { parseInteger } from '@/lib/text/parse-integer'

import { type DelayUnit, UNIT_MINUTES, unitOf } from '../delay'

export interface WrittenVariant {
  language: string | null
  text: string
  lockText: string
}

export interface WrittenStep {
  /** Names it on the page, saved or not. */
  key: string
  stepId: string | null
  delayMin: string
  delayMax: string
  unit: DelayUnit
  text: string
  lockText: string
  media: Media[]
  previewMediaIds: string[]
  price: string
  variants: WrittenVariant[]
}

/** What the fields of a message take. */
export interface WrittenStepProps {
  step: WrittenStep
  errorOf: (field: string) => string | undefined
  onChange: (patch: Partial<WrittenStep>) => void
}

/** The fields of the editor, as they are written. */
export interface WrittenSequence {
  version: number
  name: string
  trigger: WelcomeTrigger
  entryListId: string | null
  daysBefore: string
  isActive: boolean
  members: WelcomeMember[]
  tiers: FanTier[]
  listId: string | null
  excludeListId: string | null
  stopsOnReply: boolean
  isQuiet: boolean
  quietFrom: string
  quietTo: string
  steps: WrittenStep[]
}

const writtenVariant = ({ language, text, lockText }: WelcomeVariant): WrittenVariant => ({
  language,
  text,
  lockText: lockText ?? '',
})

function writtenStep(step: WelcomeStep): WrittenStep {
  const unit = unitOf(step.delayMin, step.delayMax)
  return {
    key: step.stepId,
    stepId: step.stepId,
    delayMin: String(step.delayMin / UNIT_MINUTES[unit]),
    delayMax: String(step.delayMax / UNIT_MINUTES[unit]),
    unit,
    text: step.text,
    lockText: step.lockText ?? '',
    media: [...step.media],
    previewMediaIds: [...step.previewMediaIds],
    price: formatCentsInput(step.price),
    variants: step.variants.map(writtenVariant),
  }
}

/** A further message: the first goes out within minutes, the others after a day. */
export const newStep = (key: string, isFirst: boolean): WrittenStep => ({
  key,
  stepId: null,
  delayMin: isFirst ? '5' : '1',
  delayMax: isFirst ? '15' : '1',
  unit: isFirst ? 'minutes' : 'days',
  text: '',
  lockText: '',
  media: [],
  previewMediaIds: [],
  price: '',
  variants: [],
})

const FIRST_STEP = newStep('step-1', true)

/** The values that the editor starts with. */
export const writtenOf = (sequence: WelcomeSequence | undefined): WrittenSequence => ({
  version: sequence?.version ?? 0,
  name: sequence?.name ?? '',
  trigger: sequence?.trigger ?? 'new_member',
  entryListId: sequence?.entryListId ?? null,
  daysBefore: String(sequence?.daysBefore ?? 3),
  isActive: sequence ? sequence.state === 'active' : true,
  members: [...(sequence?.audience.members ?? [])],
  tiers: [...(sequence?.audience.tiers ?? [])],
  listId: sequence?.audience.listId ?? null,
  excludeListId: sequence?.audience.excludeListId ?? null,
  stopsOnReply: sequence?.stopsOnReply ?? true,
  isQuiet: sequence ? sequence.quietFrom !== null : true,
  quietFrom: sequence?.quietFrom ?? '23:00',
  quietTo: sequence?.quietTo ?? '08:00',
  steps: sequence && sequence.steps.length > 0 ? sequence.steps.map(writtenStep) : [FIRST_STEP],
})

/** A delay in minutes; undefined for text that is no number. Nothing written is no delay. */
export function minutesOf(written: string, unit: DelayUnit): number | undefined {
  const text = latinNumber(written).replace(',', '.')
  if (text === '') return 0
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text)) return undefined
  return Math.round(Number(text) * UNIT_MINUTES[unit])
}

/** Cents; 0 for nothing written, undefined for text that is no amount. */
export const priceOf = (written: string): number | undefined =>
  written.trim() === '' ? 0 : parseCents(written)

/** Cents; 0 also for text that is no amount. */
export const stepPriceOf = ({ price }: WrittenStep): number => priceOf(price) ?? 0

export const isPaid = (step: WrittenStep): boolean => stepPriceOf(step) > 0

/** As it is sent: nothing written is none, and the end is never before the start. */
export function delayOf(step: WrittenStep): Pick<WelcomeStep, 'delayMin' | 'delayMax'> {
  const delayMin = minutesOf(step.delayMin, step.unit) ?? 0
  return { delayMin, delayMax: Math.max(delayMin, minutesOf(step.delayMax, step.unit) ?? 0) }
}

/** Who enters, by the conditions that the trigger has. */
export const audienceOf = (
  written: Pick<WrittenSequence, 'trigger' | 'members' | 'tiers' | 'listId' | 'excludeListId'>,
) => ({
  members: hasMemberCondition(written.trigger) ? written.members : [],
  tiers: hasTierCondition(written.trigger) ? written.tiers : [],
  listId: written.listId,
  excludeListId: written.excludeListId,
})

/** What starts it, with the one detail that some triggers have. */
export const triggerOf = ({
  trigger,
  entryListId,
  daysBefore,
}: Pick<WrittenSequence, 'trigger' | 'entryListId' | 'daysBefore'>) => ({
  trigger,
  entryListId: trigger === 'list_entry' ? entryListId : null,
  daysBefore: trigger === 'expiring' ? (parseInteger(daysBefore) ?? null) : null,
})

const captionOf = (text: string, price: number): string | null =>
  price === 0 ? null : visibleText(text) || null

/** A message as calls take it, its texts not yet checked. */
export function stepContentOf(step: WrittenStep) {
  const price = stepPriceOf(step)
  return {
    text: step.text.trim(),
    lockText: captionOf(step.lockText, price),
    mediaIds: step.media.map(({ mediaId }) => mediaId),
    previewMediaIds: price === 0 ? [] : step.previewMediaIds,
    price,
    variants: step.variants.map(({ language, text, lockText }) => ({
      language: language ?? '',
      text: text.trim(),
      lockText: captionOf(lockText, price),
    })),
  }
}
export type WrittenContent = ReturnType<typeof stepContentOf>

/** What is written, as the call that saves it takes it; its texts not yet checked. */
export const settingsOf = (written: WrittenSequence) => ({
  name: visibleText(written.name),
  ...triggerOf(written),
  state: written.isActive ? ('active' as const) : ('paused' as const),
  audience: audienceOf(written),
  stopsOnReply: written.stopsOnReply,
  quietFrom: written.isQuiet ? written.quietFrom : null,
  quietTo: written.isQuiet ? written.quietTo : null,
  steps: written.steps.map((step) => ({
    stepId: step.stepId,
    ...delayOf(step),
    ...stepContentOf(step),
  })),
})
