import { useQuery } from '@tanstack/react-query'
import { ChevronDown, History } from 'lucide'
import { useId, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { useAccountNames } from '@/api/account-names'
import { listNotesVersions } from '@/api/calls/agency/agency-creators'
import { queryOf } from '@/api/query'
import type { NotesVersion } from '@/domain/agency/notes-version'
import { formatDateTime } from '@/i18n/format'
import { toast } from '@/services/page/toasts'
import { Badge } from '@/ui/text/badge'
import { Button } from '@/ui/button'
import { QueryContent } from '@/ui/feedback/query-content'
import { Icon } from '@/ui/icon'
import { SkeletonBar } from '@/ui/skeleton'
import { UserName } from '@/ui/text/user-name'

import { isSameNotes, type NotesForm, type NotesTexts, notesTextsOf } from './use-notes-form'

interface VersionsListProps {
  form: NotesForm
  creatorId: string
  isReadOnly: boolean
}

function NotesVersionItem({
  version,
  name,
  isCurrent,
  restore,
}: {
  version: NotesVersion
  name: string
  isCurrent: boolean
  restore: (() => void) | undefined
}) {
  const { t } = useTranslation('analytics')
  const when = formatDateTime(version.at)
  return (
    <li className="grid gap-1 border-t border-line-quiet py-3 text-13">
      <div className="flex flex-wrap items-center gap-2">
        <time dateTime={new Date(version.at).toISOString()} className="font-medium">
          {when}
        </time>
        <span className="text-text-quiet">
          <UserName name={name} />
        </span>
        <span className="ms-auto">
          {isCurrent ? (
            <Badge>{t('creators.version_now')}</Badge>
          ) : (
            restore && (
              <Button size="small" aria-label={t('creators.version_restore_of', { when })} onClick={restore}>
                {t('creators.version_restore')}
              </Button>
            )
          )}
        </span>
      </div>
      {[version.notes, version.detailedNotes].map((text, index) => (
        <p
          key={index === 0 ? 'short' : 'detailed'}
          dir="auto"
          className="line-clamp-4 break-words whitespace-pre-wrap text-text-quiet"
        >
          {text}
        </p>
      ))}
    </li>
  )
}

function NotesVersions({ form, creatorId, isReadOnly }: VersionsListProps) {
  const { t } = useTranslation('analytics')
  const read = useQuery(queryOf(listNotesVersions, { creatorId }))
  const versions = read.data?.data ?? []
  const nameOf = useAccountNames(versions.flatMap(({ userId }) => userId ?? []))
  const { text, autosave } = form
  const save = (texts: NotesTexts) => {
    autosave.edit(notesTextsOf(texts))
    return autosave.flush()
  }
  const restore = async (version: NotesVersion) => {
    if (!(await save(version))) return
    toast.success(t('creators.version_restored'), { undo: () => void save(text) })
  }
  return (
    <QueryContent of={read} skeleton={<SkeletonBar className="h-24 w-full rounded-control" />}>
      <ol aria-label={t('creators.versions')}>
        {versions.map((version) => (
          <NotesVersionItem
            key={version.versionId}
            version={version}
            name={version.userId === null ? t('creators.somebody') : nameOf(version.userId)}
            isCurrent={isSameNotes(version, text)}
            restore={isReadOnly ? undefined : () => void restore(version)}
          />
        ))}
      </ol>
    </QueryContent>
  )
}

/** Previous versions of the notes, newest first; each can be restored. */
export function VersionsList(props: VersionsListProps) {
  const { t } = useTranslation('analytics')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <section className="grid gap-2">
      <div>
        <Button
          kind="ghost"
          icon={History}
          end={<Icon of={ChevronDown} className={isOpen ? 'rotate-180' : ''} />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t('creators.versions')}
        </Button>
      </div>
      <div id={id}>{isOpen && <NotesVersions {...props} />}</div>
    </section>
  )
}
