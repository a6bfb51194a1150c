import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { createDmcaCases, listDmcaCases } from '@/api/calls/dmca'
import { send } from '@/api/send'
import { LANGUAGES } from '@/config/languages'
import { DMCA_TITLE_MAX_LENGTH, MOST_REPORTED_LINKS, NOTICE_LANGUAGES } from '@/domain/dmca'
import { pastedLines } from '@/domain/dmca-links'
import { useCurrentUser } from '@/features/auth'
import { formatNumber } from '@/i18n/format'
import { isBlank, visibleText } from '@/lib/blank'
import { safeWebAddress } from '@/lib/web-address'
import { faultsBy } from '@/lib/written-rules'
import { toast } from '@/services/toasts'
import { FormSelect } from '@/ui/form/chosen-fields'
import { FormDialog } from '@/ui/form/form-dialog'
import { useForm } from '@/ui/form/use-form'
import { FormText, FormTextArea } from '@/ui/form/written-fields'

import { LineReport } from './line-report'

interface ReportFormProps {
  creatorId: string
  onDone: () => void
  onClose: () => void
}

const Written = v.object({
  links: v.string(),
  title: v.string(),
  original: v.string(),
  language: v.picklist(NOTICE_LANGUAGES),
})
type WrittenReport = v.InferOutput<typeof Written>

/** The valid links; other lines stay in the field. */
const urlsIn = (links: string): string[] =>
  pastedLines(links).flatMap(({ url, fault }) => (url !== undefined && !fault ? [url] : []))

function useReportFaults() {
  const { t } = useTranslation('marketplace')
  return ({ links, title, original }: WrittenReport) => {
    const count = urlsIn(links).length
    return {
      ...(count === 0 && { links: t('dmca.fault_links_missing') }),
      ...(count > MOST_REPORTED_LINKS && {
        links: t('dmca.fault_links_many', { most: MOST_REPORTED_LINKS }),
      }),
      ...(isBlank(title) && { title: t('dmca.fault_title_missing') }),
      ...(original.trim() !== '' &&
        safeWebAddress(original) === undefined && { original: t('dmca.fault_link_unfit') }),
    }
  }
}

/** Form state; the draft survives a reload, and links that failed stay in the field with their errors. */
function useReport({ creatorId, onDone }: ReportFormProps) {
  const { t } = useTranslation('marketplace')
  const client = useQueryClient()
  const userId = useCurrentUser().data?.userId ?? ''
  const faultsOf = useReportFaults()
  /** Already reported links that the loaded cases do not contain. */
  const [known, setKnown] = useState<readonly string[]>([])
  const form = useForm({
    schema: v.pipe(Written, faultsBy(faultsOf)),
    values: { links: '', title: '', original: '', language: 'en' as const } satisfies WrittenReport,
    kept: { userId, place: `dmca-report:${creatorId}` },
    serverNames: { urls: 'links', url: 'original' },
    save: async ({ links, title, original, language }, { clientId }) => {
      const url = original.trim() === '' ? null : (safeWebAddress(original) ?? null)
      const facts = { clientId, language, original: { title: visibleText(title), url } }
      const answer = await send(createDmcaCases, { ...facts, urls: urlsIn(links) }, { creatorId })
      const refused = new Set(answer.refused.map((one) => one.url))
      const left = pastedLines(links).filter((one) => one.fault || refused.has(one.url ?? ''))
      return { created: answer.data.length, known: [...refused], left: left.map(({ text }) => text) }
    },
    onSaved: ({ created, left, known: refused }) => {
      setKnown(refused)
      void client.invalidateQueries({ queryKey: [listDmcaCases.path] })
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
  const { form, known } = useReport(props)
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
        <FormText
          form={form}
          name="title"
          label={t('dmca.original')}
          hint={t('dmca.original_hint')}
          dir="auto"
          maxLength={DMCA_TITLE_MAX_LENGTH}
        />
        <FormText form={form} name="original" label={t('dmca.original_url')} dir="ltr" inputMode="url" />
      </div>
      <FormSelect
        form={form}
        name="language"
        label={t('dmca.language')}
        hint={t('dmca.language_hint')}
        options={NOTICE_LANGUAGES.map((language) => ({ value: language, label: LANGUAGES[language].label }))}
      />
    </FormDialog>
  )
}
