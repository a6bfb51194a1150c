import { Ellipsis } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { useAreToolsFolded } from '@/services/page/viewport'
import { toast } from '@/services/page/toasts'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem } from '@/ui/overlay/menu'
import { Toolbar } from '@/ui/layout/toolbar'
import { useRegisterShortcuts } from '@/services/input/shortcuts'

import type { ComposerStore } from '../store/composer-store'
import { DEFERRED_TOOLS } from './deferred-tools'
import { useToolRequest } from './panel/open-tool'
import { ToolButton } from './tool-button'
import { TOOL_GROUPS, TOOL_ICON, TOOLS_WITH_KEYS, type PanelId, type ToolId } from './panel/tool'
import { toggleTranslating } from './translate/translation-settings'
import { ACCEPTED_TYPES } from '../../../media/file-check'
import { uploadFilesLazily } from './upload/lazy-upload'
import { useToolDisabledReasons } from './panel/use-tool-disabled-reasons'

/** Registers the shortcuts of the composer and its tools while it is mounted. */
function useToolShortcuts(open: (id: ToolId) => void, write: () => void): void {
  useRegisterShortcuts([
    { id: 'composer-write', run: write },
    ...TOOLS_WITH_KEYS.map((id) => ({ id: `composer-${id}` as const, run: () => open(id) })),
  ])
}

interface ToolbarActions {
  chooseFiles: () => void
  /** Records the anchor of a tool's panel. */
  setAnchor: (id: PanelId) => void
}

/** Opens tools by press, shortcut or typed text. */
function useToolbar(composer: ComposerStore, { chooseFiles, setAnchor }: ToolbarActions) {
  const [open, setOpen] = useState<PanelId | null>(null)
  const isToWrite = useRef(false)
  const disabledReasons = useToolDisabledReasons(composer)
  // Closes the panel of a tool that is no longer allowed.
  if (open !== null && disabledReasons[open] !== undefined) setOpen(null)
  const use = (id: ToolId) => {
    if (disabledReasons[id]) return void toast.warn(disabledReasons[id])
    if (id === 'upload') return chooseFiles()
    if (id === 'translate') return toggleTranslating(composer)
    setAnchor(id)
    isToWrite.current = false
    return setOpen(id)
  }
  useToolShortcuts(use, composer.focus)
  useToolRequest(composer, use)
  useEffect(() => {
    if (open !== null || !isToWrite.current) return
    isToWrite.current = false
    composer.focus()
  }, [open, composer])
  const close = (then?: 'write') => {
    // A closing panel emits a second close when it loses focus.
    if (then === 'write') isToWrite.current = true
    setOpen(null)
  }
  return { open, close, use, disabledReasons }
}
type ToolbarState = ReturnType<typeof useToolbar>

/** A mass message has its own schedule and languages (screens S12). */
const isOffered = (composer: ComposerStore) => (id: ToolId) =>
  composer.channel !== undefined || (id !== 'schedule' && id !== 'translate')

/** The most used tools, one tap away at any width. */
const ALWAYS_VISIBLE: readonly ToolId[] = ['vault', 'emoji', 'scripts', 'price']

interface ToolsProps {
  composer: ComposerStore
  toolbar: ToolbarState
}

const ToolButtons = ({ ids, composer, toolbar }: ToolsProps & { ids: readonly ToolId[] }) =>
  ids.map((id) => (
    <ToolButton
      key={id}
      id={id}
      composer={composer}
      isOpen={toolbar.open === id}
      disabledReason={toolbar.disabledReasons[id]}
      onPress={() => toolbar.use(id)}
    />
  ))

function OverflowTools({ composer, toolbar }: ToolsProps) {
  const { t } = useTranslation('tools')
  const folded = TOOL_GROUPS.flat().filter((id) => !ALWAYS_VISIBLE.includes(id))
  return (
    <Toolbar name={t('compose_tools.name')} className="flex min-w-0 items-center">
      <ToolButtons ids={ALWAYS_VISIBLE} composer={composer} toolbar={toolbar} />
      <Menu
        placement="top start"
        name={t('compose_tools.more')}
        trigger={<IconButton icon={Ellipsis} name={t('compose_tools.more')} />}
      >
        {folded.filter(isOffered(composer)).map((id) => (
          <MenuItem
            key={id}
            icon={TOOL_ICON[id]}
            disabledReason={toolbar.disabledReasons[id]}
            onAction={() => toolbar.use(id)}
          >
            {t(`compose_tools.${id}`)}
          </MenuItem>
        ))}
      </Menu>
    </Toolbar>
  )
}

function ToolRow({ composer, toolbar }: ToolsProps) {
  const { t } = useTranslation('tools')
  const [media, change] = TOOL_GROUPS
  return (
    <Toolbar name={t('compose_tools.name')} className="flex min-w-0 flex-wrap items-center gap-[2px]">
      <ToolButtons ids={media.filter(isOffered(composer))} composer={composer} toolbar={toolbar} />
      <span aria-hidden className="mx-[6px] h-4 w-px bg-line" />
      <ToolButtons ids={change.filter(isOffered(composer))} composer={composer} toolbar={toolbar} />
    </Toolbar>
  )
}

/** The toolbar of the composer; on small windows it shows the most used tools (screens S11). */
export function ComposerToolbar({ composer }: { composer: ComposerStore }) {
  const { t } = useTranslation('tools')
  const root = useRef<HTMLDivElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const anchor = useRef<Element>(null)
  const toolbar = useToolbar(composer, {
    chooseFiles: () => files.current?.click(),
    // Anchored to its own button, or to the overflow button.
    setAnchor: (id) => {
      anchor.current = root.current?.querySelector(`[data-tool=${id}]`) ?? root.current
    },
  })
  const isFolded = useAreToolsFolded()
  const Tool = toolbar.open === null ? undefined : DEFERRED_TOOLS[toolbar.open]
  return (
    <div ref={root} className="flex min-w-0 items-center">
      {isFolded ? (
        <OverflowTools composer={composer} toolbar={toolbar} />
      ) : (
        <ToolRow composer={composer} toolbar={toolbar} />
      )}
      <input
        ref={files}
        type="file"
        multiple
        hidden
        accept={ACCEPTED_TYPES}
        aria-label={t('compose_tools.upload')}
        onChange={(event) => {
          void uploadFilesLazily(composer, [...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      {Tool && <Tool key={toolbar.open} composer={composer} anchor={anchor} onClose={toolbar.close} />}
    </div>
  )
}
