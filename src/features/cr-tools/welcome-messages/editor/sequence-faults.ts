import { type MessageProblem, findMessageProblem, type SendContext } from '@/domain/chat/message-problems'
import { variablesUnfilledForSome } from '@/domain/chat/script-variables'
import { areQuietHours, isDaysBefore, isDelay, WELCOME_LIMITS } from '@/domain/welcome/welcome-rules'
import { isBlank } from '@/lib/text/blank'
import { parseInteger } from '@/lib/text/parse-integer'

import {
  isPaid,
  minutesOf,
  priceOf,
  stepPriceOf,
  type WrittenSequence,
  type WrittenStep,
} from './written-sequence'

/** What is wrong with a field. Those of a message are the composer's own. */
export type SequenceFault =
  | { kind: 'name_missing' | 'days_before' | 'entry_list' | 'same_list' | 'quiet' }
  | { kind: 'delay' | 'delay_order' | 'media_many' | 'variant_missing' | 'variant_twice' | 'steps' }
  | { kind: 'unfilled'; names: string[] }
  | { kind: 'message'; problem: MessageProblem }

/** By the path of the field, `steps.0.text`. */
type SequenceFaults = Record<string, SequenceFault>

const PRICE_KINDS: readonly MessageProblem['kind'][] = [
  'price_unclear',
  'price_without_media',
  'no_price_right',
  'price_low',
  'price_high',
]

function textFaults(field: string, text: string, sendContext: SendContext): SequenceFaults {
  const names = variablesUnfilledForSome(text)
  if (names.length > 0) return { [field]: { kind: 'unfilled', names } }
  const problem = isBlank(text)
    ? undefined
    : findMessageProblem({ text }, { ...sendContext, isFilledByServer: true })
  return problem ? { [field]: { kind: 'message', problem } } : {}
}

function rowFaults<Row>(
  name: string,
  rows: readonly Row[],
  faultsOfRow: (row: Row, index: number) => SequenceFaults,
): SequenceFaults {
  return Object.fromEntries(
    rows.flatMap((row, index) =>
      Object.entries(faultsOfRow(row, index)).map(([field, fault]): [string, SequenceFault] => [
        `${name}.${index}.${field}`,
        fault,
      ]),
    ),
  )
}

function delayFaults({ delayMin, delayMax, unit }: WrittenStep): SequenceFaults {
  const [min, max] = [minutesOf(delayMin, unit), minutesOf(delayMax, unit)]
  const isUnfit = (minutes: number | undefined) => minutes === undefined || !isDelay(minutes)
  if (isUnfit(min) || isUnfit(max))
    return {
      ...(isUnfit(min) && { delayMin: { kind: 'delay' } }),
      ...(isUnfit(max) && { delayMax: { kind: 'delay' } }),
    }
  return (max ?? 0) < (min ?? 0) ? { delayMax: { kind: 'delay_order' } } : {}
}

const variantFaults = (step: WrittenStep, sendContext: SendContext): SequenceFaults =>
  rowFaults('variants', step.variants, ({ language, text, lockText }, index) => {
    const isTwice = step.variants.findIndex((other) => other.language === language) < index
    return {
      ...((language === null || isTwice) && { language: { kind: 'variant_twice' } }),
      ...(isBlank(text) && !isBlank(step.text)
        ? { text: { kind: 'variant_missing' } }
        : textFaults('text', text, sendContext)),
      ...(isPaid(step) && textFaults('lockText', lockText, sendContext)),
    }
  })

function stepFaults(step: WrittenStep, sendContext: SendContext): SequenceFaults {
  const { text, media, price, lockText } = step
  const problem = findMessageProblem(
    {
      text,
      media,
      price: stepPriceOf(step),
      unclearPrice: priceOf(price) === undefined ? price : null,
    },
    { ...sendContext, isFilledByServer: true },
  )
  const isOfPrice = problem !== undefined && PRICE_KINDS.includes(problem.kind)
  return {
    ...delayFaults(step),
    ...(problem && !isOfPrice
      ? { text: { kind: 'message', problem } }
      : textFaults('text', text, sendContext)),
    ...(media.length > WELCOME_LIMITS.mediaMax && { media: { kind: 'media_many' } }),
    ...(isOfPrice && { price: { kind: 'message', problem } }),
    ...(isPaid(step) && textFaults('lockText', lockText, sendContext)),
    ...variantFaults(step, sendContext),
  }
}

function settingFaults(written: WrittenSequence): SequenceFaults {
  const { trigger, listId, excludeListId, isQuiet, quietFrom, quietTo } = written
  return {
    ...(isBlank(written.name) && { name: { kind: 'name_missing' } }),
    ...(trigger === 'list_entry' && !written.entryListId && { entryListId: { kind: 'entry_list' } }),
    ...(trigger === 'expiring' &&
      !isDaysBefore(parseInteger(written.daysBefore) ?? 0) && { daysBefore: { kind: 'days_before' } }),
    ...(excludeListId !== null && excludeListId === listId && { excludeListId: { kind: 'same_list' } }),
    ...(isQuiet && !areQuietHours({ quietFrom, quietTo }) && { quietTo: { kind: 'quiet' } }),
    ...(written.steps.length > WELCOME_LIMITS.steps && { steps: { kind: 'steps' } }),
  }
}

/** Everything that keeps a sequence from being saved, in the order of the fields. */
export const faultsOf = (written: WrittenSequence, sendContext: SendContext): SequenceFaults => ({
  ...settingFaults(written),
  ...rowFaults('steps', written.steps, (step) => stepFaults(step, sendContext)),
})
