import { type RefObject, useId } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { Button } from '../button'

export type ConflictChoice = 'mine' | 'theirs' | 'both'

/** Your version and a colleague's version of a text; named where there are several. */
export interface ConflictPart {
  name?: string
  mine: string
  theirs: string
}

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

interface TextConflictProps {
  parts: readonly ConflictPart[]
  /** Whether both texts can be joined. */
  mayKeepBoth: boolean
  /** The text field, which gets the focus when the buttons unmount after a choice. */
  field: RefObject<HTMLElement | null>
  onChoose: (choice: ConflictChoice) => void
}

/** Resolves concurrent edits: shows both versions and a choice, and overwrites nothing before it. */
export function TextConflict({ parts, mayKeepBoth, field, onChoose }: TextConflictProps) {
  const { t } = useTranslation('common')
  const title = useId()
  const choose = (choice: ConflictChoice) => {
    onChoose(choice)
    field.current?.focus()
  }
  return (
    <div
      role="alert"
      aria-labelledby={title}
      className="grid gap-3 rounded-card bg-warning-quiet p-3 text-13 forced-colors:border"
    >
      <p id={title} className="font-medium text-warning-text">
        {t('conflict.title')}
      </p>
      {parts.map(({ name, mine, theirs }) => (
        <div key={name ?? ''} className="grid gap-1">
          {name !== undefined && <p className="font-medium">{name}</p>}
          <dl className="grid gap-2">
            <ConflictVersion title={t('conflict.mine')} text={mine} />
            <ConflictVersion title={t('conflict.theirs')} text={theirs} />
          </dl>
        </div>
      ))}
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
