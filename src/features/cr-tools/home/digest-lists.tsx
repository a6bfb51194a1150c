import { useTranslation } from '@/i18n/use-translation'

import { useNamesOr } from '@/api/user-names'
import type { Digest } from '@/domain/shift/digest'
import { chatAddress } from '@/domain/chat/chat-address'
import { sumByCurrency } from '@/domain/money/money'
import { usePermission } from '@/features/auth'
import { Amount } from '@/ui/text/figure'

import { useCanSeeSpend } from '../base/permissions'
import { DraftLine, FollowUpLine, MemberLine, DigestSaleLine } from './digest-lines'
import { DigestSection } from './digest-section'

const SaleSums = ({ sales }: { sales: Digest['sales'] }) => (
  <span className="flex gap-2">
    {sumByCurrency(sales.map(({ amount }) => amount)).map((sum) => (
      <Amount key={sum.currency} of={sum} />
    ))}
  </span>
)

/** Sections for follow-ups, sales, new members and drafts. */
export function DigestLists({ creatorId, digest }: { creatorId: string; digest: Digest }) {
  const { sales, newMembers, drafts, followUps } = digest
  const { t } = useTranslation('home')
  const opensChats = usePermission('messages') !== 'off'
  const seesSpend = useCanSeeSpend()
  const someone = t('digest.someone')
  const name = useNamesOr(
    [
      ...sales.map(({ fanId }) => fanId),
      ...[...newMembers, ...followUps, ...drafts].flatMap(({ userId }) => userId ?? []),
    ],
    someone,
  )
  const nameOf = (id: string | null) => (id === null ? someone : name(id))
  const hrefOf = ({ channelId }: { channelId: string | null }) =>
    channelId && opensChats ? chatAddress({ channelId, creatorId }) : undefined
  return (
    <>
      <DigestSection
        title={t('digest.follow_ups')}
        items={followUps}
        keyOf={({ userId, text, dueAt }) => `${userId} ${text} ${dueAt}`}
        hrefOf={hrefOf}
      >
        {(followUp) => <FollowUpLine followUp={followUp} name={nameOf(followUp.userId)} />}
      </DigestSection>
      <DigestSection
        title={t('digest.sales')}
        sum={seesSpend && <SaleSums sales={sales} />}
        items={sales}
        keyOf={({ saleId }) => saleId}
        hrefOf={hrefOf}
      >
        {(sale) => <DigestSaleLine sale={sale} seesSpend={seesSpend} name={nameOf(sale.fanId)} />}
      </DigestSection>
      <DigestSection
        title={t('digest.new_members')}
        items={newMembers}
        keyOf={({ userId, at }) => `${userId} ${at}`}
        hrefOf={hrefOf}
      >
        {(member) => <MemberLine member={member} name={nameOf(member.userId)} />}
      </DigestSection>
      <DigestSection
        title={t('digest.drafts')}
        items={drafts}
        keyOf={({ channelId }) => channelId}
        hrefOf={hrefOf}
      >
        {(draft) => <DraftLine draft={draft} name={nameOf(draft.userId)} />}
      </DigestSection>
    </>
  )
}
