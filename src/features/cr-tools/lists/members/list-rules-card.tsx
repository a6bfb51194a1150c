import { useQueries } from '@tanstack/react-query'

import { getMedia } from '@/api/calls/creator/vault'
import { queryOf } from '@/api/query'
import { useTranslation } from '@/i18n/use-translation'

import type { FanList } from '@/domain/lists/fan-list'
import type { ListRules } from '@/domain/lists/list-rules'
import { Card } from '@/ui/card'
import { isolate } from '@/lib/text/isolate'

import { useCreatorLabels } from '../../base/use-creator-labels'
import { rulesText } from './rule-text'

const boughtIds = ({ rules }: ListRules): string[] =>
  rules
    .flatMap((rule) => ('conditions' in rule ? rule.conditions : [rule]))
    .flatMap((condition) => (condition.field === 'bought' ? condition.values : []))

/** Titles of the items in the rules; none of an item that is gone or that the user may not see. */
const useItemTitles = (creatorId: string, rules: ListRules): ReadonlyMap<string, string> =>
  useQueries({
    queries: boughtIds(rules).map((mediaId) => queryOf(getMedia, { mediaId }, creatorId)),
    combine: (reads) =>
      new Map(reads.flatMap(({ data }) => (data?.title ? [[data.mediaId, data.title] as const] : []))),
  })

function RuleSentences({
  creatorId,
  rules,
  currency,
}: {
  creatorId: string
  rules: ListRules
  currency: string
}) {
  const { t } = useTranslation(['lists', 'tools'])
  const { read, labels } = useCreatorLabels(creatorId)
  const missingLabel = read.data === undefined ? '…' : t('lists:label_gone')
  const titles = useItemTitles(creatorId, rules)
  const lines = rulesText(rules, {
    t,
    currency,
    labelOf: (id) => labels.find(({ labelId }) => labelId === id)?.name ?? missingLabel,
    mediaOf: (id) => titles.get(id) ?? t('lists:one_item'),
  })
  return (
    <>
      <p className="text-13 text-text-quiet">{t(rules.match === 'all' ? 'match_all' : 'match_any')}</p>
      <ul className="grid list-disc gap-1 ps-5">
        {lines.map((line, at) => (
          <li key={`${at + 1} ${line}`}>{line}</li>
        ))}
      </ul>
    </>
  )
}

/** Card that describes a smart list's rules. */
export function ListRulesCard({
  creatorId,
  list,
  currency,
}: {
  creatorId: string
  list: FanList
  currency: string
}) {
  const { t } = useTranslation('lists')
  if (list.rules === null) return null
  return (
    <section aria-label={t('rules')}>
      <Card title={t('rules')} body="grid gap-2">
        <RuleSentences creatorId={creatorId} rules={list.rules} currency={currency} />
        {list.funnel && (
          <p className="text-13 text-text-quiet">
            {t('funnel_said', { name: isolate(list.funnel.name), stage: list.funnel.stage })}
          </p>
        )}
      </Card>
    </section>
  )
}
