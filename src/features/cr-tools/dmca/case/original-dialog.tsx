import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { getDmcaCase, listDmcaCases, updateDmcaCase } from '@/api/calls/creator/dmca'
import { send } from '@/api/send'
import { useInvalidateCalls } from '@/api/use-invalidate-calls'
import { type DmcaDetail } from '@/domain/dmca/dmca'
import { checkFields } from '@/lib/form-schemas'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { useForm } from '@/ui/field/form/use-form'

import { originalOf, useOriginalFaults } from '../original'
import { OriginalFields } from '../original-fields'
import { useCacheCase } from '../use-dmca-cases'

interface OriginalDialogProps {
  dmcaCase: DmcaDetail
  creatorId: string
  onClose: () => void
}

/** Corrects which work the case is about. */
export function OriginalDialog({ dmcaCase, creatorId, onClose }: OriginalDialogProps) {
  const { t } = useTranslation('marketplace')
  const show = useCacheCase(creatorId)
  const faultsOf = useOriginalFaults()
  const form = useForm({
    schema: v.pipe(v.object({ title: v.string(), original: v.string() }), checkFields(faultsOf)),
    values: { title: dmcaCase.original.title, original: dmcaCase.original.url ?? '' },
    draftKey: `dmca-original:${dmcaCase.caseId}`,
    serverNames: { url: 'original' },
    save: (written) =>
      send(updateDmcaCase, { caseId: dmcaCase.caseId, original: originalOf(written) }, { creatorId }),
    refresh: useInvalidateCalls(getDmcaCase, listDmcaCases),
    onSaved: (detail) => {
      show(detail)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('dmca.original_edit')}
      save={t('offers.save')}
      trackedAs="dmca-original"
      onClose={onClose}
    >
      {dmcaCase.notice !== null && <p className="text-13 text-text-quiet">{t('dmca.original_in_notice')}</p>}
      <OriginalFields form={form} titleName="title" urlName="original" />
    </FormDialog>
  )
}
