import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { getOverviewMail, updateOverviewMail } from '@/api/calls/views'
import { errorText } from '@/api/errors'
import { keyOf, mutationOf, queryOf } from '@/api/query'
import { useQueryStatus } from '@/api/query-status'
import type { ViewMail } from '@/domain/saved-view'
import { toast } from '@/services/toasts'
import { useUnsaved } from '@/services/unsaved'
import { Button } from '@/ui/button'
import { ContentState } from '@/ui/content-state'
import { Dialog } from '@/ui/dialog'
import { FieldError } from '@/ui/field-error'
import { Bone } from '@/ui/skeleton'

import type { FigureFilter } from '@/features/figures/figure-filter'
import { MailFields } from './mail-fields'

const isSame = (one: ViewMail, other: ViewMail): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The settings being edited, starting from the stored ones. */
function useMail(onDone: () => void) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const read = useQuery(queryOf(getOverviewMail))
  const [edited, setEdited] = useState<ViewMail>()
  const save = useMutation({
    ...mutationOf(updateOverviewMail),
    onSuccess: (saved) => {
      client.setQueryData(keyOf(getOverviewMail), saved)
      toast.success(t(saved.isOn ? 'overview.mail_on' : 'overview.mail_off'))
      onDone()
    },
  })
  const stored = read.data
  const mail = edited ?? stored
  const isDirty = stored !== undefined && mail !== undefined && !isSame(mail, stored)
  useUnsaved(isDirty && !save.isSuccess)
  return { read, mail, stored, setEdited, save, isDirty }
}

/** Schedules the overview as a weekly email (screens S2). */
export function MailDialog({ filter, onClose }: { filter: FigureFilter; onClose: () => void }) {
  const { t } = useTranslation('analytics')
  const form = useId()
  const { read, mail, stored, setEdited, save, isDirty } = useMail(onClose)
  const status = useQueryStatus(read)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (mail && !save.isPending) save.mutate(mail)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closing={isDirty ? 'warn' : 'free'}
      trackedAs="overview-mail"
      title={t('overview.mail_title')}
      actions={
        <>
          <Button onClick={onClose}>{t('overview.cancel')}</Button>
          <Button
            kind="primary"
            type="submit"
            form={form}
            busy={save.isPending}
            disabledReason={isDirty ? undefined : t('overview.mail_unchanged')}
          >
            {t('overview.mail_save')}
          </Button>
        </>
      }
    >
      <ContentState status={status} skeleton={<Bone className="h-56 w-full rounded-control" />}>
        {mail && stored && (
          <form id={form} onSubmit={submit} className="grid gap-4 text-text">
            <p className="text-text-quiet">{t('overview.mail_text')}</p>
            <MailFields mail={mail} stored={stored} filter={filter} onChange={setEdited} />
            <div role="alert">{save.error && <FieldError>{errorText(save.error)}</FieldError>}</div>
          </form>
        )}
      </ContentState>
    </Dialog>
  )
}
