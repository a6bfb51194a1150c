import { Ban, Flag, MessageSquareOff, ShieldAlert } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { reportFan } from '@/api/calls/chat/fan'
import { send } from '@/api/send'
import { useName } from '@/api/user-names'
import { REPORT_REASON_MAX_LENGTH } from '@/config/tool-limits'
import type { OpenChannel } from '@/domain/chat/channel'
import type { Fan } from '@/domain/chat/fan'
import { Button } from '@/ui/button'
import { TextDialog } from '@/ui/field/form/text-dialog'
import { Icon } from '@/ui/icon'
import { isolatedName } from '@/ui/text/user-name'

import type { FanSubject } from '../panel/fan-cache'
import { useMayEdit } from '../../../base/permissions'
import { Section } from '../panel/section'
import { type RestrictionAction, RestrictionDialog } from './restriction-dialog'

function Suspicion({ count, reason }: { count: number; reason: string | null }) {
  const { t } = useTranslation('profile')
  if (count === 0 && reason === null)
    return <p className="text-13 text-text-quiet">{t('fan.suspicion_none')}</p>
  return (
    <div className="flex items-start gap-2 rounded-card bg-warning-quiet px-3 py-[10px] text-13 forced-colors:border">
      <Icon of={ShieldAlert} className="mt-px text-warning-text" />
      <div className="min-w-0">
        <p className="font-medium text-warning-text">{t('fan.suspicion', { count })}</p>
        {reason !== null && (
          <p className="break-words">
            <bdi dir="auto">{reason}</bdi>
          </p>
        )}
      </div>
    </div>
  )
}

/** Reports a fan to the platform's safety team. */
function ReportFan({ subject, onClose }: { subject: FanSubject; onClose: () => void }) {
  const { t } = useTranslation('profile')
  const name = useName(subject.fanId) ?? t('fan.unknown_name')
  return (
    <TextDialog
      title={t('fan.report_title', { name: isolatedName(name) })}
      save={t('fan.report_act')}
      field={{
        name: 'reason',
        label: t('fan.report_label'),
        missing: t('fan.report_missing'),
        maxLength: REPORT_REASON_MAX_LENGTH,
      }}
      draftKey={`reason:fan:${subject.fanId}`}
      send={(reason) => send(reportFan, { userId: subject.fanId, reason }, { creatorId: subject.creatorId })}
      done={t('fan.report_done')}
      onClose={onClose}
    >
      <p className="text-text-quiet">{t('fan.report_text')}</p>
    </TextDialog>
  )
}

/**
 * Suspicious activity of the fan, and actions to block or restrict them. Each asks for confirmation by name.
 */
export function SafetySection({
  subject,
  channel,
  fan,
}: {
  subject: FanSubject
  channel: OpenChannel
  fan: Fan
}) {
  const { t } = useTranslation('profile')
  const mayAct = useMayEdit('messages')
  const [openDialog, setOpenDialog] = useState<RestrictionAction | 'report'>()
  const reason = mayAct ? undefined : t('fan.act_not_allowed')
  const close = () => setOpenDialog(undefined)
  const blocking = fan.isBlocked ? 'unblock' : 'block'
  const restricting = fan.isRestricted ? 'unrestrict' : 'restrict'
  return (
    <Section id="care" title={t('fan.care')}>
      <div className="grid gap-3">
        <Suspicion count={channel.suspicionCount} reason={fan.suspicionReason} />
        <div className="flex flex-wrap gap-2">
          <Button size="small" icon={Flag} onClick={() => setOpenDialog('report')}>
            {t('fan.report')}
          </Button>
          <Button
            size="small"
            icon={MessageSquareOff}
            disabledReason={reason}
            onClick={() => setOpenDialog(restricting)}
          >
            {t(`fan.${restricting}`)}
          </Button>
          <Button size="small" icon={Ban} disabledReason={reason} onClick={() => setOpenDialog(blocking)}>
            {t(`fan.${blocking}`)}
          </Button>
        </div>
      </div>
      {openDialog === 'report' && <ReportFan subject={subject} onClose={close} />}
      {openDialog !== undefined && openDialog !== 'report' && (
        <RestrictionDialog subject={subject} act={openDialog} onClose={close} />
      )}
    </Section>
  )
}
