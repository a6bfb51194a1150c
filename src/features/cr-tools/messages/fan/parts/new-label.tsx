import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { errorText } from '@/api/errors'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { FieldError } from '@/ui/field-error'
import { Segmented } from '@/ui/segmented'
import { TextField } from '@/ui/text-field'

import type { useLabels } from '../use-labels'
import { LabelDot } from './label-dot'

const TONES = ['1', '2', '3', '4', '5', '6', '7'] as const
const NAME_MAX_LENGTH = 30

type Tone = (typeof TONES)[number]

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

/** Makes a label and puts it on the conversation. */
export function NewLabel({
  create,
  onCreated,
  onClose,
}: {
  create: ReturnType<typeof useLabels>['create']
  onCreated: (labelId: string) => void
  onClose: () => void
}) {
  const { t } = useTranslation('profile')
  const form = useId()
  const [name, setName] = useState('')
  const [tone, setTone] = useState<Tone>('1')
  const [isMissing, setIsMissing] = useState(false)
  const isEmpty = name.trim() === ''
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsMissing(isEmpty)
    if (isEmpty || create.isPending) return
    create.mutate(
      { name: name.trim(), tone: Number(tone) },
      {
        onSuccess: ({ labelId }) => {
          onCreated(labelId)
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      isOpen
      size="small"
      title={t('fan.labels_new_title')}
      onClose={onClose}
      closing={isEmpty ? 'free' : 'warn'}
      actions={
        <>
          <Button onClick={onClose}>{t('fan.cancel')}</Button>
          <Button kind="primary" type="submit" form={form} busy={create.isPending}>
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
        <div role="alert">{create.error && <FieldError>{errorText(create.error)}</FieldError>}</div>
      </form>
    </Dialog>
  )
}
