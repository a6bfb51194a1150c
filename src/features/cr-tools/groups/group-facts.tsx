import { Lock } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { Group } from '@/domain/chat/group'
import { formatMoney } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { Banner } from '@/ui/feedback/banner'
import { isolatedName } from '@/ui/text/user-name'

import { useTierNames } from '../base/tier-names'
import { useListOptions } from '../base/use-list-options'
import { slowModeText } from './slow-mode-text'

function GroupFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 border-t border-line-quiet py-3 sm:grid-cols-[200px_1fr]">
      <dt className="text-text-quiet">{name}</dt>
      <dd className="min-w-0 break-words whitespace-pre-line">{children}</dd>
    </div>
  )
}

function JoinList({ creatorId, listId }: { creatorId: string; listId: string | null }) {
  const { t } = useTranslation('tools')
  const name = useListOptions(creatorId).nameOf(listId)
  return name ? t('groups.join_list_of', { name: isolate(name) }) : t('groups.join_list')
}

/** Describes how fans can join. */
function JoinCondition({ creatorId, group }: { creatorId: string; group: Group }) {
  const { t } = useTranslation('tools')
  const { joinBy, joinListId, joinTier, joinPrice, currency } = group
  const { nameOf: tierOf } = useTierNames()
  if (joinBy === 'list') return <JoinList creatorId={creatorId} listId={joinListId} />
  if (joinBy === 'tier' && joinTier !== null)
    return t('groups.join_tier_of', { name: isolatedName(tierOf(joinTier)) })
  if (joinBy === 'price' && joinPrice !== null)
    return t('groups.join_price_of', { price: formatMoney({ amount: joinPrice, currency }) })
  return t(`groups.join_${joinBy}`)
}

/** Read-only settings, with who can grant edit permission. */
export function GroupFacts({ creatorId, group }: { creatorId: string; group: Group }) {
  const { t } = useTranslation('tools')
  const textOf = (text: string) =>
    text.trim() === '' ? (
      <span className="text-text-quiet">{t('groups.nothing')}</span>
    ) : (
      <bdi dir="auto">{text}</bdi>
    )
  return (
    <div className="grid gap-4">
      <Banner icon={Lock}>{t('groups.read_only')}</Banner>
      <dl>
        <GroupFact name={t('groups.name')}>{textOf(group.name)}</GroupFact>
        <GroupFact name={t('groups.description')}>{textOf(group.description)}</GroupFact>
        <GroupFact name={t('groups.join_by')}>
          <JoinCondition creatorId={creatorId} group={group} />
        </GroupFact>
        <GroupFact name={t('groups.posters')}>{t(`groups.posters_${group.posters}`)}</GroupFact>
        <GroupFact name={t('groups.slow_mode')}>{slowModeText(t, group.slowModeS)}</GroupFact>
        <GroupFact name={t('groups.rules')}>{textOf(group.rules)}</GroupFact>
      </dl>
    </div>
  )
}
