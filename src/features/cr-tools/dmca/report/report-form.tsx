import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { createDmcaCases, listDmcaCases } from '@/api/calls/creator/dmca'
import { send } from '@/api/send'
import { useInvalidateCalls } from '@/api/use-invalidate-calls'
import { LANGUAGE_MENU, LANGUAGES } from '@/config/languages'
import { REPORTED_LINKS_MAX } from '@/domain/dmca/dmca'
import { parsePastedLinks } from '@/domain/dmca/dmca-links'
import { formatNumber } from '@/i18n/format'
import { checkFields } from '@/lib/form-schemas'
import { toast } from '@/services/page/toasts'
import { FormSelect } from '@/ui/field/form/form-choice-fields'
import { FormDialog } from '@/ui/field/form/form-dialog'
import { useForm } from '@/ui/field/form/use-form'
import { FormTextArea } from '@/ui/field/form/form-text-fields'

import { originalOf, useOriginalFaults } from '../original'
import { OriginalFields } from '../original-fields'
import { LineReport } from './line-report'

interface ReportFormProps {
  creatorId: string
  onDone: () => void
  onClose: () => void
}

const ReportFormSchema = v.object({
  links: v.string(),
  title: v.string(),
  original: v.string(),
  language: v.picklist(LANGUAGE_MENU),
})
type ReportFormValues = v.InferOutput<typeof ReportFormSchema>

/** The valid links; other lines stay in the field. */
const validUrlsOf = (links: string): string[] =>
  parsePastedLinks(links).flatMap(({ url, fault }) => (url !== undefined && !fault ? [url] : []))

function useReportFaults() {
  const { t } = useTranslation('marketplace')
  const faultsOfOriginal = useOriginalFaults()
  return (typed: ReportFormValues) => {
    const count = validUrlsOf(typed.links).length
    return {
      ...(count === 0 && { links: t('dmca.fault_links_missing') }),
      ...(count > REPORTED_LINKS_MAX && {
        links: t('dmca.fault_links_many', { most: REPORTED_LINKS_MAX }),
      }),
      ...faultsOfOriginal(typed),
    }
  }
}

/** Form state; the draft survives a reload, and links that failed stay in the field with their errors. */
function useReportForm({ creatorId, onDone }: ReportFormProps) {
  const { t } = useTranslation('marketplace')
  const faultsOf = useReportFaults()
  /** Already reported links that the loaded cases do not contain. */
  const [known, setKnown] = useState<readonly string[]>([])
  const form = useForm({
    schema: v.pipe(ReportFormSchema, checkFields(faultsOf)),
    values: { links: '', title: '', original: '', language: 'en' as const } satisfies ReportFormValues,
    draftKey: `dmca-report:${creatorId}`,
    serverNames: { urls: 'links', url: 'original' },
    save: async ({ links, language, ...typed }, { clientId }) => {
      const facts = { clientId, language, original: originalOf(typed) }
      const answer = await send(createDmcaCases, { ...facts, urls: validUrlsOf(links) }, { creatorId })
      const refused = new Set(answer.refused.map((one) => one.url))
      const left = parsePastedLinks(links).filter((one) => one.fault || refused.has(one.url ?? ''))
      return { created: answer.data.length, known: [...refused], left: left.map(({ text }) => text) }
    },
    refresh: useInvalidateCalls(listDmcaCases),
    onSaved: ({ created, left, known: refused }) => {
      setKnown(refused)
      if (created > 0) toast.success(t('dmca.reported', { number: formatNumber(created) }))
      if (left.length === 0) onDone()
      else form.set('links', left.join('\n'))
    },
  })
  return { form, known }
}

/** Reports many links at once: each valid line becomes a case. */
export function ReportForm(props: ReportFormProps) {
  const { t } = useTranslation('marketplace')
  const { form, known } = useReportForm(props)
  const links = useWatch({ control: form.control, name: 'links' })
  return (
    <FormDialog
      form={form}
      size="large"
      title={t('dmca.report')}
      save={t('dmca.report_create')}
      trackedAs="dmca-report"
      onClose={props.onClose}
    >
      <FormTextArea
        form={form}
        name="links"
        label={t('dmca.links')}
        hint={t('dmca.links_hint')}
        dir="ltr"
        rows={6}
        spellCheck={false}
      />
      <LineReport links={links} known={known} creatorId={props.creatorId} />
      <div className="grid gap-4 [&>*]:min-w-0 sm:grid-cols-2">
        <OriginalFields form={form} titleName="title" urlName="original" />
      </div>
      <FormSelect
        form={form}
        name="language"
        label={t('dmca.language')}
        hint={t('dmca.language_hint')}
        options={LANGUAGE_MENU.map((language) => ({ value: language, label: LANGUAGES[language].label }))}
      />
    </FormDialog>
  )
}
