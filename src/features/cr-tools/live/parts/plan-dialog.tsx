import { useFieldArray, useWatch } from 'react-hook-form'
import { useTranslation } from '@/i18n/use-translation'

import { BROADCAST_MOST } from '@/domain/broadcast'
import { FAN_TIERS } from '@/domain/post-category'
import { formatNumber, zoneName } from '@/i18n/format'
import { Checkbox } from '@/ui/checkbox'
import { FieldError } from '@/ui/field-error'
import { FormCheckbox, FormSegmented, FormSwitch } from '@/ui/form/chosen-fields'
import { FormDateTime } from '@/ui/form/date-fields'
import { FormDialog } from '@/ui/form/form-dialog'
import { AddRow, FormRow } from '@/ui/form/form-rows'
import { useBound } from '@/ui/form/use-bound'
import { FormNumber, FormText } from '@/ui/form/written-fields'

import { useColleagues } from '../../person-rights'
import type { WrittenPlan } from '../plan'
import { useLiveZone, useModerators } from '../use-lives'
import { planLimits, type PlanForm, type PlanFormProps, usePlanForm } from '../use-plan-form'

interface FieldsProps {
  form: PlanForm
  currency: string
}

function Audience({ form, currency }: FieldsProps) {
  const { t } = useTranslation('tools')
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
        <div role="group" aria-label={t('broadcast.who_tiers')} className="grid gap-1">
          {FAN_TIERS.map((tier) => (
            <FormCheckbox key={tier} form={form} name={tier}>
              {t(`categories.tier_${tier}`)}
            </FormCheckbox>
          ))}
        </div>
      )}
      {who === 'ticket' && (
        <FormNumber form={form} name="price" label={t('broadcast.price')} unit={currency} maxLength={12} />
      )}
    </>
  )
}

function Start({ form }: { form: PlanForm }) {
  const { t } = useTranslation('tools')
  const timezone = useLiveZone()
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
          hint={t('broadcast.zone', { zone: zoneName(timezone) })}
          {...planLimits()}
        />
      )}
    </>
  )
}

function Goal({ form, currency }: FieldsProps) {
  const { t } = useTranslation('tools')
  return (
    <div role="group" aria-label={t('broadcast.goal')} className="grid gap-2 sm:grid-cols-[2fr_1fr]">
      <FormText
        form={form}
        name="goalTitle"
        label={t('broadcast.goal_title')}
        hint={t('broadcast.goal_hint')}
        dir="auto"
        maxLength={BROADCAST_MOST.goal}
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

function TipMenu({ form, currency }: FieldsProps) {
  const { t } = useTranslation('tools')
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'tipMenu' })
  const most = formatNumber(BROADCAST_MOST.tips)
  return (
    <div role="group" aria-label={t('broadcast.menu')} className="grid gap-2">
      <p aria-hidden className="text-13 font-medium">
        {t('broadcast.menu')}
      </p>
      {fields.length === 0 && <p className="text-13 text-text-quiet">{t('broadcast.menu_empty')}</p>}
      {fields.map(({ id }, place) => (
        <FormRow
          key={id}
          removeName={t('broadcast.menu_remove', { number: formatNumber(place + 1) })}
          onRemove={() => remove(place)}
        >
          <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-[2fr_1fr]">
            <FormText
              form={form}
              name={`tipMenu.${place}.title`}
              label={t('broadcast.menu_title', { number: formatNumber(place + 1) })}
              dir="auto"
              maxLength={BROADCAST_MOST.tipTitle}
            />
            <FormNumber
              form={form}
              name={`tipMenu.${place}.amount`}
              label={t('broadcast.menu_amount', { number: formatNumber(place + 1) })}
              unit={currency}
              maxLength={12}
            />
          </div>
        </FormRow>
      ))}
      <AddRow
        full={fields.length >= BROADCAST_MOST.tips ? t('broadcast.menu_full', { number: most }) : undefined}
        onAdd={() => append({ title: '', amount: '' })}
      >
        {t('broadcast.menu_add')}
      </AddRow>
    </div>
  )
}

function Moderators({ form, creatorId }: { form: PlanForm; creatorId: string }) {
  const { t } = useTranslation('tools')
  const { value, error, change } = useBound<WrittenPlan, 'moderatorIds'>({ form, name: 'moderatorIds' })
  const ids = useModerators(creatorId).data?.userIds ?? []
  const nameOf = useColleagues(ids)
  const named = ids.flatMap((id) => {
    const name = nameOf(id)
    return name === undefined ? [] : [{ id, name }]
  })
  return (
    <div role="group" aria-label={t('broadcast.moderators')} className="grid gap-1">
      <p aria-hidden className="text-13 font-medium">
        {t('broadcast.moderators')}
      </p>
      <p className="text-13 text-text-quiet">
        {named.length === 0 ? t('broadcast.moderators_none') : t('broadcast.moderators_hint')}
      </p>
      <div className="grid max-h-44 gap-1 overflow-y-auto sm:grid-cols-2">
        {named
          .toSorted((one, other) => one.name.localeCompare(other.name))
          .map(({ id, name }) => (
            <Checkbox
              key={id}
              checked={value.includes(id)}
              onChange={(isOn) => change(isOn ? [...value, id] : value.filter((other) => other !== id))}
            >
              <bdi>{name}</bdi>
            </Checkbox>
          ))}
      </div>
      {error !== undefined && <FieldError>{error}</FieldError>}
    </div>
  )
}

/** Dialog that plans or edits a live; on air, what fans have already paid for cannot change. */
export function PlanDialog({ onClose, ...plan }: PlanFormProps & { onClose: () => void }) {
  const { t } = useTranslation('tools')
  const form = usePlanForm(plan)
  const { creatorId, currency, of } = plan
  const isOnAir = of?.state === 'live'
  return (
    <FormDialog
      form={form}
      title={of ? t('broadcast.edit_title') : t('broadcast.new')}
      save={of ? t('broadcast.save') : t('broadcast.create')}
      onClose={onClose}
    >
      <FormText
        form={form}
        name="title"
        label={t('broadcast.name')}
        hint={t('broadcast.name_hint')}
        dir="auto"
        maxLength={BROADCAST_MOST.title}
      />
      {!isOnAir && <Audience form={form} currency={currency} />}
      {!isOnAir && <Start form={form} />}
      <Goal form={form} currency={currency} />
      <TipMenu form={form} currency={currency} />
      <Moderators form={form} creatorId={creatorId} />
      <FormSwitch form={form} name="savesRecording">
        {t('broadcast.record')}
      </FormSwitch>
    </FormDialog>
  )
}
