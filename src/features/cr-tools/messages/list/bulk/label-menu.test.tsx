import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { channelOf } from '../../../../../../tests/support/fixtures/channels'
import { setUpBackend } from '../../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../../tests/support/render/render-tool'
import { LabelMenu } from './label-menu'

setUpBackend()

const field = () => screen.findByRole('textbox', { name: 'New label' })

describe('a new label', () => {
  it('keeps its name when the panel closes before it is created', async () => {
    const { user } = await renderTool(
      <LabelMenu
        creatorId="creator-01"
        channels={[channelOf('with-fan-7', { userId: 'fan-7' })]}
        onChange={() => undefined}
        disabledReason={undefined}
      />,
      'manager',
    )
    const button = screen.getByRole('button', { name: 'Labels' })
    await user.click(button)
    await user.type(await field(), 'Birthday in May')
    await user.keyboard('{Escape}')
    await expect.poll(() => screen.queryByRole('textbox')).toBeNull()
    await user.click(button)
    expect(await field()).toHaveValue('Birthday in May')
  })
})
