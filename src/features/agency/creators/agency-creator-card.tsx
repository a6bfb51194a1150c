import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { AgencyCreator } from '@/domain/agency/agency-creator'
import { Badge } from '@/ui/text/badge'
import { Checkbox } from '@/ui/field/checkbox'
import { cx } from '@/ui/cx'
import { Amount, Numeral, NoData } from '@/ui/text/figure'
import { StatusDot } from '@/ui/text/dot'

import { ChangeCell } from '@/features/figures/table/change-cell'
import { CREATOR_STATUS_DOT } from '../table/creator-status-dot'
import { OnDutyAvatars } from '../table/on-duty-avatars'
import { WaitingTime } from '../table/waiting-time'
import { agencyCreatorName, formatShare } from './creator-format'
import type { CreatorRights } from './creator-rights'
import { VerifiedCreator } from './verified-creator'

function CardFact({
  name,
  isWide = false,
  children,
}: {
  name: string
  isWide?: boolean
  children: ReactNode
}) {
  return (
    <div className={cx('flex min-h-6 min-w-0 items-center justify-between gap-2', isWide && 'col-span-2')}>
      <dt className="min-w-0 leading-4 text-pretty text-text-quiet">{name}</dt>
      <dd className="shrink-0 tabular-nums">{children}</dd>
    </div>
  )
}

function CardFacts({ creator, nameOf }: Pick<AgencyCreatorCardProps, 'creator' | 'nameOf'>) {
  const { t } = useTranslation('analytics')
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 text-13">
      <CardFact name={t('column.earned')}>
        {creator.earned ? <Amount of={creator.earned} isWhole /> : <NoData />}
      </CardFact>
      <CardFact name={t('column.change')}>
        <ChangeCell ratio={creator.change} />
      </CardFact>
      <CardFact name={t('creators.members')}>
        <Numeral value={creator.activeMembers} />
      </CardFact>
      <CardFact name={t('column.unread')}>
        <Numeral value={creator.unread} />
      </CardFact>
      <CardFact name={t('creators.wait_short')}>
        <WaitingTime since={creator.oldestWaitAt} />
      </CardFact>
      <CardFact name={t('creators.assigned_short')}>
        <Numeral value={creator.staffIds.length} />
      </CardFact>
      <CardFact name={t('column.on_duty')} isWide>
        <OnDutyAvatars people={creator.onDuty} nameOf={nameOf} />
      </CardFact>
    </dl>
  )
}

interface AgencyCreatorCardProps {
  creator: AgencyCreator
  nameOf: (id: string) => string
  rights: CreatorRights
  isSelected: boolean
  onSelect: (isOn: boolean) => void
  onOpen: () => void
}

/** A creator as a card: name, money, chats and team. */
export function AgencyCreatorCard({
  creator,
  nameOf,
  rights,
  isSelected,
  onSelect,
  onOpen,
}: AgencyCreatorCardProps) {
  const { t } = useTranslation('analytics')
  const name = agencyCreatorName(creator)
  return (
    <article
      aria-label={name}
      className={cx(
        'relative flex h-full flex-col gap-2 rounded-card border p-3 transition-colors hover:border-line-strong',
        isSelected ? 'border-accent bg-accent-quiet' : 'border-line bg-surface',
      )}
    >
      <div className="flex items-start gap-1">
        <button
          type="button"
          onClick={onOpen}
          className="min-w-0 flex-1 rounded-mark text-start outline-offset-2 after:absolute after:inset-0 after:rounded-card"
        >
          <VerifiedCreator creator={creator} size={32} />
        </button>
        <span className="relative z-10 -me-1 -mt-1">
          <Checkbox labelHidden checked={isSelected} onChange={onSelect}>
            {t('creators.select', { name })}
          </Checkbox>
        </span>
      </div>
      <div className="flex min-h-5 flex-wrap items-center gap-2 text-13">
        <StatusDot status={CREATOR_STATUS_DOT[creator.status]}>
          {t(`creators.status_${creator.status}`)}
        </StatusDot>
        {creator.pg && <Badge>{t('creators.pg')}</Badge>}
        {creator.isHidden && <Badge>{t('creators.hidden')}</Badge>}
        {rights.mayReadMoney && <span className="ms-auto text-text-quiet">{formatShare(t, creator)}</span>}
      </div>
      <CardFacts creator={creator} nameOf={nameOf} />
      <p dir="auto" className="cut mt-auto text-13 text-text-quiet">
        {rights.mayReadNotes && creator.notes}
      </p>
    </article>
  )
}
