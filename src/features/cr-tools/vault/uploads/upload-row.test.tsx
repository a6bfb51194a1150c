import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import type { Upload, UploadState } from '../../media/upload'
import { UploadRow } from './upload-row'

setUpBackend()

const uploadOf = (name: string, state: UploadState): Upload => ({
  uploadId: name,
  ownerKey: 'vault:creator-01',
  creatorId: 'creator-01',
  file: new File(['x'], name, { type: 'video/mp4' }),
  state,
  problem: undefined,
  sent: 0,
  error: new Error('cut'),
  waveform: [],
  duplicateOf: null,
  isChecked: true,
  editedFrom: undefined,
  isFromEditor: false,
})

/** Rows whose states a button outside moves on. */
async function renderRows(...steps: (readonly UploadState[])[]) {
  const Rows = () => {
    const [step, setStep] = useState(0)
    const states = steps[step] ?? []
    return (
      <ul onClickCapture={() => setStep((at) => at + 1)}>
        {['a.mp4', 'b.mp4', 'c.mp4'].slice(-states.length).map((name, at) => (
          <UploadRow key={name} upload={uploadOf(name, states[at] ?? 'waiting')} onShow={() => undefined} />
        ))}
      </ul>
    )
  }
  const { user } = await renderTool(<Rows />)
  return async (name: RegExp) => {
    button(name).focus()
    await user.keyboard('{Enter}')
  }
}

const button = (name: RegExp) => screen.getByRole('button', { name })

it('keeps the focus from Retry and Resume through the check of the file', async () => {
  const press = await renderRows(['failed'], ['checking'], ['paused'], ['checking'])
  await press(/^Retry .*c\.mp4/)
  expect(button(/^Pause .*c\.mp4/)).toHaveFocus()
  await press(/^Pause .*c\.mp4/)
  expect(button(/^Resume .*c\.mp4/)).toHaveFocus()
  await press(/^Resume .*c\.mp4/)
  expect(button(/^Pause .*c\.mp4/)).toHaveFocus()
})

it('passes the focus of a row that leaves on to the next one', async () => {
  const press = await renderRows(['failed', 'failed', 'failed'], ['failed', 'failed'])
  await press(/^Dismiss .*a\.mp4/)
  expect(button(/^Dismiss .*b\.mp4/)).toHaveFocus()
})

it('keeps the focus in the row of a file that is uploaded anyway', async () => {
  const press = await renderRows(['duplicate'], ['waiting'])
  await press(/anyway/)
  expect(button(/^Cancel .*c\.mp4/)).toHaveFocus()
})
