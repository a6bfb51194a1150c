import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide'
import { useCallback, useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useTranslation } from '@/i18n/use-translation'

import { updateAgencyCreator } from '@/api/calls/agency/agency-creators'
import { errorText } from '@/api/errors'
import { mutationOf } from '@/api/query'
import { send } from '@/api/send'
import type { AgencyCreator } from '@/domain/agency/agency-creator'
import { requiredText } from '@/lib/form-schemas'
import { toast } from '@/services/page/toasts'
import { Button } from '@/ui/button'
import { Form, FormProblem, RestoredDraftNotice, SubmitButton } from '@/ui/field/form/form'
import { NOT_SENT } from '@/ui/field/form/use-save-form'
import { useForm } from '@/ui/field/form/use-form'
import { FormText } from '@/ui/field/form/form-text-fields'
import { Popover } from '@/ui/overlay/popover'
import { isolatedName } from '@/ui/text/user-name'

import { setCachedCreators } from './creator-cache'
import { agencyCreatorName } from './creator-format'

const MAX_NAME_LENGTH = 60

/** The name as it is written. It outlives the panel, which can be closed at any time. */
function useRenameForm(creator: AgencyCreator, mayRename: boolean) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const closePanel = useRef<() => void>(undefined)
  const onClose = useCallback((close: () => void) => {
    closePanel.current = close
  }, [])
  const { creatorAgencyId } = creator
  const current = agencyCreatorName(creator)
  const done = (fresh: AgencyCreator) => {
    setCachedCreators(client, [fresh])
    toast.success(t('creators.renamed'))
    closePanel.current?.()
  }
  const form = useForm({
    schema: v.object({ name: requiredText(t('creators.rename_empty')) }),
    values: { name: current },
    draftKey: mayRename ? `creator-name:${creatorAgencyId}` : undefined,
    save: async ({ name }) =>
      name === current ? NOT_SENT : send(updateAgencyCreator, { creatorAgencyId, name }),
    onSaved: done,
  })
  const clear = useMutation({
    ...mutationOf(updateAgencyCreator),
    onSuccess: (fresh) => {
      form.startOver()
      done(fresh)
    },
  })
  return {
    form,
    clear: () => clear.mutate({ creatorAgencyId, name: null }),
    clearing: clear,
    /** Says how the panel is closed while it is open. */
    onClose,
  }
}

interface RenameFormProps {
  creator: AgencyCreator
  rename: ReturnType<typeof useRenameForm>
  close: () => void
}

function RenameForm({ creator, rename, close }: RenameFormProps) {
  const { t } = useTranslation('analytics')
  const { form, clear, clearing, onClose } = rename
  const name = useWatch({ control: form.control, name: 'name' }).trim()
  useEffect(() => onClose(close), [close, onClose])
  const own = agencyCreatorName({ ...creator, name: null })
  const problem = form.problem ?? (clearing.error ? errorText(clearing.error) : undefined)
  return (
    <Form form={form} className="w-72 gap-3">
      <RestoredDraftNotice form={form} />
      <FormText
        form={form}
        name="name"
        label={t('creators.rename_label')}
        hint={t('creators.rename_hint', { name: isolatedName(own) })}
        maxLength={MAX_NAME_LENGTH}
      />
      <FormProblem form={{ problem, isDirty: form.isDirty }} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton
          form={form}
          disabledReason={name === '' ? t('creators.rename_empty') : undefined}
          isUnchanged={name === agencyCreatorName(creator)}
        >
          {t('creators.rename_save')}
        </SubmitButton>
        {creator.name !== null && creator.name !== own && (
          <Button kind="ghost" busy={clearing.isPending} onClick={clear}>
            {t('creators.rename_clear')}
          </Button>
        )}
      </div>
    </Form>
  )
}

/** Sets the agency's own name for a creator, in place of their display name (screens S4). */
export function RenameCreator({
  creator,
  disabledReason,
}: {
  creator: AgencyCreator
  /** Why the user may not rename. */
  disabledReason: string | undefined
}) {
  const { t } = useTranslation('analytics')
  const rename = useRenameForm(creator, disabledReason === undefined)
  const trigger = (
    <Button size="small" icon={Pencil} disabledReason={disabledReason}>
      {t('creators.rename')}
    </Button>
  )
  if (disabledReason !== undefined) return trigger
  return (
    <Popover name={t('creators.rename')} trigger={trigger}>
      {(close) => <RenameForm creator={creator} rename={rename} close={close} />}
    </Popover>
  )
}
