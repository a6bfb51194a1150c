import { type MessageProblem, findMessageProblem, type SendContext } from '@/domain/chat/message-problems'
import { variablesUnfilledForSome } from '@/domain/chat/script-variables'
import { areQuietHours, isDaysBefore, isDelay, WELCOME_LIMITS } from '@/domain/welcome/welcome-rules'
import { isBlank } from '@/lib/text/blank'

import {
  daysOf,
  minutesOf,
  priceOf,
  type WrittenSequence,
  type WrittenStep,
  type WrittenVariant,
} from './written-sequence'

/** What is wrong with a field. Those of a message are the composer's own. */
export type SequenceFault =
  | { kind: 'name_missing' | 'days_before' | 'entry_list' | 'same_list' | 'quiet' }
  | { kind: 'delay' | 'delay_order' | 'media_many' | 'variant_missing' | 'variant_twice' | 'steps' }
  | { kind: 'unfilled'; names: string[] }
  | { kind: 'message'; problem: MessageProblem }

/** A fault and the path of its field, `steps.0.text`. */
export interface PlacedFault {
  path: string
  fault: SequenceFault
}

const PRICE_KINDS: readonly MessageProblem['kind'][] = [
  'price_unclear',
  'price_without_media',
  'no_price_right',
  'price_low',
  'price_high',
]

function textFault(text: string, sendContext: SendContext): SequenceFault | undefined {
  const names = variablesUnfilledForSome(text)
  if (names.length > 0) return { kind: 'unfilled', names }
  const problem = isBlank(text)
    ? undefined
    : findMessageProblem({ text }, { ...sendContext, isFilledByServer: true })
  return problem && { kind: 'message', problem }
}

/** Null: nothing is wrong with this field. */
type Found = PlacedFault | null

const at = (path: string, fault: SequenceFault | undefined | false): Found => (fault ? { path, fault } : null)

function delayFaults(path: string, { delayMin, delayMax, unit }: WrittenStep): Found[] {
  const [min, max] = [minutesOf(delayMin, unit), minutesOf(delayMax, unit)]
  const isUnfit = (minutes: number | undefined) => minutes === undefined || !isDelay(minutes)
  if (isUnfit(min) || isUnfit(max))
    return [
      at(`${path}.delayMin`, isUnfit(min) && { kind: 'delay' }),
      at(`${path}.delayMax`, isUnfit(max) && { kind: 'delay' }),
    ]
  return [at(`${path}.delayMax`, (max ?? 0) < (min ?? 0) && { kind: 'delay_order' })]
}

function variantFaults(path: string, step: WrittenStep, sendContext: SendContext): Found[] {
  const isTwice = ({ language }: WrittenVariant, index: number) =>
    step.variants.findIndex((other) => other.language === language) < index
  return step.variants.flatMap((variant, index) => {
    const here = `${path}.variants.${index}`
    const isMissing = isBlank(variant.text) && !isBlank(step.text)
    return [
      at(
        `${here}.language`,
        (variant.language === null || isTwice(variant, index)) && { kind: 'variant_twice' },
      ),
      at(`${here}.text`, isMissing ? { kind: 'variant_missing' } : textFault(variant.text, sendContext)),
      at(`${here}.lockText`, (priceOf(step.price) ?? 0) > 0 && textFault(variant.lockText, sendContext)),
    ]
  })
}

function stepFaults(step: WrittenStep, index: number, sendContext: SendContext): Found[] {
  const path = `steps.${index}`
  const price = priceOf(step.price)
  const problem = findMessageProblem(
    {
      text: step.text,
      media: step.media,
      price: price ?? 0,
      unclearPrice: price === undefined ? step.price : null,
    },
    { ...sendContext, isFilledByServer: true },
  )
  const isOfPrice = problem !== undefined && PRICE_KINDS.includes(problem.kind)
  const message: SequenceFault | undefined = problem && { kind: 'message', problem }
  return [
    ...delayFaults(path, step),
    at(`${path}.text`, message && !isOfPrice ? message : textFault(step.text, sendContext)),
    at(`${path}.media`, step.media.length > WELCOME_LIMITS.mediaMax && { kind: 'media_many' }),
    at(`${path}.price`, isOfPrice && message),
    at(`${path}.lockText`, (price ?? 0) > 0 && textFault(step.lockText, sendContext)),
    ...variantFaults(path, step, sendContext),
  ]
}

function settingFaults(written: WrittenSequence): Found[] {
  const { trigger, listId, excludeListId, isQuiet, quietFrom, quietTo } = written
  return [
    at('name', isBlank(written.name) && { kind: 'name_missing' }),
    at('entryListId', trigger === 'list_entry' && !written.entryListId && { kind: 'entry_list' }),
    at(
      'daysBefore',
      trigger === 'expiring' && !isDaysBefore(daysOf(written.daysBefore)) && { kind: 'days_before' },
    ),
    at('excludeListId', excludeListId !== null && excludeListId === listId && { kind: 'same_list' }),
    at('quietTo', isQuiet && !areQuietHours({ quietFrom, quietTo }) && { kind: 'quiet' }),
    at('steps', written.steps.length > WELCOME_LIMITS.steps && { kind: 'steps' }),
  ]
}

/** Everything that keeps a sequence from being saved, in the order of the fields. */
export const faultsOf = (written: WrittenSequence, sendContext: SendContext): PlacedFault[] =>
  [
    ...settingFaults(written),
    ...written.steps.flatMap((step, index) => stepFaults(step, index, sendContext)),
  ].filter((found) => found !== null)
