import { Lock } from 'lucide'
import { OldFigures } from '@/features/figures/old-figures'
import { useTranslation } from '@/i18n/use-translation'

import type { AgencyCreator } from '@/domain/agency/agency-creator'
import type { CreatorRates } from '@/domain/agency/creator-rates'
import { isoOf } from '@/domain/time/instant'
import { formatDate, timeZoneDisplayName } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/button'
import { QueryContent } from '@/ui/feedback/query-content'
import { CallError } from '@/ui/feedback/call-error'
import { Form, RestoredDraftNotice } from '@/ui/field/form/form'
import { FormDate } from '@/ui/field/form/form-date-fields'
import { SkeletonBar } from '@/ui/skeleton'

import { useAgencyZone } from '@/features/figures/use-agency-zone'
import { formatPeriodRange } from '@/features/figures/filter/period-names'
import { formatShare } from '../creator-format'
import type { CreatorTabProps } from '../creator-rights'
import { SaveTab } from '../save-tab'
import { RateFields } from './rate-fields'
import { currentRates } from './rates'
import { SplitTable } from './split-table'
import { usePlanCancel } from './use-rates-change'
import { type RatesForm, useRatesForm } from './use-rates-form'
import { useSplitPreview } from './use-split-preview'

/** The planned change; users who may change rates can cancel it. */
function PlannedChange({
  creator,
  mayChange,
  timezone,
}: {
  creator: AgencyCreator
  mayChange: boolean
  timezone: string
}) {
  const { t } = useTranslation('analytics')
  const { creatorAgencyId } = creator
  const { mutate: cancel, isPending, error, variables } = usePlanCancel(creatorAgencyId)
  return creator.plannedRates.map(({ from, ...rates }) => {
    const isOfThisChange = variables?.from === isoOf(from)
    const date = isolate(formatDate(from, { dateStyle: 'medium', timeZone: timezone }))
    return (
      <Banner
        key={from}
        tone="info"
        actions={
          mayChange && (
            <Button
              size="small"
              aria-label={t('creators.plan_cancel_named', { date })}
              busy={isPending && isOfThisChange}
              onClick={() => cancel({ creatorAgencyId, from: isoOf(from) })}
            >
              {t('creators.plan_cancel')}
            </Button>
          )
        }
      >
        {t('creators.rates_planned', { date, rate: formatShare(t, { ...creator, ...rates }) ?? '' })}
        <CallError
          error={isOfThisChange && error}
          renderText={(reason) => t('creators.plan_cancel_failed', { reason })}
        />
      </Banner>
    )
  })
}

function SplitPreviewSection({
  creator,
  form,
  timezone,
}: {
  creator: AgencyCreator
  form: RatesForm
  timezone: string
}) {
  const { t } = useTranslation('analytics')
  const { read, range } = useSplitPreview(creator.creatorAgencyId, form.rates, timezone)
  return (
    <section aria-labelledby="split-preview" className="grid gap-2">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h3 id="split-preview" className="text-14 font-strong">
          {t('creators.split_title')}
        </h3>
        <span className="text-13 text-text-quiet">{formatPeriodRange(range)}</span>
      </div>
      <QueryContent of={read} skeleton={<SkeletonBar className="h-64 w-full rounded-control" />}>
        {(data) => (
          <OldFigures isOld={read.isPlaceholderData}>
            <SplitTable preview={data} isChanged={form.isChanged} name={t('creators.split_title')} />
          </OldFigures>
        )}
      </QueryContent>
    </section>
  )
}

function StartDayField({ form, timezone }: { form: RatesForm; timezone: string }) {
  const { t } = useTranslation('analytics')
  return (
    <FormDate
      form={form}
      name="day"
      label={t('creators.effective')}
      hint={t('creators.effective_hint', { zone: timeZoneDisplayName(timezone) })}
      min={form.today}
    />
  )
}

function RatesEditor({
  creator,
  current,
  mayChange,
}: Pick<CreatorTabProps, 'creator'> & { current: CreatorRates; mayChange: boolean }) {
  const { t } = useTranslation('analytics')
  const timezone = useAgencyZone()
  const form = useRatesForm({ creator, current, mayChange, timezone })
  return (
    <Form form={form} className="gap-5">
      <RestoredDraftNotice form={form} />
      {!mayChange && <Banner icon={Lock}>{t('creators.money_read_only')}</Banner>}
      <PlannedChange creator={creator} mayChange={mayChange} timezone={timezone} />
      <RateFields form={form} isReadOnly={!mayChange} />
      <SplitPreviewSection creator={creator} form={form} timezone={timezone} />
      {mayChange && (
        <div className="grid gap-3 border-t border-line-quiet pt-4">
          <StartDayField form={form} timezone={timezone} />
          <SaveTab form={form} isUnchanged={form.isHeld}>
            {t('creators.rates_save')}
          </SaveTab>
        </div>
      )}
    </Form>
  )
}

/** How a creator's money is split, and a preview of another split on last month (screens S4). */
export function MoneyTab({ creator, rights }: CreatorTabProps) {
  const { t } = useTranslation('analytics')
  const current = currentRates(creator)
  if (!rights.mayReadMoney) return <Banner icon={Lock}>{t('creators.money_locked')}</Banner>
  if (current === undefined) return <Banner>{t('creators.money_unknown')}</Banner>
  return <RatesEditor creator={creator} current={current} mayChange={rights.mayChangeMoney} />
}
