import { useEffect } from 'react'

import { useSession } from '@/features/auth'
import { loadNamespaces } from '@/i18n'
import { listenToShortcuts, type Shortcut, useRegisterShortcuts } from '@/services/input/shortcuts'
import { deferred } from '@/services/loading/deferred'

import { leavePermanently } from '../leave/leave'
import { moveToRegion } from './page-regions'
import {
  closePalette,
  clearCommands,
  openPalette,
  openShortcutSheet,
  takeAfterClosing,
  useOpenOverlay,
} from './palette-state'

const loadPalette = async () => {
  const [code] = await Promise.all([import('./palette'), loadNamespaces(['common'])])
  return code.Palette
}
const loadSheet = async () => {
  const [code] = await Promise.all([import('./shortcut-sheet'), loadNamespaces(['common'])])
  return code.ShortcutSheet
}
const loadSettings = async () => {
  const [code] = await Promise.all([
    import('@/features/auth/screens/account-settings'),
    loadNamespaces(['common', 'settings', 'auth']),
  ])
  return code.default
}
const Palette = deferred(loadPalette)
const ShortcutSheet = deferred(loadSheet)
const AccountSettings = deferred(loadSettings)

const isOfConsole = true

const SHORTCUTS: readonly Shortcut[] = [
  { id: 'palette', keys: ['Mod+K'], label: 'shortcuts.palette', isGlobal: isOfConsole, run: openPalette },
  {
    id: 'sheet',
    keys: ['?', 'Mod+/'],
    label: 'shortcuts.sheet',
    isGlobal: isOfConsole,
    run: openShortcutSheet,
  },
  {
    id: 'next-region',
    keys: ['F6'],
    label: 'shortcuts.next_region',
    isGlobal: isOfConsole,
    run: () => moveToRegion(1),
  },
  {
    id: 'previous-region',
    keys: ['Shift+F6'],
    label: 'shortcuts.previous_region',
    isGlobal: isOfConsole,
    run: () => moveToRegion(-1),
  },
]

/**
 * Runs the chosen command after the palette has closed: its focus scope restores the focus in the next frame,
 * before ours.
 */
function useAfterClosing(isOpen: boolean): void {
  useEffect(() => {
    const run = isOpen ? undefined : takeAfterClosing()
    if (run) requestAnimationFrame(run)
  }, [isOpen])
}

/** Handles the shortcuts of the signed-in console; palette, sheet and settings lazy-load. */
export function PaletteHost() {
  const { sessionKey } = useSession()
  const shown = useOpenOverlay()
  useEffect(listenToShortcuts, [])
  useRegisterShortcuts(SHORTCUTS)
  useEffect(() => clearCommands, [sessionKey])
  useAfterClosing(shown === 'palette')
  return (
    <>
      {shown === 'palette' && <Palette />}
      {shown === 'shortcuts' && <ShortcutSheet />}
      {(shown === 'settings' || shown === 'password') && (
        <AccountSettings
          isOpen
          wantsPassword={shown === 'password'}
          onClose={closePalette}
          onLeave={leavePermanently}
        />
      )}
    </>
  )
}
