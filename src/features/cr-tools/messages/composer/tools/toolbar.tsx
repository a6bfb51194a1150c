import { Ellipsis } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { useIsCramped } from '@/services/viewport'
import { toast } from '@/services/toasts'
import { ErrorState } from '@/ui/error-state'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem } from '@/ui/menu'
import { Toolbar as ButtonRow } from '@/ui/toolbar'

import type { ComposerDesk } from '../content'
import { useLateTool } from './late-tool'
import { useToolAsked } from './open-tool'
import { ToolButton } from './parts/tool-button'
import { type PanelId, type ToolId } from './tool'
import { TOOL_GROUPS, TOOL_ICON } from './tool-faces'
import { toggleTranslating } from './translate/translating'
import { ACCEPTED } from '../../../file-check'
import { sendFiles } from './upload/send-files'
import { ToolPanel } from './tool-panel'
import { useToolRights } from './use-tool-rights'
import { useToolShortcuts } from './use-tool-shortcuts'

interface BarActs {
  chooseFiles: () => void
  /** Records the anchor of a tool's panel. */
  place: (id: PanelId) => void
}

/** Opens tools by press, shortcut or typed text. */
function useBar(desk: ComposerDesk, { chooseFiles, place }: BarActs) {
  const [open, setOpen] = useState<PanelId | null>(null)
  const isToWrite = useRef(false)
  const rights = useToolRights(desk)
  // Closes the panel of a tool that is no longer allowed.
  if (open !== null && rights[open] !== undefined) setOpen(null)
  const use = (id: ToolId) => {
    if (rights[id]) return void toast.warn(rights[id])
    if (id === 'upload') return chooseFiles()
    if (id === 'translate') return toggleTranslating(desk)
    place(id)
    isToWrite.current = false
    return setOpen(id)
  }
  useToolShortcuts(use, desk.focus)
  useToolAsked(desk, use)
  useEffect(() => {
    if (open !== null || !isToWrite.current) return
    isToWrite.current = false
    desk.focus()
  }, [open, desk])
  const close = (then?: 'write') => {
    // A closing panel emits a second close when it loses focus.
    if (then === 'write') isToWrite.current = true
    setOpen(null)
  }
  return { open, close, use }
}
type Bar = ReturnType<typeof useBar>

/** A mass message has its own schedule and languages (screens S12). */
const isFor = (desk: ComposerDesk) => (id: ToolId) =>
  desk.channel !== undefined || (id !== 'schedule' && id !== 'translate')

/** The most used tools, one tap away at any width. */
const ALWAYS_OUT: readonly ToolId[] = ['vault', 'emoji', 'scripts', 'price']

function Folded({ desk, bar }: { desk: ComposerDesk; bar: Bar }) {
  const { t } = useTranslation('tools')
  const rights = useToolRights(desk)
  const [out, folded] = [ALWAYS_OUT, TOOL_GROUPS.flat().filter((id) => !ALWAYS_OUT.includes(id))]
  return (
    <ButtonRow name={t('compose_tools.name')} className="flex min-w-0 items-center">
      {out.map((id) => (
        <ToolButton key={id} id={id} desk={desk} isOpen={bar.open === id} onPress={() => bar.use(id)} />
      ))}
      <Menu
        placement="top start"
        name={t('compose_tools.more')}
        trigger={<IconButton icon={Ellipsis} name={t('compose_tools.more')} />}
      >
        {folded.filter(isFor(desk)).map((id) => (
          <MenuItem
            key={id}
            icon={TOOL_ICON[id]}
            isDisabled={rights[id] !== undefined}
            detail={rights[id]}
            onAction={() => bar.use(id)}
          >
            {t(`compose_tools.${id}`)}
          </MenuItem>
        ))}
      </Menu>
    </ButtonRow>
  )
}

function Row({ desk, bar }: { desk: ComposerDesk; bar: Bar }) {
  const { t } = useTranslation('tools')
  const [media, change] = TOOL_GROUPS
  const button = (id: ToolId) => (
    <ToolButton key={id} id={id} desk={desk} isOpen={bar.open === id} onPress={() => bar.use(id)} />
  )
  return (
    <ButtonRow name={t('compose_tools.name')} className="flex min-w-0 flex-wrap items-center gap-[2px]">
      {media.filter(isFor(desk)).map(button)}
      <span aria-hidden className="mx-[6px] h-4 w-px bg-line" />
      {change.filter(isFor(desk)).map(button)}
    </ButtonRow>
  )
}

/** The toolbar of the composer; on small windows it shows the most used tools (screens S11). */
export function Toolbar({ desk }: { desk: ComposerDesk }) {
  const { t } = useTranslation('tools')
  const root = useRef<HTMLDivElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const anchor = useRef<Element>(null)
  const bar = useBar(desk, {
    chooseFiles: () => files.current?.click(),
    // Anchored to its own button, or to the overflow button.
    place: (id) => {
      anchor.current = root.current?.querySelector(`[data-tool=${id}]`) ?? root.current
    },
  })
  const isCramped = useIsCramped()
  const { Tool, hasFailed, retry } = useLateTool(bar.open)
  return (
    <div ref={root} className="flex min-w-0 items-center">
      {isCramped ? <Folded desk={desk} bar={bar} /> : <Row desk={desk} bar={bar} />}
      <input
        ref={files}
        type="file"
        multiple
        hidden
        accept={ACCEPTED}
        aria-label={t('compose_tools.upload')}
        onChange={(event) => {
          void sendFiles(desk, [...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      {bar.open && hasFailed && (
        <ToolPanel anchor={anchor} title={t(`compose_tools.${bar.open}`)} onClose={() => bar.close()}>
          <ErrorState text={t('compose_tools.not_opened')} onRetry={retry} />
        </ToolPanel>
      )}
      {Tool && <Tool key={bar.open} desk={desk} anchor={anchor} onClose={bar.close} />}
    </div>
  )
}
