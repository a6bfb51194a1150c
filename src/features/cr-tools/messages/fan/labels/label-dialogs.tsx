import { Pencil, Plus, Trash2 } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { ChannelLabel } from '@/domain/chat/channel'
import { Button } from '@/ui/button'
import { ConfirmCall } from '@/ui/overlay/confirm-call'
import { Dialog } from '@/ui/overlay/dialog'
import { IconButton } from '@/ui/icon-button'
import { isolatedName } from '@/ui/text/user-name'
import { ToneDot } from '@/ui/text/dot'

import type { FanSubject } from '../panel/fan-cache'
import { LabelForm } from './label-form'
import { useRemoveLabel } from './use-labels'

/** The open dialog: all labels, or the form of one (a new one without `label`). */
export type LabelDialogState =
  | { kind: 'all' }
  | { kind: 'form'; label?: ChannelLabel }
  | { kind: 'delete'; label: ChannelLabel }

function AllLabels({
  labels,
  onDialog,
  onClose,
}: {
  labels: readonly ChannelLabel[]
  onDialog: (dialog: LabelDialogState) => void
  onClose: () => void
}) {
  const { t } = useTranslation('profile')
  return (
    <Dialog
      size="small"
      title={t('fan.labels_all_title')}
      onClose={onClose}
      actions={
        <Button icon={Plus} onClick={() => onDialog({ kind: 'form' })}>
          {t('fan.labels_new')}
        </Button>
      }
    >
      <p>{labels.length === 0 ? t('fan.labels_all_empty') : t('fan.labels_all_text')}</p>
      <ul aria-label={t('fan.labels')} className="mt-3 -mb-2 text-text">
        {labels.map((label) => (
          <li
            key={label.labelId}
            className="flex min-h-10 items-center gap-2 border-t border-line-quiet first:border-0"
          >
            <ToneDot tone={label.tone} />
            <bdi dir="auto" className="cut min-w-0 flex-1">
              {label.name}
            </bdi>
            <IconButton
              icon={Pencil}
              size="small"
              name={t('fan.labels_edit', { name: isolatedName(label.name) })}
              onClick={() => onDialog({ kind: 'form', label })}
            />
            <IconButton
              icon={Trash2}
              size="small"
              name={t('fan.labels_delete', { name: isolatedName(label.name) })}
              onClick={() => onDialog({ kind: 'delete', label })}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** Confirms deleting a label, which removes it from every conversation of the creator. */
function DeleteLabel({
  of,
  subject,
  onClose,
}: {
  of: ChannelLabel
  subject: FanSubject
  onClose: () => void
}) {
  const { t } = useTranslation('profile')
  const { mutateAsync } = useRemoveLabel(subject)
  return (
    <ConfirmCall
      title={t('fan.labels_delete_title', { name: isolatedName(of.name) })}
      confirmLabel={t('fan.labels_delete_act')}
      call={() => mutateAsync({ labelId: of.labelId })}
      onClose={onClose}
    >
      {t('fan.labels_delete_text')}
    </ConfirmCall>
  )
}

/** Dialogs to create, rename and delete a creator's labels, one at a time. */
export function LabelDialogs({
  dialog,
  subject,
  labels,
  onDialog,
  onCreated,
}: {
  dialog: LabelDialogState
  subject: FanSubject
  labels: readonly ChannelLabel[]
  /** Called without one to close all. */
  onDialog: (dialog?: LabelDialogState) => void
  /** A new label is added to the conversation it was created for. */
  onCreated: (labelId: string) => void
}) {
  const toAll = () => onDialog({ kind: 'all' })
  const close = () => onDialog()
  if (dialog.kind === 'all') return <AllLabels labels={labels} onDialog={onDialog} onClose={close} />
  if (dialog.kind === 'delete') return <DeleteLabel of={dialog.label} subject={subject} onClose={toAll} />
  const { label } = dialog
  return label ? (
    <LabelForm of={label} subject={subject} onSaved={toAll} onClose={toAll} />
  ) : (
    <LabelForm
      subject={subject}
      onSaved={(labelId) => {
        onCreated(labelId)
        close()
      }}
      onClose={close}
    />
  )
}
