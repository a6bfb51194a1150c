import { useEffect } from 'react'

import { useSession } from '@/features/auth'
import { loadNamespaces } from '@/i18n'
import { type PageShortcut, listenToShortcuts, useRegisterShortcuts } from '@/services/input/shortcuts'
import { deferred } from '@/services/loading/deferred'

import { leavePermanently } from '../leave/leave'
import {
  closePalette,
  clearCommands,
  openPalette,
  openShortcutSheet,
  takeAfterClosing,
  useOpenOverlay,
} from './palette-state'

const REGIONS = 'header, nav, main, aside, [role="region"]'
/** A page of several panes marks them; each may mark where its focus goes. */
const PANE = '[data-pane]'

const isShown = (element: Element): boolean => element.checkVisibility?.() ?? true

/**
 * Returns the regions of the page in reading order: the panes if there are any, else the outermost landmarks.
 */
function regions(): HTMLElement[] {
  const panes = [...document.querySelectorAll<HTMLElement>(PANE)].filter(isShown)
  const others = [...document.querySelectorAll<HTMLElement>(REGIONS)].filter(
    (one) => isShown(one) && !panes.some((pane) => pane.contains(one) || one.contains(pane)),
  )
  const all = [...panes, ...others].toSorted((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  return all.filter((one) => !all.some((other) => other !== one && other.contains(one)))
}

/** Returns where the focus goes within a region. */
const focusTargetOf = (part: HTMLElement): HTMLElement =>
  (part.dataset['pane'] && part.querySelector<HTMLElement>(part.dataset['pane'])) || part

/** Moves the focus to the next or previous region, cyclic (F6, as in desktop programs). */
function moveToRegion(step: 1 | -1): void {
  const parts = regions()
  const at = parts.findLastIndex((part) => part.contains(document.activeElement))
  const from = at === -1 && step === -1 ? 0 : at
  const next = parts.at((from + step) % parts.length)
  if (!next) return
  const entry = focusTargetOf(next)
  if (entry === next && !next.hasAttribute('tabindex')) next.tabIndex = -1
  entry.focus()
}

const loadPalette = async () => (await import('./palette')).Palette
const loadSheet = async () => (await import('./shortcut-sheet')).ShortcutSheet
const loadSettings = async () => {
  const [code] = await Promise.all([
    import('@/features/auth/screens/account-settings'),
    loadNamespaces(['settings', 'auth']),
  ])
  return code.default
}
const Palette = deferred(loadPalette)
const ShortcutSheet = deferred(loadSheet)
const AccountSettings = deferred(loadSettings)

const SHORTCUTS: readonly PageShortcut[] = [
  { id: 'palette', isGlobal: true, run: openPalette },
  {
    id: 'sheet',
    isGlobal: true,
    run: openShortcutSheet,
  },
  {
    id: 'next-region',
    isGlobal: true,
    run: () => moveToRegion(1),
  },
  {
    id: 'previous-region',
    isGlobal: true,
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
