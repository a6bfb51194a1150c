import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { Dispute, Sale } from '@/domain/money/sale'
import type { ContentStatus } from '@/ui/feedback/content-state'

import { SaleSummary } from '../../performance/sales/sale-summary'
import { DisputeCard } from '../../performance/sales/dispute-card'
import { ReassignDialog } from '../../performance/sales/reassign-dialog'
import { NeedsSection } from './needs-section'

/** They are tall, so only the newest show at first. */
const INITIAL_COUNT = 2

/** Open disputes, each decided in place. */
export function DisputeItems({
  disputes,
  status,
  nameOf,
  timezone,
}: {
  disputes: readonly Dispute[]
  status: ContentStatus
  nameOf: (id: string) => string
  timezone: string
}) {
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
