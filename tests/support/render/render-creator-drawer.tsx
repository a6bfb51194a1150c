import { screen, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'

import type { CreatorDrawerTab } from '@/domain/page/page-tabs'
import { CreatorDrawer } from '@/features/agency/creators/creator-drawer'
import { useCreatorRights } from '@/features/agency/creators/creator-rights'

import { renderTool } from './render-tool'

function Opened({ part }: { part: CreatorDrawerTab }) {
  const [tab, setTab] = useState(part)
  const [isOpen, setOpen] = useState(true)
  const rights = useCreatorRights()
  if (!isOpen) return null
  return (
    <CreatorDrawer
      creatorId="creator-01"
      known={undefined}
      knownAt={0}
      tab={tab}
      rights={rights}
      onTab={setTab}
      onClose={() => setOpen(false)}
    />
  )
}

/** Opens the drawer of Mila Hart without the list behind it. */
export async function openCreatorDrawer(
  who: 'account_manager' | 'manager' | 'director',
  part: CreatorDrawerTab = 'notes',
  beside?: ReactNode,
) {
  const { user, unmount } = await renderTool(
    <>
      <Opened part={part} />
      {beside}
    </>,
    who,
  )
  const drawer = await screen.findByRole('dialog', { name: /Mila Hart/ })
  const field = (name: string | RegExp) => within(drawer).findByRole('textbox', { name })
  const press = (name: string) => user.click(within(drawer).getByRole('button', { name }))
  const write = async (into: HTMLElement, text: string) => {
    await user.clear(into)
    await user.paste(text)
  }
  return { user, unmount, drawer, field, press, write }
}
