import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

import { focusCreator } from '@/services/session/creator-in-focus'

import { MILA, VIKTOR } from '../../../tests/support/people'
import { setUpBackend } from '../../../tests/support/render/backend'
import { renderApp } from '../../../tests/support/render/render-app'

setUpBackend()
beforeEach(() => focusCreator(VIKTOR, MILA))

const focused = (): HTMLElement => document.activeElement as HTMLElement // the page's own elements

it.each([
  ['the body', () => focused().blur()],
  ['the page', () => screen.getByRole('main').focus()],
])(
  'a dialog returns the focus to its button, where the browser leaves it on %s for a press',
  async (_where, leave) => {
    const { user } = await renderApp('/dmca', { as: 'manager' })
    const button = await screen.findByRole('button', { name: 'Rights holder' })
    act(leave)
    // Unlike a press of the test user, it moves no focus, as in Safari.
    fireEvent.click(button)
    await screen.findByRole('dialog', { name: 'Rights holder' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
)
