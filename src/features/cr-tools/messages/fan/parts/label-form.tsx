import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import type { Label } from '@/domain/channel'
import { isBlank } from '@/lib/blank'
import { useUnsaved } from '@/services/unsaved'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { FieldError } from '@/ui/field-error'
import { Segmented } from '@/ui/segmented'
import { TextField } from '@/ui/text-field'

import type { useLabelActs } from '../use-labels'
import { LabelDot } from './label-dot'

const TONES = ['1', '2', '3', '4', '5', '6', '7'] as const
const NAME_MAX_LENGTH = 30

type Tone = (typeof TONES)[number]

const toneOf = (label: Label | undefined): Tone => TONES.find((one) => Number(one) === label?.tone) ?? '1'

function ToneChoice({ value, onChange }: { value: Tone; onChange: (tone: Tone) => void }) {
  const { t } = useTranslation('profile')
  return (
    <div className="grid gap-[6px]">
      <span aria-hidden className="text-13 font-medium">
        {t('fan.labels_new_tone')}
      </span>
      <Segmented
        name={t('fan.labels_new_tone')}
        value={value}
        onChange={onChange}
        options={TONES.map((one) => ({
          value: one,
          label: (
            <>
              <LabelDot tone={Number(one)} />
              <span className="sr-only">{t('fan.labels_new_tone_of', { number: one })}</span>
            </>
          ),
        }))}
      />
    </div>
  )
}

/** Makes a label, or gives one another name and colour. */
export function LabelForm({
  of,
  save,
  onSaved,
  onClose,
}: {
  /** Absent for a new one. */
  of?: Label
  save: ReturnType<typeof useLabelActs>['save']
  onSaved: (labelId: string) => void
  onClose: () => void
}) {
  const { t } = useTranslation('profile')
  const form = useId()
  const [name, setName] = useState(of?.name ?? '')
  const [tone, setTone] = useState(toneOf(of))
  const [isMissing, setIsMissing] = useState(false)
  const isEmpty = isBlank(name)
  const isChanged = name.trim() !== (of?.name ?? '') || tone !== toneOf(of)
  useUnsaved(isChanged)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsMissing(isEmpty)
    if (isEmpty || save.isPending) return
    save.mutate(
      { ...(of && { labelId: of.labelId }), name: name.trim(), tone: Number(tone) },
      { onSuccess: ({ labelId }) => onSaved(labelId) },
    )
  }
  return (
    <Dialog
      isOpen
      size="small"
      title={of ? t('fan.labels_edit_title') : t('fan.labels_new_title')}
      onClose={onClose}
      closing={isChanged ? 'warn' : 'free'}
      actions={
        <>
          <Button onClick={onClose}>{t('fan.cancel')}</Button>
          <Button kind="primary" type="submit" form={form} busy={save.isPending}>
            {t('fan.labels_new_save')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4 text-text">
        <TextField
          label={t('fan.labels_new_name')}
          dir="auto"
          maxLength={NAME_MAX_LENGTH}
          value={name}
          onChange={(event) => setName(event.target.value)}
          {...(isMissing && isEmpty && { error: t('fan.labels_new_missing') })}
        />
        <ToneChoice value={tone} onChange={setTone} />
        <div role="alert">{save.error && <FieldError>{errorText(save.error)}</FieldError>}</div>
      </form>
    </Dialog>
  )
}
