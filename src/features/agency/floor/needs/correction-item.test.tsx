import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { useOpenCorrections } from '../../pay/use-corrections'
import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { CorrectionItem } from './correction-item'

setUpBackend()

/** The oldest correction that waits for a decision. */
function FirstCorrection() {
  const [correction] = useOpenCorrections().data?.data ?? []
  return correction && <CorrectionItem correction={correction} name="Rita" timezone="UTC" />
}

async function startRejection() {
  const { user, unmount } = await renderTool(<FirstCorrection />, 'manager')
  await user.click(await screen.findByRole('button', { name: /^Reject/ }))
  return { user, unmount, reason: await screen.findByRole('textbox') }
}

it('keeps the reason of a rejection through a reload, until it is cancelled', async () => {
  const first = await startRejection()
  await first.user.type(first.reason, 'You clocked out at nine')
  first.unmount()
  const second = await startRejection()
  expect(second.reason).toHaveValue('You clocked out at nine')
  await second.user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(second.reason).not.toBeInTheDocument())
  second.unmount()
  expect((await startRejection()).reason).toHaveValue('')
})
