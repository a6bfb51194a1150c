import { useFieldArray, useWatch } from 'react-hook-form'
import { useTranslation } from '@/i18n/use-translation'
import { useQuery } from '@tanstack/react-query'

import { BROADCAST_LIMITS } from '@/domain/live/broadcast'
import { formatNumber, nameOrder, timeZoneDisplayName } from '@/i18n/format'
import { FormSegmented, FormSwitch } from '@/ui/field/form/form-choice-fields'
import { FormDateTime } from '@/ui/field/form/form-date-fields'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { AddRow, FormRow } from '@/ui/field/form/form-rows'
import { FormNumber, FormText } from '@/ui/field/form/form-text-fields'
import { FormChecks } from '@/ui/field/form/form-checks'
import { listLiveModerators } from '@/api/calls/creator/live'
import { queryOf } from '@/api/query'
import { QueryContent } from '@/ui/feedback/query-content'
import { SkeletonBar } from '@/ui/skeleton'
import { useAgencyZone } from '@/features/figures/use-agency-zone'

import { useEditDisabledReason } from '../../base/permissions'
import { useTierNames } from '../../base/tier-names'
import { useColleagueNames } from '../../people/colleague-names'
import { planLimits, type LiveForm, type LiveFormOptions, useLiveForm } from './use-live-form'

interface PlanFieldsProps {
  form: LiveForm
  currency: string
}

function AudienceFields({ form, currency }: PlanFieldsProps) {
  const { t } = useTranslation('tools')
  const { options } = useTierNames()
  const who = useWatch({ control: form.control, name: 'who' })
  return (
    <>
      <FormSegmented
        form={form}
        name="who"
        label={t('broadcast.who')}
        options={[
          { value: 'all', label: t('broadcast.who_all') },
          { value: 'tiers', label: t('broadcast.who_tiers') },
          { value: 'ticket', label: t('broadcast.who_ticket') },
        ]}
      />
      {who === 'tiers' && (
        <FormChecks form={form} name="tiers" label={t('broadcast.who_tiers')} labelHidden options={options} />
      )}
      {who === 'ticket' && (
        <FormNumber form={form} name="price" label={t('broadcast.price')} unit={currency} maxLength={12} />
      )}
    </>
  )
}

function StartFields({ form }: { form: LiveForm }) {
  const { t } = useTranslation('tools')
  const timezone = useAgencyZone()
  const when = useWatch({ control: form.control, name: 'when' })
  return (
    <>
      <FormSegmented
        form={form}
        name="when"
        label={t('broadcast.when')}
        options={[
          { value: 'ready', label: t('broadcast.when_ready') },
          { value: 'time', label: t('broadcast.when_time') },
        ]}
      />
      {when === 'time' && (
        <FormDateTime
          form={form}
          name="startsAt"
          required
          timezone={timezone}
          label={t('broadcast.starts_at')}
          hint={t('broadcast.zone', { zone: timeZoneDisplayName(timezone) })}
          {...planLimits()}
        />
      )}
    </>
  )
}

function GoalFields({ form, currency }: PlanFieldsProps) {
  const { t } = useTranslation('tools')
  return (
    <div role="group" aria-label={t('broadcast.goal')} className="grid gap-2 sm:grid-cols-[1fr_168px]">
      <FormText
        form={form}
        name="goalTitle"
        label={t('broadcast.goal_title')}
        hint={t('broadcast.goal_hint')}
        maxLength={BROADCAST_LIMITS.goal}
      />
      <FormNumber
        form={form}
        name="goalAmount"
        label={t('broadcast.goal_amount')}
        unit={currency}
        maxLength={12}
      />
    </div>
  )
}

function TipMenuFields({ form, currency }: PlanFieldsProps) {
  const { t } = useTranslation('tools')
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'tipMenu' })
  const most = formatNumber(BROADCAST_LIMITS.tips)
  return (
    <div role="group" aria-label={t('broadcast.menu')} className="grid gap-2">
      <p aria-hidden className="text-13 font-medium">
        {t('broadcast.menu')}
      </p>
      {fields.length === 0 && <p className="text-13 text-text-quiet">{t('broadcast.menu_empty')}</p>}
      {fields.map(({ id }, index) => (
        <FormRow
          key={id}
          removeName={t('broadcast.menu_remove', { number: formatNumber(index + 1) })}
          onRemove={() => remove(index)}
          move={{
            up: t('broadcast.menu_up', { number: formatNumber(index + 1) }),
            down: t('broadcast.menu_down', { number: formatNumber(index + 1) }),
            isFirst: index === 0,
            isLast: index === fields.length - 1,
            onMove: (by) => move(index, index + by),
          }}
        >
          <div className="grid min-w-0 flex-1 gap-2 lg:pointer-fine:grid-cols-[1fr_168px]">
            <FormText
              form={form}
              name={`tipMenu.${index}.title`}
              label={t('broadcast.menu_title', { number: formatNumber(index + 1) })}
              maxLength={BROADCAST_LIMITS.tipTitle}
            />
            <FormNumber
              form={form}
              name={`tipMenu.${index}.amount`}
              label={t('broadcast.menu_amount', { number: formatNumber(index + 1) })}
              unit={currency}
              maxLength={12}
            />
          </div>
        </FormRow>
      ))}
      <AddRow
        full={fields.length >= BROADCAST_LIMITS.tips ? t('broadcast.menu_full', { number: most }) : undefined}
        onAdd={() => append({ title: '', amount: '' })}
      >
        {t('broadcast.menu_add')}
      </AddRow>
    </div>
  )
}

function ModeratorFields({ form, creatorId }: { form: LiveForm; creatorId: string }) {
  const { t } = useTranslation('tools')
  const read = useQuery(queryOf(listLiveModerators, {}, creatorId))
  const ids = read.data?.userIds ?? []
  const nameOf = useColleagueNames(ids)
  const named = ids.flatMap((id) => {
    const name = nameOf(id)
    return name === undefined ? [] : [{ id, name }]
  })
  const compare = nameOrder()
  return (
    <QueryContent isBare of={read} skeleton={<SkeletonBar className="h-24" />}>
      <FormChecks
        form={form}
        name="moderatorIds"
        label={t('broadcast.moderators')}
        hint={ids.length === 0 ? t('broadcast.moderators_none') : t('broadcast.moderators_hint')}
        className="grid max-h-44 gap-1 overflow-y-auto sm:grid-cols-2"
        options={named
          .toSorted((a, b) => compare(a.name, b.name))
          .map(({ id, name }) => ({ value: id, label: <bdi>{name}</bdi> }))}
      />
    </QueryContent>
  )
}

/** Dialog that plans or edits a live; on air, what fans have already paid for cannot change. */
export function PlanLiveDialog(plan: LiveFormOptions) {
  const { t } = useTranslation('tools')
  const form = useLiveForm(plan)
  const disabledReason = useEditDisabledReason('live')
  const { creatorId, currency, broadcast } = plan
  const isOnAir = broadcast?.state === 'live'
  return (
    <FormDialog
      form={form}
      title={broadcast ? t('broadcast.edit_title') : t('broadcast.new')}
      save={broadcast ? t('broadcast.save') : t('broadcast.create')}
      submit={{ disabledReason }}
      onClose={plan.onClose}
    >
      <FormText
        form={form}
        name="title"
        label={t('broadcast.name')}
        hint={t('broadcast.name_hint')}
        maxLength={BROADCAST_LIMITS.title}
      />
      {!isOnAir && <AudienceFields form={form} currency={currency} />}
      {!isOnAir && <StartFields form={form} />}
      <GoalFields form={form} currency={currency} />
      <TipMenuFields form={form} currency={currency} />
      <ModeratorFields form={form} creatorId={creatorId} />
      <FormSwitch form={form} name="savesRecording">
        {t('broadcast.record')}
      </FormSwitch>
    </FormDialog>
  )
}
