import { useTranslation } from 'react-i18next'

import type { Digest } from '@/domain/digest'
import { Money } from '@/ui/money'

import { useNames } from '../../names'
import { sums } from '../sums'
import { DraftLine, FollowUpLine, MemberLine, SaleLine } from './digest-lines'
import { DigestSection } from './digest-section'

const Sums = ({ of }: { of: Digest['sales'] }) => (
  <span className="flex gap-2">
    {sums(of.map(({ amount }) => amount)).map((sum) => (
      <Money key={sum.currency} of={sum} />
    ))}
  </span>
)

/** Promises, sales, new members and drafts, each with its first few lines. */
export function DigestLists({ of: { sales, newMembers, drafts, followUps } }: { of: Digest }) {
  const { t } = useTranslation('home')
  const name = useNames([
    ...sales.map(({ fanId }) => fanId),
    ...[...newMembers, ...followUps].map(({ userId }) => userId),
  ])
  const nameOf = (id: string) => name(id) ?? t('digest.someone')
  return (
    <>
      <DigestSection
        title={t('digest.follow_ups')}
        items={followUps}
        keyOf={({ userId, text }) => `${userId} ${text}`}
      >
        {(followUp) => <FollowUpLine of={followUp} name={nameOf(followUp.userId)} />}
      </DigestSection>
      <DigestSection
        title={t('digest.sales')}
        sum={<Sums of={sales} />}
        items={sales}
        keyOf={({ saleId }) => saleId}
      >
        {(sale) => <SaleLine of={sale} name={nameOf(sale.fanId)} />}
      </DigestSection>
      <DigestSection
        title={t('digest.new_members')}
        items={newMembers}
        keyOf={({ userId, at }) => `${userId} ${at}`}
      >
        {(member) => <MemberLine of={member} name={nameOf(member.userId)} />}
      </DigestSection>
      <DigestSection title={t('digest.drafts')} items={drafts} keyOf={({ channelId }) => channelId}>
        {(draft) => <DraftLine of={draft} />}
      </DigestSection>
    </>
  )
}
