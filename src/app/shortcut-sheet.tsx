import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { errorText } from '@/api/errors'
import { isSingleKey, type Keys } from '@/domain/shortcut'
import { usePreferences } from '@/features/auth'
import { type Shortcut, useAreSingleKeysOn, useShortcuts } from '@/services/shortcuts'
import { Dialog } from '@/ui/dialog'
import { FieldError } from '@/ui/field-error'

import { closePalette } from './palette/palette-state'
import { KeyActs, KeyCaps, KeyCatcher } from './shortcut-keys'

/** Returns the user's own keys and their setter; undefined until they load. */
function useOwnKeys() {
  const { read, change } = usePreferences()
  const own = read.data?.keys
  return {
    own,
    error: change.error,
    set: (id: string, keys: Keys | undefined) => {
      const { [id]: _before, ...others } = own ?? {}
      change.mutate({ keys: keys === undefined ? others : { ...others, [id]: keys } })
    },
  }
}
type OwnKeys = ReturnType<typeof useOwnKeys>

function Row({
  shortcut,
  keys,
  own,
  all,
}: {
  shortcut: Shortcut
  keys: readonly Keys[]
  own: OwnKeys
  all: readonly Shortcut[]
}) {
  const { t } = useTranslation('global')
  const [isCatching, setIsCatching] = useState(false)
  const label = shortcut.text ?? t(shortcut.label)
  const takenBy = (wanted: Keys) => {
    const other = all.find((one) => one.id !== shortcut.id && one.keys.includes(wanted))
    return other && (other.text ?? t(other.label))
  }
  return (
    <div className="flex min-h-10 items-center justify-between gap-4 border-b border-line-quiet py-1 last:border-0">
      <dt className="text-text">{label}</dt>
      <dd className="flex items-center gap-2">
        {isCatching ? (
          <KeyCatcher
            label={label}
            takenBy={takenBy}
            onKeys={(caught) => {
              own.set(shortcut.id, caught)
              setIsCatching(false)
            }}
            onLeave={() => setIsCatching(false)}
          />
        ) : (
          <>
            {keys.map((one) => (
              <KeyCaps key={one} keys={one} />
            ))}
            {own.own && (
              <KeyActs
                label={label}
                isOwn={own.own[shortcut.id] !== undefined}
                onChange={() => setIsCatching(true)}
                onReset={() => own.set(shortcut.id, undefined)}
              />
            )}
          </>
        )}
      </dd>
    </div>
  )
}

/** Lists all shortcuts of the current page, each rebindable; single-key shortcuts only while enabled. */
export function ShortcutSheet() {
  const { t } = useTranslation('global')
  const areSingleKeysOn = useAreSingleKeysOn()
  const all = useShortcuts()
  const own = useOwnKeys()
  const shortcuts = all
    .map((shortcut) => ({
      shortcut,
      keys: shortcut.keys.filter((keys) => areSingleKeysOn || !isSingleKey(keys)),
    }))
    .filter(({ shortcut, keys }) => keys.length > 0 && (!shortcut.when || shortcut.when()))
  return (
    <Dialog isOpen onClose={closePalette} title={t('shortcuts.title')} trackedAs="shortcuts">
      <div role="alert">
        {own.error && <FieldError>{t('shortcuts.keys_failed', { reason: errorText(own.error) })}</FieldError>}
      </div>
      <dl>
        {shortcuts.map(({ shortcut, keys }) => (
          <Row key={shortcut.id} shortcut={shortcut} keys={keys} own={own} all={all} />
        ))}
      </dl>
      {!areSingleKeysOn && <p className="mt-3 text-13">{t('shortcuts.single_off')}</p>}
    </Dialog>
  )
}
