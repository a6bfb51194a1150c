import type { SubmitEvent } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import {
  COUNTER_SHOWS_CHARACTERS,
  GROUP_DESCRIPTION_MAX_LENGTH,
  GROUP_NAME_MAX_LENGTH,
  GROUP_RULES_MAX_LENGTH,
} from '@/config/constants'
import { GROUP_POSTERS } from '@/domain/group'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { FieldError } from '@/ui/field-error'
import { Segmented } from '@/ui/segmented'
import { Select } from '@/ui/select'
import { TextArea } from '@/ui/text-area'
import { TextField } from '@/ui/text-field'

import { SLOW_MODES_S } from '../settings'
import { slowWords } from '../slow-words'
import type { GroupForm } from '../use-group-form'
import { FormSection } from './form-section'
import { JoinFields } from './join-fields'
import { PictureField } from './picture-field'

/** The hint, or near the limit how much room is left. */
function useHint() {
  const { t } = useTranslation('tools')
  return (text: string, max: number, hint: string) => {
    const left = max - text.length
    return left > COUNTER_SHOWS_CHARACTERS ? hint : t('groups.left', { count: left })
  }
}

function About({ creatorId, form }: { creatorId: string; form: GroupForm }) {
  const { t } = useTranslation('tools')
  const hintOf = useHint()
  const { name, description } = form.settings
  return (
    <FormSection title={t('groups.section_about')}>
      <PictureField
        desk={form.place}
        creatorId={creatorId}
        media={form.picture}
        onChange={(media) => form.change({ pictureMediaId: media?.mediaId ?? null }, media)}
      />
      <TextField
        label={t('groups.name')}
        dir="auto"
        autoComplete="off"
        maxLength={GROUP_NAME_MAX_LENGTH}
        value={name}
        onChange={(event) => form.change({ name: event.target.value })}
        {...(form.problems.includes('name_missing') && { error: t('groups.name_missing') })}
      />
      <TextArea
        label={t('groups.description')}
        hint={hintOf(description, GROUP_DESCRIPTION_MAX_LENGTH, t('groups.description_hint'))}
        maxLength={GROUP_DESCRIPTION_MAX_LENGTH}
        value={description}
        onChange={(event) => form.change({ description: event.target.value })}
      />
    </FormSection>
  )
}

function Talk({ form }: { form: GroupForm }) {
  const { t } = useTranslation('tools')
  const hintOf = useHint()
  const { posters, slowModeS, rules } = form.settings
  const modes = [...new Set([...SLOW_MODES_S, slowModeS])].toSorted((one, other) => one - other)
  return (
    <FormSection title={t('groups.section_talk')}>
      <div className="grid justify-items-start gap-[6px]">
        <span aria-hidden className="text-13 font-medium">
          {t('groups.posters')}
        </span>
        <Segmented
          name={t('groups.posters')}
          options={GROUP_POSTERS.map((value) => ({ value, label: t(`groups.posters_${value}`) }))}
          value={posters}
          onChange={(value) => form.change({ posters: value })}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('groups.slow_mode')}
          hint={t('groups.slow_mode_hint')}
          options={modes.map((seconds) => ({ value: String(seconds), label: slowWords(t, seconds) }))}
          value={String(slowModeS)}
          onChange={(value) => form.change({ slowModeS: Number(value) })}
        />
      </div>
      <TextArea
        label={t('groups.rules')}
        hint={hintOf(rules, GROUP_RULES_MAX_LENGTH, t('groups.rules_hint'))}
        maxLength={GROUP_RULES_MAX_LENGTH}
        value={rules}
        onChange={(event) => form.change({ rules: event.target.value })}
      />
    </FormSection>
  )
}

/** The one button, always in reach of the thumb, and what became of it. */
function Foot({ form, isNew }: { form: GroupForm; isNew: boolean }) {
  const { t } = useTranslation('tools')
  const reason = form.error ? errorText(form.error) : undefined
  return (
    <div className="sticky bottom-0 -mx-4 mt-2 flex flex-wrap items-center justify-end gap-3 border-t border-line-quiet bg-surface px-4 py-3 pb-[max(12px,env(safe-area-inset-bottom))] md:-mx-6 md:px-6">
      <div role="alert" className="min-w-0 flex-1">
        {reason !== undefined && (
          <FieldError>
            {isNew ? t('groups.create_failed', { reason }) : t('groups.save_failed', { reason })}
          </FieldError>
        )}
        {form.isHeld && <p className="text-13 text-text-quiet">{t('groups.held')}</p>}
      </div>
      <Button kind="primary" type="submit" busy={form.isSaving}>
        {isNew ? t('groups.create') : t('groups.save')}
      </Button>
    </div>
  )
}

/** Everything one may set of a group (screens S13). */
export function GroupFormFields({
  creatorId,
  form,
  currency,
  isNew,
}: {
  creatorId: string
  form: GroupForm
  currency: string
  isNew: boolean
}) {
  const { t } = useTranslation('tools')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    form.submit()
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      {form.wasKept && form.isDirty && (
        <Banner
          actions={
            <Button size="small" onClick={form.startOver}>
              {t('groups.start_over')}
            </Button>
          }
        >
          {t('groups.kept')}
        </Banner>
      )}
      <div key={form.round} className="grid gap-6">
        <About creatorId={creatorId} form={form} />
        <FormSection title={t('groups.section_join')}>
          <JoinFields creatorId={creatorId} form={form} currency={currency} />
        </FormSection>
        <Talk form={form} />
      </div>
      <Foot form={form} isNew={isNew} />
    </form>
  )
}
