import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Megaphone } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import { getMassMessage } from '@/api/calls/chat/mass-messages'
import { queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import { isApiError } from '@/api/errors'
import { EmptyState } from '@/ui/feedback/empty-state'
import { isMassPriced, type MassMessage, type MassVersionResult } from '@/domain/mass/mass-message'
import { useAgencyZone } from '@/features/figures/use-agency-zone'
import { formatDateTime } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { ContentState } from '@/ui/feedback/content-state'
import { SkeletonBar } from '@/ui/skeleton'
import { Dialog } from '@/ui/overlay/dialog'
import { Amount, NoData, Numeral } from '@/ui/text/figure'
import { meanCents, ratio } from '@/domain/figures/metrics'

import { useCanSeeSpend } from '../../base/permissions'
import { useColleagueName } from '../../people/colleague-names'
import { useAudienceName } from '../use-audience-name'
import { MediaThumbs } from './media-thumbs'
import { TextWithVariables } from './text-with-variables'
import { MassVersionResults } from './version-results'

type SentContent = Pick<MassVersionResult, 'text' | 'lockText' | 'media' | 'price'>

function SentContentView({
  content,
  currency,
  label,
}: {
  content: SentContent
  currency: string
  label?: string
}) {
  const { t } = useTranslation('tools')
  return (
    <figure className="grid content-start gap-1">
      <figcaption className="flex gap-3 text-13">
        {label && <span className="font-medium text-text">{label}</span>}
        {content.price > 0 ? <Amount of={{ amount: content.price, currency }} /> : t('mass.free')}
      </figcaption>
      <blockquote className="grid gap-2 rounded-card bg-fill px-3 py-2 text-text">
        <p dir="auto" className="max-h-48 overflow-y-auto wrap-anywhere whitespace-pre-wrap">
          {content.text ? <TextWithVariables text={content.text} /> : t('mass.without_text')}
        </p>
        <MediaThumbs media={content.media} />
        {content.lockText && (
          <p className="text-13 text-text-quiet">
            {t('mass.lock_text', { text: isolate(content.lockText) })}
          </p>
        )}
      </blockquote>
    </figure>
  )
}

const MassResult = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid content-start">
    <dt className="text-12">{name}</dt>
    <dd className="text-16 font-strong text-text">{children}</dd>
  </div>
)

function MoneyResults({ revenue, sent, currency }: MassMessage) {
  const { t } = useTranslation('tools')
  const perFan = meanCents(revenue, sent)
  return (
    <>
      <MassResult name={t('mass.column_revenue')}>
        <Amount of={{ amount: revenue, currency }} />
      </MassResult>
      <MassResult name={t('mass.column_per_fan')}>
        {perFan === null ? <NoData /> : <Amount of={{ amount: perFan, currency }} />}
      </MassResult>
    </>
  )
}

function MassResults({ massMessage }: { massMessage: MassMessage }) {
  const { t } = useTranslation('tools')
  const seesSpend = useCanSeeSpend()
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(104px,1fr))] gap-x-2 gap-y-3">
      <MassResult name={t('mass.column_sent')}>
        <Numeral value={massMessage.sent} />
      </MassResult>
      <MassResult name={t('mass.column_seen')}>
        <Numeral value={ratio(massMessage.seen, massMessage.sent)} isRatio />
      </MassResult>
      <MassResult name={t('mass.column_bought')}>
        {isMassPriced(massMessage) ? <Numeral value={massMessage.bought} /> : <NoData />}
      </MassResult>
      {seesSpend && <MoneyResults {...massMessage} />}
      <MassResult name={t('mass.column_unsent')}>
        <Numeral value={massMessage.unsent} />
      </MassResult>
    </dl>
  )
}

function MassOrigin({ massMessage }: { massMessage: MassMessage }) {
  const { t } = useTranslation('tools')
  const by = useColleagueName(massMessage.sentById)
  const date = isolate(formatDateTime(massMessage.sentAt ?? massMessage.createdAt, useAgencyZone()))
  const audience = useAudienceName()(massMessage)
  return (
    <p className="text-13">
      {by ? t('mass.sent_by', { name: isolate(by), date, audience }) : t('mass.sent_to', { date, audience })}
    </p>
  )
}

function MassView({ massMessage }: { massMessage: MassMessage }) {
  const { t } = useTranslation('tools')
  const { test } = massMessage
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <MassOrigin massMessage={massMessage} />
      {test ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <SentContentView
            content={test.first}
            currency={massMessage.currency}
            label={t('mass.version_first')}
          />
          <SentContentView
            content={test.second}
            currency={massMessage.currency}
            label={t('mass.version_second')}
          />
        </div>
      ) : (
        <SentContentView content={massMessage} currency={massMessage.currency} />
      )}
      <MassResults massMessage={massMessage} />
      {test && <MassVersionResults massMessage={massMessage} test={test} />}
    </div>
  )
}

interface MassDetailProps {
  creatorId: string
  massMessageId: string
  /** The message, where its list has it. */
  listed: MassMessage | undefined
  /** The list may have it yet. */
  isListLoading: boolean
  onReuse: (message: MassMessage) => void
  onClose: () => void
}

/** Full view of a sent message, also of one that a link leads to: content and results, per version for A/B tests. */
export function MassDetail(props: MassDetailProps) {
  const { creatorId, massMessageId, listed, isListLoading, onReuse, onClose } = props
  const { t } = useTranslation('tools')
  const read = useQuery({
    ...queryOf(getMassMessage, { massMessageId }, creatorId),
    enabled: !listed && !isListLoading,
  })
  const status = useQueryStatus(read)
  const massMessage = listed ?? read.data
  return (
    <Dialog
      size="large"
      onClose={onClose}
      trackedAs="mass-detail"
      title={t('mass.detail')}
      actions={massMessage && <Button onClick={() => onReuse(massMessage)}>{t('mass.reuse')}</Button>}
    >
      <ContentState
        status={isApiError(read.error, 404) ? { kind: 'empty' } : listed ? { kind: 'ready' } : status}
        skeleton={<SkeletonBar className="h-72" />}
        empty={
          <EmptyState icon={Megaphone} title={t('mass.gone')}>
            {t('mass.gone_text')}
          </EmptyState>
        }
      >
        {massMessage && <MassView massMessage={massMessage} />}
      </ContentState>
    </Dialog>
  )
}
