import { type RefObject, useId } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { ConflictChoice } from '@/lib/text-autosave'

import { Button } from '../button'

function ConflictVersion({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('common')
  return (
    <div className="min-w-0">
      <dt className="text-12 text-text-quiet">{title}</dt>
      <dd className="max-h-32 overflow-y-auto break-words whitespace-pre-line">
        {text === '' ? (
          <span className="text-text-quiet">{t('conflict.nothing')}</span>
        ) : (
          <bdi dir="auto">{text}</bdi>
        )}
      </dd>
    </div>
  )
}

interface TextConflictProps<Field extends string> {
  /** Says who edited it, where that is known. */
  title?: string
  /** Names the fields; undefined where there is only one. */
  labels: Record<Field, string | undefined>
  mine: Record<Field, string>
  theirs: Partial<Record<Field, string>>
  /** Whether both texts can be joined. */
  mayKeepBoth: boolean
  /** The text field, which gets the focus when the buttons unmount after a choice. */
  field: RefObject<HTMLElement | null>
  onChoose: (choice: ConflictChoice) => void
}

/** Resolves concurrent edits: shows both versions and a choice, and overwrites nothing before it. */
export function TextConflict<Field extends string>(props: TextConflictProps<Field>) {
  const { title, labels, mine, theirs, mayKeepBoth, field, onChoose } = props
  const { t } = useTranslation('common')
  const titleId = useId()
  const choose = (choice: ConflictChoice) => {
    onChoose(choice)
    field.current?.focus()
  }
  const fields = Object.keys(labels) as Field[] // its own keys
  return (
    <div
      role="alert"
      aria-labelledby={titleId}
      className="grid gap-3 rounded-card bg-warning-quiet p-3 text-13 forced-colors:border"
    >
      <p id={titleId} className="font-medium text-warning-text">
        {title ?? t('conflict.title')}
      </p>
      {fields.map((name) => {
        const theirText = theirs[name]
        if (theirText === undefined) return null
        return (
          <div key={name} className="grid gap-1">
            {labels[name] !== undefined && <p className="font-medium">{labels[name]}</p>}
            <dl className="grid gap-2">
              <ConflictVersion title={t('conflict.mine')} text={mine[name]} />
              <ConflictVersion title={t('conflict.theirs')} text={theirText} />
            </dl>
          </div>
        )
      })}
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => choose('mine')}>
          {t('conflict.keep_mine')}
        </Button>
        <Button size="small" onClick={() => choose('theirs')}>
          {t('conflict.take_theirs')}
        </Button>
        {mayKeepBoth && (
          <Button size="small" onClick={() => choose('both')}>
            {t('conflict.keep_both')}
          </Button>
        )}
      </div>
    </div>
  )
}
