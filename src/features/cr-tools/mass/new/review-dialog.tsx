import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { listMassMessages } from '@/api/calls/mass-messages'
import { errorText } from '@/api/errors'
import { queryOf } from '@/api/query'
import { expectedRevenue, type MassPlan } from '@/domain/mass-plan'
import { formatDateTime, formatMoney, formatNumber } from '@/i18n/format'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { FieldError } from '@/ui/field-error'
import { Icon } from '@/ui/icon'
import { NoData } from '@/ui/no-data'

import type { ComposerContent } from '../../messages'

interface ReviewDialogProps {
  creatorId: string
  currency: string
  plan: MassPlan
  content: ComposerContent
  count: number
  error: Error | null
  isSending: boolean
  onClose: () => void
  onSend: () => void
}

const GOES_BY = 10

function useExpected(creatorId: string, count: number) {
  const request = { state: 'sent', limit: GOES_BY, lastId: null } as const
  const { data } = useQuery(queryOf(listMassMessages, request, creatorId))
  return expectedRevenue(data?.data ?? [], count)
}

function Facts({ creatorId, currency, plan, content, count }: ReviewDialogProps) {
  const { t } = useTranslation('tools')
  const expected = useExpected(creatorId, count)
  const amount = (cents: number) => formatMoney({ amount: cents, currency }, { isWhole: true })
  const facts = [
    [t('mass.review_to'), t('mass.review_fans', { count, number: formatNumber(count) })],
    [
      t('mass.review_price'),
      content.price > 0 ? formatMoney({ amount: content.price, currency }) : t('mass.free'),
    ],
    [t('mass.review_when'), plan.time === 'now' ? t('mass.time_now') : formatDateTime(Date.parse(plan.at))],
    [
      t('mass.review_expected'),
      expected && content.price > 0 ? (
        <bdi key="expected" dir="ltr">
          {amount(expected.low)} – {amount(expected.high)}
        </bdi>
      ) : (
        <NoData key="expected" />
      ),
    ],
  ] as const
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
      {facts.map(([name, value]) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-text-quiet">{name}</dt>
          <dd className="text-end text-text tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The last look before many get it: to how many, for how much, what it may bring, what was checked. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { t } = useTranslation('tools')
  const { content, count, error, isSending, onClose, onSend } = props
  const checks = ['words', 'price', 'owned', 'crisis'] as const
  return (
    <Dialog
      isOpen
      onClose={onClose}
      trackedAs="mass-review"
      title={t('mass.review_title')}
      actions={
        <>
          <Button onClick={onClose}>{t('mass.review_back')}</Button>
          <Button kind="primary" busy={isSending} onClick={onSend}>
            {t('mass.send_to', { count, number: formatNumber(count) })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {content.text.trim() !== '' && (
          <blockquote
            dir="auto"
            className="max-h-40 overflow-y-auto rounded-card bg-fill px-3 py-2 whitespace-pre-wrap text-text"
          >
            {content.text}
          </blockquote>
        )}
        <Facts {...props} />
        <ul className="grid gap-1 text-13">
          {checks.map((check) => (
            <li key={check} className="flex items-center gap-2">
              <Icon of={Check} size="xs" className="text-success" />
              {t(`mass.checked_${check}`)}
            </li>
          ))}
        </ul>
        <div role="alert">{error && <FieldError>{errorText(error)}</FieldError>}</div>
      </div>
    </Dialog>
  )
}
