import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { isSingleKey, type ShortcutKeys } from '@/domain/page/shortcut'
import { usePreferences } from '@/features/auth'
import { type Shortcut, shortcutAt, useAreSingleKeysOn, useShortcuts } from '@/services/input/shortcuts'
import { Dialog } from '@/ui/overlay/dialog'
import { CallError } from '@/ui/feedback/call-error'

import { closePalette } from './palette-state'
import { KeyActions, KeyCaps, KeyRecorder } from './shortcut-keys'

/** Returns the user's own keys and their setter; undefined until they load. */
function useCustomKeys() {
  const { read, change, error } = usePreferences()
  return {
    own: read.data?.keys,
    error,
    set: (id: string, keys: ShortcutKeys | undefined) =>
      change((latest) => {
        const { [id]: _before, ...others } = latest.keys
        return { keys: keys === undefined ? others : { ...others, [id]: keys } }
      }),
  }
}
type CustomKeys = ReturnType<typeof useCustomKeys>

function ShortcutRow({
  shortcut,
  keys,
  own,
}: {
  shortcut: Shortcut
  keys: readonly ShortcutKeys[]
  own: CustomKeys
}) {
  const { t } = useTranslation('global')
  const [isRecording, setIsRecording] = useState(false)
  // The recorder unmounts with the focus inside. A blur has moved it elsewhere already.
  const [hasRecorded, setHasRecorded] = useState(false)
  const leave = (isByKey: boolean) => {
    setHasRecorded(isByKey)
    setIsRecording(false)
  }
  const label = shortcut.text ?? t(shortcut.label)
  const takenBy = (wanted: ShortcutKeys) => {
    const other = shortcutAt(wanted, shortcut.id)
    // A creator who has no name here has their digit.
    return other && (other.text ?? t(other.label, { name: wanted.slice(-1) }))
  }
  return (
    <div className="flex min-h-10 items-center justify-between gap-4 border-b border-line-quiet py-1 last:border-0">
      <dt className="text-text">{label}</dt>
      <dd className="flex items-center gap-2">
        {isRecording ? (
          <KeyRecorder
            label={label}
            takenBy={takenBy}
            onKeys={(keys) => {
              own.set(shortcut.id, keys)
              leave(true)
            }}
            onCancel={() => leave(true)}
            onBlur={() => leave(false)}
          />
        ) : (
          <>
            {keys.map((one) => (
              <KeyCaps key={one} keys={one} />
            ))}
            {own.own && (
              <KeyActions
                label={label}
                isOwn={own.own[shortcut.id] !== undefined}
                takesFocus={hasRecorded}
                onChange={() => setIsRecording(true)}
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
  const own = useCustomKeys()
  const shortcuts = useShortcuts()
    .map((shortcut) => ({
      shortcut,
      keys: shortcut.keys.filter((keys) => areSingleKeysOn || !isSingleKey(keys)),
    }))
    .filter(({ shortcut, keys }) => keys.length > 0 && (!shortcut.isAvailable || shortcut.isAvailable()))
  return (
    <Dialog onClose={closePalette} title={t('shortcuts.title')} trackedAs="shortcuts">
      <CallError error={own.error} renderText={(reason) => t('shortcuts.keys_failed', { reason })} />
      <dl>
        {shortcuts.map(({ shortcut, keys }) => (
          <ShortcutRow key={shortcut.id} shortcut={shortcut} keys={keys} own={own} />
        ))}
      </dl>
      {!areSingleKeysOn && <p className="mt-3 text-13">{t('shortcuts.single_off')}</p>}
    </Dialog>
  )
}
