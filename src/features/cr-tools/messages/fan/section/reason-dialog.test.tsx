import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { setUpBackend } from '../../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../../tests/support/render/render-tool'
import { ReasonDialog } from './reason-dialog'

setUpBackend()

const words = { title: 'Report', text: '', label: 'Reason', missing: 'Missing', act: 'Send', done: 'Sent' }

async function renderDialog(subject: string) {
  const { user, unmount } = await renderTool(
    <ReasonDialog words={words} subject={subject} save={async () => undefined} onClose={() => undefined} />,
  )
  return { user, unmount, reason: await screen.findByRole('textbox', { name: 'Reason' }) }
}

it('keeps the reason through a reload, for its own subject', async () => {
  const first = await renderDialog('fan:fan-1')
  await first.user.type(first.reason, 'Asked for my address')
  first.unmount()
  const other = await renderDialog('fan:fan-2')
  expect(other.reason).toHaveValue('')
  other.unmount()
  expect((await renderDialog('fan:fan-1')).reason).toHaveValue('Asked for my address')
})
