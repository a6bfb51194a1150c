import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { errorText } from '@/api/errors'
import type { OpenChannel } from '@/domain/channel'
import { isolate } from '@/lib/isolate'
import { Button } from '@/ui/button'
import { Combobox } from '@/ui/combobox'
import { FieldError } from '@/ui/field-error'
import { plainName } from '@/ui/user-name'

import { useFanRights } from '../rights'
import { useLabels } from '../use-labels'
import { LabelDot } from './label-dot'
import { NewLabel } from './new-label'
import { Section } from './section'
import { Tokens } from './tokens'

/** The marks staff put on this conversation. */
export function LabelsSection({ creatorId, channel }: { creatorId: string; channel: OpenChannel }) {
  const { t } = useTranslation('profile')
  const { acts } = useFanRights()
  const labels = useLabels(creatorId, channel)
  const [isCreating, setIsCreating] = useState(false)
  const others = labels.all.filter(({ labelId }) => !channel.labels.includes(labelId))
  return (
    <Section
      id="labels"
      title={t('fan.labels')}
      aside={
        acts && (
          <Button size="small" kind="ghost" icon={Plus} onClick={() => setIsCreating(true)}>
            {t('fan.labels_new')}
          </Button>
        )
      }
    >
      <div className="grid gap-2">
        {labels.worn.length === 0 && <p className="text-13 text-text-quiet">{t('fan.labels_empty')}</p>}
        <Tokens
          name={t('fan.labels')}
          tokens={labels.worn.map(({ labelId, name, tone }) => ({
            id: labelId,
            name,
            mark: <LabelDot tone={tone} />,
          }))}
          removeName={(name) => t('fan.labels_remove', { name: isolate(plainName(name)) })}
          onRemove={acts ? labels.remove : undefined}
        />
        {acts && (
          <Combobox
            // Empties itself after each choice.
            key={channel.labels.join()}
            label={t('fan.labels_add')}
            labelHidden
            placeholder={t('fan.labels_add')}
            options={others.map(({ labelId, name }) => ({ value: labelId, label: name }))}
            value={null}
            onChange={(labelId) => labelId !== null && labels.add(labelId)}
          />
        )}
        <div role="alert">{labels.error && <FieldError>{errorText(labels.error)}</FieldError>}</div>
      </div>
      {isCreating && (
        <NewLabel create={labels.create} onCreated={labels.add} onClose={() => setIsCreating(false)} />
      )}
    </Section>
  )
}
