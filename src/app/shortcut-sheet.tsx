import { useTranslation } from 'react-i18next'

import { isSingleKey, keyCaps } from '@/domain/shortcut'
import { isMac, type Shortcut, useAreSingleKeysOn, useShortcuts } from '@/services/shortcuts'
import { Dialog } from '@/ui/dialog'

import { closePalette } from './palette-state'

function KeyCaps({ keys }: { keys: string }) {
  return (
    <kbd className="inline-flex h-6 items-center rounded-mark bg-fill px-2 font-sans text-12 font-medium text-text inset-shadow-[0_0_0_1px_var(--line)]">
      <bdi dir="ltr">{keyCaps(keys, isMac)}</bdi>
    </kbd>
  )
}

function Row({ shortcut, keys }: { shortcut: Shortcut; keys: readonly string[] }) {
  const { t } = useTranslation('global')
  return (
    <div className="flex min-h-10 items-center justify-between gap-4 border-b border-line-quiet py-1 last:border-0">
      <dt className="text-text">{t(shortcut.label)}</dt>
      <dd className="flex gap-2">
        {keys.map((one) => (
          <KeyCaps key={one} keys={one} />
        ))}
      </dd>
    </div>
  )
}

/** All shortcuts of the page that is shown; those of one sign only while they are switched on. */
export function ShortcutSheet() {
  const { t } = useTranslation('global')
  const areSingleKeysOn = useAreSingleKeysOn()
  const shortcuts = useShortcuts()
    .map((shortcut) => ({
      shortcut,
      keys: shortcut.keys.filter((keys) => areSingleKeysOn || !isSingleKey(keys)),
    }))
    .filter(({ shortcut, keys }) => keys.length > 0 && (!shortcut.when || shortcut.when()))
  return (
    <Dialog isOpen onClose={closePalette} title={t('shortcuts.title')} trackedAs="shortcuts">
      <dl>
        {shortcuts.map(({ shortcut, keys }) => (
          <Row key={shortcut.id} shortcut={shortcut} keys={keys} />
        ))}
      </dl>
      {!areSingleKeysOn && <p className="mt-3 text-13">{t('shortcuts.single_off')}</p>}
    </Dialog>
  )
}
