import { Users } from 'lucide'
import { useWatch } from 'react-hook-form'
import { useTranslation } from '@/i18n/use-translation'
import { type ReactNode, useId } from 'react'

import {
  COUNTER_THRESHOLD_CHARACTERS,
  GROUP_DESCRIPTION_MAX_LENGTH,
  GROUP_NAME_MAX_LENGTH,
  GROUP_RULES_MAX_LENGTH,
} from '@/config/tool-limits'
import { GROUP_POSTERS } from '@/domain/chat/group'
import { FormSegmented, FormSelect } from '@/ui/field/form/form-choice-fields'
import { Form, FormProblem, RestoredDraftNotice, SubmitButton } from '@/ui/field/form/form'
import { FormText, FormTextArea } from '@/ui/field/form/form-text-fields'

import { PictureField } from '../messages'
import { useEditDisabledReason } from '../base/permissions'
import { SLOW_MODES_S } from './group-settings'
import { slowModeText } from './slow-mode-text'
import type { GroupForm } from './use-group-form'
import { JoinFields } from './join-fields'

/** Shows a field's hint, or the remaining characters near the limit. */
function useFieldHint() {
  const { t } = useTranslation('tools')
  return (text: string, max: number, hint: string) => {
    const left = max - text.length
    return left > COUNTER_THRESHOLD_CHARACTERS ? hint : t('groups.left', { count: left })
  }
}

/** Fields grouped under a heading. */
function FormSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className="grid gap-4 border-t border-line-quiet pt-5 first:border-0 first:pt-0"
    >
      <h2 id={heading} className="text-14 font-strong">
        {title}
      </h2>
      {children}
    </section>
  )
}

function AboutFields({ creatorId, form }: { creatorId: string; form: GroupForm }) {
  const { t } = useTranslation('tools')
  const hintOf = useFieldHint()
  const [description, picture] = useWatch({ control: form.control, name: ['description', 'picture'] })
  return (
    <FormSection title={t('groups.section_about')}>
      <PictureField
        ownerKey={form.draftKey}
        creatorId={creatorId}
        labels={{
          name: t('groups.picture'),
          alt: t('groups.picture_of'),
          hint: t('groups.picture_hint'),
          icon: Users,
        }}
        media={picture}
        onChange={(media) => {
          form.set('picture', media)
          form.set('pictureMediaId', media?.mediaId ?? null)
        }}
      />
      <FormText form={form} name="name" label={t('groups.name')} maxLength={GROUP_NAME_MAX_LENGTH} />
      <FormTextArea
        form={form}
        name="description"
        label={t('groups.description')}
        hint={hintOf(description, GROUP_DESCRIPTION_MAX_LENGTH, t('groups.description_hint'))}
        maxLength={GROUP_DESCRIPTION_MAX_LENGTH}
      />
    </FormSection>
  )
}

function MessageFields({ form }: { form: GroupForm }) {
  const { t } = useTranslation('tools')
  const hintOf = useFieldHint()
  const [slowModeS, rules] = useWatch({ control: form.control, name: ['slowModeS', 'rules'] })
  const modes = [...new Set([...SLOW_MODES_S, Number(slowModeS)])].toSorted((a, b) => a - b)
  return (
    <FormSection title={t('groups.section_talk')}>
      <FormSegmented
        form={form}
        name="posters"
        label={t('groups.posters')}
        options={GROUP_POSTERS.map((value) => ({ value, label: t(`groups.posters_${value}`) }))}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormSelect
          form={form}
          name="slowModeS"
          label={t('groups.slow_mode')}
          hint={t('groups.slow_mode_hint')}
          options={modes.map((seconds) => ({ value: String(seconds), label: slowModeText(t, seconds) }))}
        />
      </div>
      <FormTextArea
        form={form}
        name="rules"
        label={t('groups.rules')}
        hint={hintOf(rules, GROUP_RULES_MAX_LENGTH, t('groups.rules_hint'))}
        maxLength={GROUP_RULES_MAX_LENGTH}
      />
    </FormSection>
  )
}

/** Sticky submit button with the request's result. */
function SubmitBar({ form, isNew }: { form: GroupForm; isNew: boolean }) {
  const { t } = useTranslation('tools')
  return (
    <div className="sticky bottom-0 -mx-4 mt-2 flex flex-wrap items-center justify-end gap-3 border-t border-line-quiet bg-surface px-4 py-3 pb-[max(12px,env(safe-area-inset-bottom))] md:-mx-6 md:px-6">
      <div className="grid min-w-0 flex-1 gap-1">
        <FormProblem
          form={form}
          renderText={(reason) => t(isNew ? 'groups.create_failed' : 'groups.save_failed', { reason })}
        />
        <div role="status" className="text-13 text-text-quiet empty:hidden">
          {form.isHeld && t('groups.held')}
        </div>
      </div>
      <SubmitButton form={form} disabledReason={useEditDisabledReason('groups')}>
        {isNew ? t('groups.create') : t('groups.save')}
      </SubmitButton>
    </div>
  )
}

/** Fields of a group's settings (screens S13). */
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
  return (
    <Form form={form} className="gap-6">
      <RestoredDraftNotice form={form} />
      <AboutFields creatorId={creatorId} form={form} />
      <FormSection title={t('groups.section_join')}>
        <JoinFields creatorId={creatorId} form={form} currency={currency} />
      </FormSection>
      <MessageFields form={form} />
      <SubmitBar form={form} isNew={isNew} />
    </Form>
  )
}
