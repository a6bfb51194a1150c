import { Settings2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import type { OpenChannel } from '@/domain/chat/channel'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { Combobox } from '@/ui/field/combobox'
import { FieldError } from '@/ui/feedback/field-error'
import { plainName } from '@/ui/text/user-name'
import { ToneDot } from '@/ui/text/dot'

import { useFanPermissions } from '../../base/use-fan-permissions'
import { useChannelLabels } from './use-labels'
import { LabelDialogs, type LabelDialogState } from './label-dialogs'
import { Section } from '../base/section'
import { Tokens } from '../base/tokens'

function ManageButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('profile')
  return (
    <Button
      size="small"
      kind="ghost"
      icon={Settings2}
      aria-haspopup="dialog"
      aria-label={t('fan.labels_all_title')}
      onClick={onPress}
    >
      {t('fan.labels_manage')}
    </Button>
  )
}

/** The staff's labels on this conversation. */
export function LabelsSection({ creatorId, channel }: { creatorId: string; channel: OpenChannel }) {
  const { t } = useTranslation('profile')
  const { acts } = useFanPermissions()
  const labels = useChannelLabels(creatorId, channel)
  const [work, setWork] = useState<LabelDialogState>()
  const others = labels.all.filter(({ labelId }) => !channel.labels.includes(labelId))
  return (
    <Section
      id="labels"
      title={t('fan.labels')}
      aside={acts && <ManageButton onPress={() => setWork({ at: 'all' })} />}
    >
      <div className="grid gap-2">
        {labels.worn.length === 0 && <p className="text-13 text-text-quiet">{t('fan.labels_empty')}</p>}
        <Tokens
          name={t('fan.labels')}
          tokens={labels.worn.map(({ labelId, name, tone }) => ({
            id: labelId,
            name,
            mark: <ToneDot tone={tone} />,
          }))}
          removeName={(name) => t('fan.labels_remove', { name: isolate(plainName(name)) })}
          onRemove={acts ? labels.remove : undefined}
        />
        {acts && (
          <Combobox
            // Resets after each choice.
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
      {work && (
        <LabelDialogs
          work={work}
          subject={{ creatorId, channelId: channel.channelId }}
          labels={labels.all}
          onWork={setWork}
          onMade={labels.add}
        />
      )}
    </Section>
  )
}
