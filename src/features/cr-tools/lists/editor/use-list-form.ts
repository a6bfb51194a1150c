import { useWatch } from 'react-hook-form'
import * as v from 'valibot'

import { createFanList, updateFanList } from '@/api/calls/lists'
import { send } from '@/api/send'
import { type FanList, MOST_FUNNEL_STAGES } from '@/domain/fan-list'
import { isImpossible } from '@/domain/list-rules'
import { useCurrentUser } from '@/features/auth'
import { useTranslation } from '@/i18n/use-translation'
import { isBlank, visibleText } from '@/lib/blank'
import { latinDigits } from '@/lib/latin-digits'
import { needed } from '@/lib/written-rules'
import { useForm } from '@/ui/form/use-form'

import { useRefreshLists } from '../use-lists'
import { emojiRule } from './emoji-field'
import { draftsOf, type ItemDraft, newRule, readDrafts } from './rule-draft'

/** A new list starts with one empty rule. */
const FIRST: readonly ItemDraft[] = [newRule('1')]

const valuesOf = (of: FanList | undefined) => ({
  name: of?.name ?? '',
  emoji: of?.emoji ?? '',
  isPinned: of?.isPinned ?? false,
  match: of?.rules?.match ?? ('all' as const),
  items: of?.rules ? draftsOf(of.rules) : FIRST,
  isStage: of?.funnel != null,
  funnelName: of?.funnel?.name ?? '',
  stage: of?.funnel ? String(of.funnel.stage) : '1',
})
type Written = ReturnType<typeof valuesOf>

const stageOf = (text: string): number => Number(latinDigits(text.trim()))
const isStage = (text: string): boolean =>
  Number.isInteger(stageOf(text)) && stageOf(text) >= 1 && stageOf(text) <= MOST_FUNNEL_STAGES

function useListSchema() {
  const { t } = useTranslation('lists')
  return v.pipe(
    v.object({
      name: needed(t('name_missing')),
      emoji: emojiRule(t('emoji_unfit')),
      isPinned: v.boolean(),
      match: v.picklist(['all', 'any']),
      // Only the editor writes these values, so the schema does not check their shape.
      items: v.pipe(
        v.custom<Written['items']>(Array.isArray),
        v.check((items) => items.length > 0, t('rules_missing')),
        v.check((items) => items.length === 0 || readDrafts('all', items) !== null, t('rules_incomplete')),
      ),
      isStage: v.boolean(),
      funnelName: v.string(),
      stage: v.string(),
    }),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const { match, items, isStage: isIn, funnelName, stage, ...rest } = dataset.value
      const rules = readDrafts(match, items)
      const fault = (key: keyof Written, message: string) => {
        const input = dataset.value
        addIssue({ message, path: [{ type: 'unknown', origin: 'value', input, key, value: input[key] }] })
      }
      const isNamed = !isIn || !isBlank(funnelName)
      const isPlaced = !isIn || isStage(stage)
      const isPossible = rules !== null && !isImpossible(rules)
      if (!isPossible) fault('items', t('rules_impossible'))
      if (!isNamed) fault('funnelName', t('funnel_missing'))
      if (!isPlaced) fault('stage', t('stage_unfit', { most: MOST_FUNNEL_STAGES }))
      if (rules === null || !isPossible || !isNamed || !isPlaced) return NEVER
      return {
        ...rest,
        rules,
        funnel: isIn ? { name: visibleText(funnelName), stage: stageOf(stage) } : null,
      }
    }),
  )
}

interface ListFormPlan {
  creatorId: string
  /** Undefined when creating. */
  of: FanList | undefined
  onSaved: (list: FanList) => void
}

/** Form of a smart list; its draft is stored on this device until saved. */
export function useListForm({ creatorId, of, onSaved }: ListFormPlan) {
  const refresh = useRefreshLists()
  const userId = useCurrentUser().data?.userId
  return useForm({
    schema: useListSchema(),
    values: valuesOf(of),
    serverNames: { rules: 'items', funnel: 'funnelName' },
    save: (settings, { clientId }) =>
      of
        ? send(updateFanList, { listId: of.listId, ...settings }, { creatorId })
        : send(createFanList, { clientId, ...settings }, { creatorId }),
    onSaved: (list) => {
      void refresh()
      onSaved(list)
    },
    ...(userId !== undefined && { kept: { userId, place: `list ${creatorId} ${of?.listId ?? 'new'}` } }),
  })
}
export type ListForm = ReturnType<typeof useListForm>

/** The rules as typed, for the preview: null while incomplete. */
export function useWrittenRules(form: ListForm) {
  const [match, items, isIn, funnelName, stage] = useWatch({
    control: form.control,
    name: ['match', 'items', 'isStage', 'funnelName', 'stage'],
  })
  const rules = readDrafts(match, items)
  const funnel =
    isIn && !isBlank(funnelName) && isStage(stage)
      ? { name: visibleText(funnelName), stage: stageOf(stage) }
      : null
  return { rules, funnel, isEmpty: items.length === 0 }
}
