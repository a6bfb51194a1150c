import { useState } from 'react'

import type { Dispute, Sale } from '@/domain/money/sale'
import { useTranslation } from '@/i18n/use-translation'
import type { ContentStatus } from '@/ui/feedback/content-state'

import { DisputeCard } from '../../sales/dispute-card'
import { ReassignDialog } from '../../sales/reassign-dialog'
import { SaleSummary } from '../../sales/sale-summary'
import { NeedsSection } from './needs-section'

/** They are tall, so only the newest show at first. */
const INITIAL_COUNT = 2

interface DisputeItemsProps {
  disputes: readonly Dispute[]
  status: ContentStatus
  nameOf: (id: string) => string
  timezone: string
}

/** Open disputes, each decided in place. */
export function DisputeItems({ disputes, status, nameOf, timezone }: DisputeItemsProps) {
  const { t } = useTranslation('analytics')
  const [reassigned, setReassigned] = useState<Sale>()
  return (
    <>
      <NeedsSection title={t('floor.disputes')} status={status} initialCount={INITIAL_COUNT}>
        {disputes.map((dispute) => (
          <DisputeCard
            key={dispute.sale.saleId}
            dispute={dispute}
            nameOf={nameOf}
            timezone={timezone}
            onOther={() => setReassigned(dispute.sale)}
          />
        ))}
      </NeedsSection>
      {reassigned && (
        <ReassignDialog
          sales={[reassigned]}
          about={<SaleSummary sale={reassigned} />}
          onClose={() => setReassigned(undefined)}
        />
      )}
    </>
  )
}
