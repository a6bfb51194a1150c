import { useWatch } from 'react-hook-form'
import { useTranslation } from '@/i18n/use-translation'

import { type FanList, FUNNEL_NAME_MAX_LENGTH, LIST_NAME_MAX_LENGTH } from '@/domain/lists/fan-list'
import { useAgencyCurrency } from '@/features/figures/use-agency-currency'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { cx } from '@/ui/cx'
import { FormSwitch } from '@/ui/field/form/form-choice-fields'
import { Form, FormProblem, RestoredDraftNotice, SubmitButton } from '@/ui/field/form/form'
import { FormNumber, FormText } from '@/ui/field/form/form-text-fields'

import { ConflictBanner } from '../../base/save-conflict'
import { useListDisabledReason } from '../use-fan-lists'
import { EmojiField } from './emoji-field'
import { ListPreviewCard } from './preview-card'
import { RulesField } from './rules-field'
import { type ListForm, useListForm } from './use-list-form'

function FunnelFields({ form }: { form: ListForm }) {
  const { t } = useTranslation('lists')
  const isStage = useWatch({ control: form.control, name: 'isStage' })
  return (
    <div className="grid gap-4 px-4 pb-4">
      <FormSwitch form={form} name="isStage" hint={t('funnel_hint')}>
        {t('funnel')}
      </FormSwitch>
      {isStage && (
        <div className="grid gap-4 sm:grid-cols-[1fr_140px]">
          <FormText
            form={form}
            name="funnelName"
            label={t('funnel_name')}
            hint={t('funnel_name_hint')}
            maxLength={FUNNEL_NAME_MAX_LENGTH}
          />
          <FormNumber form={form} name="stage" label={t('funnel_stage')} />
        </div>
      )}
    </div>
  )
}

function Basics({ form }: { form: ListForm }) {
  const { t } = useTranslation('lists')
  return (
    <Card title={t('basics')} body="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-[1fr_auto]">
        <FormText form={form} name="name" label={t('name')} maxLength={LIST_NAME_MAX_LENGTH} />
        <EmojiField form={form} name="emoji" />
      </div>
      <FormSwitch form={form} name="isPinned" hint={t('pin_hint')}>
        {t('pin')}
      </FormSwitch>
    </Card>
  )
}

interface ListEditorProps {
  creatorId: string
  /** Undefined when creating. */
  list: FanList | undefined
  /** A colleague has deleted it. */
  isGone: boolean
  onSaved: (list: FanList) => void
  onClose: () => void
}

export const LIST_EDITOR_COLUMNS = 'lg:grid-cols-[minmax(0,1fr)_320px]'

/** Editor of a smart list's rules, with a live preview of matching fans. */
export function ListEditor({ creatorId, list, isGone, onSaved, onClose }: ListEditorProps) {
  const { t } = useTranslation('lists')
  const form = useListForm({ creatorId, list, onSaved })
  const off = useListDisabledReason(isGone)
  const currency = useAgencyCurrency()
  return (
    <div className={cx('grid items-start gap-4', LIST_EDITOR_COLUMNS)}>
      <Form form={form} className="min-w-0 gap-4">
        <RestoredDraftNotice form={form} />
        <Basics form={form} />
        <Card title={t('rules')}>
          <RulesField form={form} creatorId={creatorId} currency={currency} />
        </Card>
        <Card title={t('funnel_title')}>
          <FunnelFields form={form} />
        </Card>
        <ConflictBanner conflict={form.conflict} />
        <FormProblem form={form} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <SubmitButton form={form} disabledReason={off}>
            {list ? t('save') : t('create')}
          </SubmitButton>
        </div>
      </Form>
      <ListPreviewCard creatorId={creatorId} form={form} listId={list?.listId} />
    </div>
  )
}
