import { useWatch } from 'react-hook-form'
import { useTranslation } from '@/i18n/use-translation'

import type { WelcomeSequence } from '@/domain/welcome/welcome-message'
import { isDaysBefore } from '@/domain/welcome/welcome-rules'
import { useAgencyCurrency } from '@/features/figures/use-agency-currency'
import { parseInteger } from '@/lib/text/parse-integer'
import { Button } from '@/ui/button'
import { cx } from '@/ui/cx'
import { Form, FormProblem, RestoredDraftNotice, SubmitButton } from '@/ui/field/form/form'

import { useEditDisabledReason } from '../../base/permissions'
import { ConflictBanner } from '../../base/save-conflict'
import { useReach } from '../use-welcome'
import { AudienceCard } from './audience-card'
import { BasicsCard } from './basics-card'
import { ConversationPreview } from './conversation-preview'
import { DeliveryCard } from './delivery-card'
import { StepsCard } from './steps-card'
import { type SequenceForm, useSequenceForm } from './use-sequence-form'
import { useStepEditor } from './use-step-editor'
import { audienceOf, triggerOf } from './written-sequence'

/** How many fans what is written would reach; nothing is asked while a detail of the trigger is missing. */
function useWrittenReach(creatorId: string, form: SequenceForm) {
  const [trigger, entryListId, daysBefore, members, tiers, listId, excludeListId] = useWatch({
    control: form.control,
    name: ['trigger', 'entryListId', 'daysBefore', 'members', 'tiers', 'listId', 'excludeListId'],
  })
  const isWhole =
    (trigger !== 'list_entry' || entryListId !== null) &&
    (trigger !== 'expiring' || isDaysBefore(parseInteger(daysBefore) ?? 0))
  return useReach(
    isWhole
      ? {
          ...triggerOf({ trigger, entryListId, daysBefore }),
          audience: audienceOf({ trigger, members, tiers, listId, excludeListId }),
        }
      : null,
    creatorId,
  )
}

interface EditorFooterProps {
  form: SequenceForm
  isNew: boolean
  onClose: () => void
}

/** The buttons, always in reach above the bottom bar, and why it was not saved. */
function EditorFooter({ form, isNew, onClose }: EditorFooterProps) {
  const { t } = useTranslation('marketplace')
  const disabledReason = useEditDisabledReason('welcomeMessages')
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-3 border-t border-line-quiet bg-surface px-4 py-3 max-lg:bottom-[calc(65px+env(safe-area-inset-bottom))] md:-mx-6 md:px-6">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <ConflictBanner conflict={form.conflict} />
        <FormProblem form={form} />
      </div>
      <Button onClick={onClose}>{t('welcome.cancel')}</Button>
      <SubmitButton form={form} disabledReason={disabledReason}>
        {isNew ? t('welcome.create') : t('welcome.save')}
      </SubmitButton>
    </div>
  )
}

interface SequenceEditorProps {
  creatorId: string
  /** Absent for a new one. */
  sequence: WelcomeSequence | undefined
  onSaved: (saved: WelcomeSequence) => void
  onClose: () => void
}

interface EditorCardsProps extends Pick<SequenceEditorProps, 'creatorId' | 'sequence'> {
  currency: string
  form: SequenceForm
}

export const SEQUENCE_COLUMNS = 'grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_minmax(300px,380px)]'

/** The cards beside the conversation. Apart from the form's owner: its hooks must subscribe before a draft is restored. */
function EditorCards({ creatorId, sequence, currency, form }: EditorCardsProps) {
  const { t } = useTranslation('marketplace')
  const editor = useStepEditor(form)
  const trigger = useWatch({ control: form.control, name: 'trigger' })
  const reach = useWrittenReach(creatorId, form)
  return (
    <div className={cx('grid items-start gap-4', SEQUENCE_COLUMNS)}>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        <BasicsCard creatorId={creatorId} form={form} />
        <StepsCard creatorId={creatorId} currency={currency} editor={editor} />
        <AudienceCard creatorId={creatorId} form={form} reach={reach} />
        <DeliveryCard form={form} />
        {sequence && sequence.waiting > 0 && (
          <p className="text-13 text-text-quiet">{t('welcome.change_note')}</p>
        )}
      </div>
      <ConversationPreview
        creatorId={creatorId}
        currency={currency}
        trigger={trigger}
        steps={editor.steps}
        openIndex={editor.openIndex}
        sampleId={reach.data?.sample[0] ?? null}
        onOpen={editor.open}
      />
    </div>
  )
}

/** Everything of a sequence while it is written, beside the whole conversation as a fan reads it. */
export function SequenceEditor({ creatorId, sequence, onSaved, onClose }: SequenceEditorProps) {
  const agencyCurrency = useAgencyCurrency()
  const currency = sequence?.currency ?? agencyCurrency
  const form = useSequenceForm({ creatorId, currency, sequence, onSaved })
  return (
    <Form form={form} className="gap-4">
      <RestoredDraftNotice form={form} />
      <EditorCards creatorId={creatorId} sequence={sequence} currency={currency} form={form} />
      <EditorFooter form={form} isNew={!sequence} onClose={onClose} />
    </Form>
  )
}
