import { Tag } from 'lucide'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { Channel, ChannelLabel } from '@/domain/chat/channel'
import { Checkbox } from '@/ui/field/checkbox'
import { IconButton } from '@/ui/icon-button'
import { Popover } from '@/ui/overlay/popover'
import { ToneDot } from '@/ui/text/dot'
import { UserName } from '@/ui/text/user-name'
import { ErrorAlert } from '@/ui/feedback/error-alert'

import type { BulkChange } from './bulk-change'
import { useCreatorLabels } from '../../../base/use-creator-labels'
import { NewLabel } from './new-label'

const stateOf = (channels: readonly Channel[], { labelId }: ChannelLabel): boolean | 'some' => {
  const count = channels.filter(({ labels }) => labels.includes(labelId)).length
  return count === 0 ? false : count === channels.length ? true : 'some'
}

interface LabelsProps {
  creatorId: string
  channels: readonly Channel[]
  onChange: (change: BulkChange) => void
}

type NewName = Pick<ComponentProps<typeof NewLabel>, 'name' | 'onName'>

function LabelList({ creatorId, channels, onChange, ...made }: LabelsProps & NewName) {
  const { t } = useTranslation('tools')
  const { read, labels } = useCreatorLabels(creatorId)
  if (read.isError)
    return (
      <ErrorAlert onRetry={() => void read.refetch()} isRetrying={read.isFetching}>
        {t('inbox.labels_failed')}
      </ErrorAlert>
    )
  return (
    <div className="grid w-56 gap-2">
      {labels.length === 0 && !read.isPending && <p className="text-text-quiet">{t('inbox.labels_none')}</p>}
      <div className="grid max-h-64 overflow-y-auto">
        {labels.map((label) => (
          <Checkbox
            key={label.labelId}
            checked={stateOf(channels, label)}
            onChange={(isOn) => onChange({ kind: isOn ? 'label' : 'unlabel', labelId: label.labelId })}
          >
            <span className="flex items-center gap-2">
              <ToneDot tone={label.tone} />
              <UserName name={label.name} className="cut" />
            </span>
          </Checkbox>
        ))}
      </div>
      <NewLabel
        {...made}
        creatorId={creatorId}
        labels={labels}
        onCreated={(labelId) => onChange({ kind: 'label', labelId })}
      />
    </div>
  )
}

/** Adds and removes labels of the selected conversations; can create a new one. */
export function LabelMenu({
  disabledReason,
  ...labels
}: LabelsProps & { disabledReason: string | undefined }) {
  const { t } = useTranslation('tools')
  const [name, setName] = useState('')
  const button = <IconButton icon={Tag} name={t('inbox.act_label')} disabledReason={disabledReason} />
  if (disabledReason) return button
  return (
    <Popover name={t('inbox.act_label')} placement="top start" trigger={button}>
      <LabelList {...labels} name={name} onName={setName} />
    </Popover>
  )
}
