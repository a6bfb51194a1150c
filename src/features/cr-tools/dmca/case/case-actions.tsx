import { ChevronDown, FileCheck, Undo2 } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { DmcaDetail } from '@/domain/dmca/dmca'
import { dmcaActionsIn, DMCA_OUTCOMES, type DmcaOutcome } from '@/domain/dmca/dmca-states'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { Menu, MenuItem } from '@/ui/overlay/menu'

import { useEditDisabledReason } from '../../base/permissions'
import { RecordStepDialog } from './record-step-dialog'

/** Actions that advance a case: record the host's or uploader's response, withdraw the notice. */
export function CaseActions({ dmcaCase, creatorId }: { dmcaCase: DmcaDetail; creatorId: string }) {
  const { t } = useTranslation('marketplace')
  const disabledReason = useEditDisabledReason('dmca')
  const [step, setStep] = useState<DmcaOutcome | 'withdraw'>()
  const acts = dmcaActionsIn(dmcaCase.state)
  const outcomes = DMCA_OUTCOMES.filter((outcome) => acts.includes(outcome))
  return (
    <>
      {acts.includes('withdraw') && (
        <Button icon={Undo2} disabledReason={disabledReason} onClick={() => setStep('withdraw')}>
          {t('dmca.act_withdraw')}
        </Button>
      )}
      {outcomes.length > 0 && disabledReason !== undefined && (
        <Button icon={FileCheck} disabledReason={disabledReason}>
          {t('dmca.record')}
        </Button>
      )}
      {outcomes.length > 0 && disabledReason === undefined && (
        <Menu
          trigger={
            <Button kind="primary" icon={FileCheck} end={<Icon of={ChevronDown} />}>
              {t('dmca.record')}
            </Button>
          }
        >
          {outcomes.map((outcome) => (
            <MenuItem key={outcome} onAction={() => setStep(outcome)}>
              {t(`dmca.act_${outcome}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
      {step && (
        <RecordStepDialog
          dmcaCase={dmcaCase}
          step={step}
          creatorId={creatorId}
          onClose={() => setStep(undefined)}
        />
      )}
    </>
  )
}
