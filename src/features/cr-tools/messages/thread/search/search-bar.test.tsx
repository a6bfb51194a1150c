import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { lastArticle, renderThread, setUpThread } from '../../../../../../tests/support/render/render-thread'

setUpThread()

it.each([{ isComposing: true }, { keyCode: 229 }])(
  'stays open when Escape ends a composition: %o',
  async (press) => {
    const { user } = await renderThread()
    await lastArticle()
    await user.click(await screen.findByRole('button', { name: 'More actions' }))
    await user.click(await screen.findByRole('menuitem', { name: /^Search/ }))
    const field = await screen.findByRole('searchbox')
    await user.type(field, 'ka')
    fireEvent.keyDown(field, { key: 'Escape', ...press })
    expect(field).toHaveValue('ka')
    expect(field).toBeVisible()
  },
)
