import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'

import { startTestI18n } from '../../../../../tests/support/i18n'
import { LabelsField } from './labels-field'

beforeAll(() => startTestI18n())

it('splits a pasted list at its commas and lines, however long it is', async () => {
  const change = vi.fn()
  render(<LabelsField label="Tags" value={['studio']} suggestions={[]} onChange={change} />)
  await userEvent.click(screen.getByRole('combobox', { name: 'Tags' }))
  const labels = ['red dress on the rooftop', 'summer', 'behind the scenes of the shoot']
  await userEvent.paste(`${labels[0]}\r\n${labels[1]}, ${labels[2]}`)
  expect(change).toHaveBeenLastCalledWith(['studio', ...labels])
})

it.each([{ isComposing: true }, { keyCode: 229 }])(
  'adds no tag when Enter ends a composition: %o',
  async (press) => {
    const change = vi.fn()
    render(<LabelsField label="Tags" value={[]} suggestions={[]} onChange={change} />)
    const field = screen.getByRole('combobox', { name: 'Tags' })
    await userEvent.type(field, 'umi')
    fireEvent.keyDown(field, { key: 'Enter', ...press })
    expect(change).not.toHaveBeenCalled()
    expect(field).toHaveValue('umi')
  },
)
