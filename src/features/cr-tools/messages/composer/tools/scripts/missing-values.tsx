import { type SubmitEvent, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field/text-field'

import type { ComposerStore } from '../../store/composer-store'
import { usePanelInput } from '../panel/panel-input'

const NOTHING: ReadonlyMap<string, string> = new Map()

/** Asks for values of a script's variables that are unknown. */
export function MissingValues({
  composer,
  names,
  onGiven,
  onBack,
}: {
  composer: ComposerStore
  names: readonly string[]
  onGiven: (values: ReadonlyMap<string, string>) => void
  onBack: () => void
}) {
  const { t } = useTranslation('tools')
  const [given, setGiven] = usePanelInput(composer, 'values', NOTHING)
  const [wasTried, setWasTried] = useState(false)
  const isMissing = (name: string) => !given.get(name.toLowerCase())?.trim()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setWasTried(true)
    if (!names.some(isMissing)) onGiven(given)
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <p className="text-text-quiet">{t('compose_tools.missing_text')}</p>
      {names.map((name, at) => (
        <TextField
          key={name}
          autoFocus={at === 0}
          label={<bdi>{name}</bdi>}
          value={given.get(name.toLowerCase()) ?? ''}
          onChange={(event) => setGiven(new Map([...given, [name.toLowerCase(), event.target.value]]))}
          error={wasTried && isMissing(name) && t('compose_tools.missing_error', { name: isolate(name) })}
        />
      ))}
      <div className="flex justify-end gap-2">
        <Button onClick={onBack}>{t('compose_tools.back')}</Button>
        <Button kind="primary" type="submit">
          {t('compose_tools.insert')}
        </Button>
      </div>
    </form>
  )
}
