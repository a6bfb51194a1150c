import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { AgencyCreator } from '@/domain/agency-creator'
import { Badge } from '@/ui/badge'
import { Change } from '@/ui/change'
import { Checkbox } from '@/ui/checkbox'
import { cx } from '@/ui/cx'
import { Money } from '@/ui/money'
import { NoData } from '@/ui/no-data'
import { Numeral } from '@/ui/numeral'
import { StatusDot } from '@/ui/status-dot'

import { changeOf } from '@/features/figures/change-of'
import { CREATOR_STATUS_DOT } from '../../creator-status-dot'
import { OnDutyFaces } from '../../parts/on-duty-faces'
import { Wait } from '../../parts/wait'
import { creatorName, rateWords } from '../creator-words'
import type { CreatorRights } from '../rights'
import { CreatorFace } from './creator-face'

function Fact({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={cx('flex min-h-6 min-w-0 items-center justify-between gap-2', isWide && 'col-span-2')}>
      <dt className="min-w-0 leading-4 text-pretty text-text-quiet">{name}</dt>
      <dd className="shrink-0 tabular-nums">{children}</dd>
    </div>
  )
}

function Facts({ creator, nameOf }: Pick<CreatorCardProps, 'creator' | 'nameOf'>) {
  const { t } = useTranslation('analytics')
  const change = changeOf(creator.change)
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 text-13">
      <Fact name={t('column.earned')}>
        {creator.earned ? <Money of={creator.earned} isWhole /> : <NoData />}
      </Fact>
      <Fact name={t('column.change')}>{change ? <Change of={change} isShort /> : <NoData />}</Fact>
      <Fact name={t('creators.members')}>
        <Numeral value={creator.activeMembers} />
      </Fact>
      <Fact name={t('column.unread')}>
        <Numeral value={creator.unread} />
      </Fact>
      <Fact name={t('creators.wait_short')}>
        <Wait since={creator.oldestWaitAt} />
      </Fact>
      <Fact name={t('creators.assigned_short')}>
        <Numeral value={creator.staffIds.length} />
      </Fact>
      <Fact name={t('column.on_duty')} isWide>
        <OnDutyFaces people={creator.onDuty} nameOf={nameOf} />
      </Fact>
    </dl>
  )
}

interface CreatorCardProps {
  creator: AgencyCreator
  nameOf: (id: string) => string
  rights: CreatorRights
  isSelected: boolean
  onSelect: (isOn: boolean) => void
  onOpen: () => void
}

/** A creator as a card: name, money, chats and team. */
export function CreatorCard({ creator, nameOf, rights, isSelected, onSelect, onOpen }: CreatorCardProps) {
  const { t } = useTranslation('analytics')
  const name = creatorName(creator)
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
          <CreatorFace creator={creator} size={32} />
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
        {rights.seesMoney && <span className="ms-auto text-text-quiet">{rateWords(t, creator)}</span>}
      </div>
      <Facts creator={creator} nameOf={nameOf} />
      <p dir="auto" className="cut mt-auto text-13 text-text-quiet">
        {rights.readsNotes && creator.notes}
      </p>
    </article>
  )
}
