import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { createFanList, updateFanList } from '@/api/calls/chat/lists'
import { send } from '@/api/send'
import { type FanList, FUNNEL_STAGES_MAX, type ListFunnel } from '@/domain/lists/fan-list'
import { areRulesImpossible } from '@/domain/lists/list-rules'
import { isBlank, visibleText } from '@/lib/text/blank'
import { parseIntegerWithin } from '@/lib/text/parse-integer'
import { checkFields, requiredText } from '@/lib/form-schemas'

import { useVersionedForm } from '../../base/save-conflict'
import { readLatestList, useInvalidateLists } from '../use-fan-lists'
import { emojiSchema } from './emoji-field'
import { ruleDraftsOf, type ItemDraft, newRule, parseDrafts } from './rule-draft'

/** A new list starts with one empty rule. */
const FIRST_ITEMS: readonly ItemDraft[] = [newRule('1')]

const valuesOf = (list: FanList | undefined) => ({
  version: list?.version ?? 0,
  name: list?.name ?? '',
  emoji: list?.emoji ?? '',
  isPinned: list?.isPinned ?? false,
  match: list?.rules?.match ?? ('all' as const),
  items: list?.rules ? ruleDraftsOf(list.rules) : FIRST_ITEMS,
  isStage: list?.funnel != null,
  funnelName: list?.funnel?.name ?? '',
  stage: list?.funnel ? String(list.funnel.stage) : '1',
})
type ListFormValues = ReturnType<typeof valuesOf>

const parseStage = (text: string): number | undefined =>
  parseIntegerWithin(text, { min: 1, max: FUNNEL_STAGES_MAX })

function funnelOf(written: Pick<ListFormValues, 'isStage' | 'funnelName' | 'stage'>): ListFunnel | null {
  const stage = parseStage(written.stage)
  return written.isStage && !isBlank(written.funnelName) && stage !== undefined
    ? { name: visibleText(written.funnelName), stage }
    : null
}

function useListSchema() {
  const { t } = useTranslation('lists')
  return v.pipe(
    v.object({
      version: v.number(),
      name: requiredText(t('name_missing')),
      emoji: emojiSchema(t('emoji_unfit')),
      isPinned: v.boolean(),
      match: v.picklist(['all', 'any']),
      // Only the editor writes these values, so the schema does not check their shape.
      items: v.pipe(
        v.custom<ListFormValues['items']>(Array.isArray),
        v.check((items) => items.length > 0, t('rules_missing')),
        v.check((items) => items.length === 0 || parseDrafts('all', items) !== null, t('rules_incomplete')),
      ),
      isStage: v.boolean(),
      funnelName: v.string(),
      stage: v.string(),
    }),
    checkFields(({ match, items, isStage, funnelName, stage }) => {
      const rules = parseDrafts(match, items)
      return {
        ...(rules && areRulesImpossible(rules) && { items: t('rules_impossible') }),
        ...(isStage && isBlank(funnelName) && { funnelName: t('funnel_missing') }),
        ...(isStage &&
          parseStage(stage) === undefined && { stage: t('stage_unfit', { most: FUNNEL_STAGES_MAX }) }),
      }
    }),
    v.transform(({ match, items, isStage, funnelName, stage, ...rest }) => ({
      ...rest,
      rules: parseDrafts(match, items),
      funnel: funnelOf({ isStage, funnelName, stage }),
    })),
  )
}

interface ListFormOptions {
  creatorId: string
  /** Undefined when creating. */
  list: FanList | undefined
  onSaved: (list: FanList) => void
}

/** Form of a smart list; its draft is stored on this device until saved. Asks whose version stays. */
export function useListForm({ creatorId, list, onSaved }: ListFormOptions) {
  return useVersionedForm({
    readLatest: list && readLatestList(creatorId, list.listId),
    schema: useListSchema(),
    values: valuesOf(list),
    serverNames: { rules: 'items', funnel: 'funnelName' },
    save: ({ version, ...settings }, { clientId }) =>
      list
        ? send(updateFanList, { listId: list.listId, version, ...settings }, { creatorId })
        : send(createFanList, { clientId, ...settings }, { creatorId }),
    refresh: useInvalidateLists(),
    onSaved,
    draftKey: `list ${creatorId} ${list?.listId ?? 'new'}`,
  })
}
export type ListForm = ReturnType<typeof useListForm>

/** The rules as typed, for the preview: null while incomplete. */
export function useTypedRules(form: ListForm) {
  const [match, items, isStage, funnelName, stage] = useWatch({
    control: form.control,
    name: ['match', 'items', 'isStage', 'funnelName', 'stage'],
  })
  return {
    rules: parseDrafts(match, items),
    funnel: funnelOf({ isStage, funnelName, stage }),
    isEmpty: items.length === 0,
  }
}
