import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '@/ui/button'

import type { NoteChoice, NoteField, NoteText } from '../note-keeper'

function Version({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('profile')
  return (
    <div className="min-w-0">
      <dt className="text-12 text-text-quiet">{title}</dt>
      <dd className="max-h-32 overflow-y-auto break-words whitespace-pre-line">
        {text === '' ? (
          <span className="text-text-quiet">{t('fan.conflict_nothing')}</span>
        ) : (
          <bdi dir="auto">{text}</bdi>
        )}
      </dd>
    </div>
  )
}

const FIELDS: readonly NoteField[] = ['nickname', 'note']

/** A colleague wrote at the same time: both versions and a choice, nothing is overwritten before it. */
export function NoteConflict({
  mine,
  theirs,
  onChoose,
}: {
  mine: NoteText
  theirs: Partial<NoteText>
  onChoose: (choice: NoteChoice) => void
}) {
  const { t } = useTranslation('profile')
  const title = useId()
  return (
    <div
      role="alert"
      aria-labelledby={title}
      className="grid gap-3 rounded-card bg-warning-quiet p-3 text-13 forced-colors:border"
    >
      <p id={title} className="font-medium text-warning-text">
        {t('fan.conflict_title')}
      </p>
      {FIELDS.filter((field) => theirs[field] !== undefined).map((field) => (
        <div key={field} className="grid gap-1">
          <p className="font-medium">{t(`fan.conflict_${field}`)}</p>
          <dl className="grid gap-2">
            <Version title={t('fan.conflict_mine')} text={mine[field]} />
            <Version title={t('fan.conflict_theirs')} text={theirs[field] ?? ''} />
          </dl>
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => onChoose('mine')}>
          {t('fan.conflict_keep_mine')}
        </Button>
        <Button size="small" onClick={() => onChoose('theirs')}>
          {t('fan.conflict_take_theirs')}
        </Button>
        {theirs.note && (
          <Button size="small" onClick={() => onChoose('both')}>
            {t('fan.conflict_keep_both')}
          </Button>
        )}
      </div>
    </div>
  )
}
