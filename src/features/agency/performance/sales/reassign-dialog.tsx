import { type ReactNode, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { Sale } from '@/domain/sale'
import { useCurrentUser } from '@/features/auth'
import { TextArea } from '@/ui/text-area'

import { NOBODY, PersonChoice } from './person-choice'
import { SaleDialog } from './sale-dialog'
import { useCredit } from './use-credit'

const REASON_AT_MOST = 500

/** Credits sales to another person, with a reason. */
export function ReassignDialog({
  sales,
  about,
  onClose,
}: {
  sales: readonly Sale[]
  about: ReactNode
  onClose: () => void
}) {
  const { t } = useTranslation('analytics')
  const [person, setPerson] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const credit = useCredit(sales, onClose)
  const isOwn = useCurrentUser().data?.userId === person
  const submit = () => {
    setChecked(true)
    if (person !== null && !isOwn && reason.trim() !== '')
      credit.mutate({ userId: person === NOBODY ? null : person, reason: reason.trim() })
  }
  return (
    <SaleDialog
      title={t('performance.reassign_title', { count: sales.length })}
      verb={t('performance.reassign')}
      isDirty={person !== null || reason !== ''}
      saving={credit}
      onSave={submit}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <div>{about}</div>
        <PersonChoice
          value={person}
          error={
            isOwn
              ? t('performance.credit_own')
              : isChecked && person === null
                ? t('performance.credit_missing')
                : undefined
          }
          onChange={setPerson}
        />
        <TextArea
          label={t('performance.reason')}
          hint={t('performance.reason_hint')}
          {...(isChecked && reason.trim() === '' && { error: t('performance.reason_missing') })}
          value={reason}
          maxLength={REASON_AT_MOST}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </SaleDialog>
  )
}
