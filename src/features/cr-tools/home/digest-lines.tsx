import { useTranslation } from '@/i18n/use-translation'

import type { DigestDraft, DigestMember, DigestSale, DigestFollowUp } from '@/domain/shift/digest'
import { toServerTime } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'
import { Avatar } from '@/ui/text/avatar'
import { cx } from '@/ui/cx'
import { Amount, NoData } from '@/ui/text/figure'
import { RelativeTime } from '@/ui/text/time'
import { UserName } from '@/ui/text/user-name'
import { RichText } from '@/ui/text/rich-text'

const EventTime = ({ at }: { at: number }) => (
  <span className="ms-auto shrink-0 text-13 text-text-quiet">
    <RelativeTime at={at} />
  </span>
)

const FanAvatar = ({ id, name }: { id: string; name: string }) => (
  <Avatar of={{ id, name, kind: 'fan' }} size={24} />
)

const FanName = ({ name }: { name: string }) => (
  <span className="cut block">
    <UserName name={name} />
  </span>
)

/** A follow-up promised to a fan, with its due time. */
export function FollowUpLine({
  followUp: { userId, text, dueAt },
  name,
}: {
  followUp: DigestFollowUp
  name: string
}) {
  const { t } = useTranslation('home')
  const now = toServerTime(useMinute())
  return (
    <>
      <FanAvatar id={userId} name={name} />
      <span className="min-w-0 flex-1 py-1">
        <FanName name={name} />
        <span className="block text-13 text-text-quiet">
          <bdi dir="auto">{text}</bdi>
        </span>
      </span>
      {dueAt !== null && (
        <span className={cx('shrink-0 text-13', dueAt < now ? 'text-warning-text' : 'text-text-quiet')}>
          <RichText text={t('digest.due')} parts={{ when: <RelativeTime at={dueAt} /> }} />
        </span>
      )}
    </>
  )
}

/** A sale; its amount shows only to users who may see spend. */
export function DigestSaleLine({
  sale: { fanId, kind, at, amount },
  name,
  seesSpend,
}: {
  sale: DigestSale
  name: string
  seesSpend: boolean
}) {
  const { t } = useTranslation('home')
  return (
    <>
      <FanAvatar id={fanId} name={name} />
      <span className="min-w-0 flex-1 py-1 sm:flex sm:items-baseline sm:gap-[inherit] sm:py-0">
        <FanName name={name} />
        <span className="cut block shrink-0 text-13 text-text-quiet">{t(`digest.kind_${kind}`)}</span>
      </span>
      <EventTime at={at} />
      {seesSpend && (
        <span className="min-w-16 shrink-0 text-end font-medium">
          {amount ? <Amount of={amount} /> : <NoData />}
        </span>
      )}
    </>
  )
}

/** A new member and the time of joining. */
export function MemberLine({ member: { userId, at }, name }: { member: DigestMember; name: string }) {
  return (
    <>
      <FanAvatar id={userId} name={name} />
      <UserName name={name} className="cut" />
      <EventTime at={at} />
    </>
  )
}

/** An unsent draft and its recipient; a group has no avatar. */
export function DraftLine({
  draft: { userId, text, updatedAt },
  name,
}: {
  draft: DigestDraft
  name: string
}) {
  const { t } = useTranslation('home')
  return (
    <>
      {userId !== null && <FanAvatar id={userId} name={name} />}
      <span className="min-w-0 flex-1 py-1">
        {userId !== null && <FanName name={name} />}
        <span dir="auto" className="cut block text-13 text-text-quiet">
          {text || t('digest.draft_empty')}
        </span>
      </span>
      {updatedAt !== null && <EventTime at={updatedAt} />}
    </>
  )
}
