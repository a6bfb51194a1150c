import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { updateAgencyCreator } from '@/api/calls/agency-creators'
import { errorText } from '@/api/errors'
import { mutationOf } from '@/api/query'
import type { AgencyCreator } from '@/domain/agency-creator'
import { isolate } from '@/lib/isolate'
import { toast } from '@/services/toasts'
import { Button } from '@/ui/button'
import { FieldError } from '@/ui/field-error'
import { Popover } from '@/ui/popover'
import { TextField } from '@/ui/text-field'
import { plainName } from '@/ui/user-name'

import { putCreators } from '../creator-cache'
import { creatorName } from '../creator-words'
import { useDirty } from '../use-dirty'

const LONGEST = 60

interface RenameFormProps {
  creator: AgencyCreator
  name: string
  /** Undefined restores the current name. */
  onName: (name?: string) => void
  close: () => void
}

function RenameForm({ creator, name, onName, close }: RenameFormProps) {
  const { t } = useTranslation('analytics')
  const client = useQueryClient()
  const { creatorAgencyId } = creator
  const own = creatorName({ ...creator, name: null })
  const save = useMutation({
    ...mutationOf(updateAgencyCreator),
    onSuccess: (fresh) => {
      putCreators(client, [fresh])
      toast.success(t('creators.renamed'))
      onName()
      close()
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    if (wanted !== '') save.mutate({ creatorAgencyId, name: wanted })
  }
  const reason =
    name.trim() === ''
      ? t('creators.rename_empty')
      : name.trim() === creatorName(creator)
        ? t('creators.nothing_changed')
        : undefined
  return (
    <form onSubmit={submit} className="grid w-72 gap-3">
      <TextField
        label={t('creators.rename_label')}
        hint={t('creators.rename_hint', { name: isolate(plainName(own)) })}
        value={name}
        maxLength={LONGEST}
        dir="auto"
        onChange={(event) => onName(event.target.value)}
      />
      <div role="alert" className="empty:hidden">
        {save.error && <FieldError>{errorText(save.error)}</FieldError>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" type="submit" busy={save.isPending} disabledReason={reason}>
          {t('creators.rename_save')}
        </Button>
        {creator.name !== null && creator.name !== own && (
          <Button kind="ghost" onClick={() => save.mutate({ creatorAgencyId, name: null })}>
            {t('creators.rename_clear')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Sets the agency's own name for a creator, in place of their display name (screens S4). */
export function Rename({
  creator,
  disabledReason,
  onDirty,
}: {
  creator: AgencyCreator
  /** Why the user may not rename. */
  disabledReason: string | undefined
  onDirty: (isDirty: boolean) => void
}) {
  const { t } = useTranslation('analytics')
  // Kept here until saved, so that closing the popover does not lose it.
  const [written, setWritten] = useState<string>()
  useDirty(written !== undefined && written.trim() !== creatorName(creator), onDirty)
  const trigger = (
    <Button size="small" icon={Pencil} disabledReason={disabledReason}>
      {t('creators.rename')}
    </Button>
  )
  if (disabledReason !== undefined) return trigger
  return (
    <Popover name={t('creators.rename')} trigger={trigger}>
      {(close) => (
        <RenameForm
          creator={creator}
          name={written ?? creatorName(creator)}
          onName={setWritten}
          close={close}
        />
      )}
    </Popover>
  )
}
