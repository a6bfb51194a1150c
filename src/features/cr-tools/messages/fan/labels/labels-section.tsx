import { Settings2 } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { ChannelLabel, OpenChannel } from '@/domain/chat/channel'
import { Button } from '@/ui/button'
import { CallError } from '@/ui/feedback/call-error'
import { ToneDot } from '@/ui/text/dot'

import { useMayEdit } from '../../../base/permissions'
import { useChannelLabels } from './use-labels'
import { LabelDialogs, type LabelDialogState } from './label-dialogs'
import type { FanSubject } from '../panel/fan-cache'
import { Section } from '../panel/section'
import { AddToken, type Token, Tokens } from '../panel/tokens'

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

const tokenOf = ({ labelId, name, tone }: ChannelLabel): Token => ({
  id: labelId,
  name,
  mark: <ToneDot tone={tone} />,
})

/** The staff's labels on this conversation. */
export function LabelsSection({ subject, channel }: { subject: FanSubject; channel: OpenChannel }) {
  const { t } = useTranslation('profile')
  const mayAct = useMayEdit('messages')
  const labels = useChannelLabels(subject.creatorId, channel)
  const [dialog, setDialog] = useState<LabelDialogState>()
  const tokens = labels.assigned.map(tokenOf)
  const others = labels.all.filter(({ labelId }) => !channel.labels.includes(labelId)).map(tokenOf)
  return (
    <Section
      id="labels"
      title={t('fan.labels')}
      aside={mayAct && <ManageButton onPress={() => setDialog({ kind: 'all' })} />}
    >
      <div className="grid gap-2">
        {tokens.length === 0 && <p className="text-13 text-text-quiet">{t('fan.labels_empty')}</p>}
        <Tokens
          name={t('fan.labels')}
          tokens={tokens}
          removeName={(name) => t('fan.labels_remove', { name })}
          onRemove={mayAct ? labels.remove : undefined}
        />
        {mayAct && <AddToken label={t('fan.labels_add')} others={others} onAdd={labels.add} />}
        <CallError error={labels.error} />
      </div>
      {dialog && (
        <LabelDialogs
          dialog={dialog}
          subject={subject}
          labels={labels.all}
          onDialog={setDialog}
          onCreated={labels.add}
        />
      )}
    </Section>
  )
}
