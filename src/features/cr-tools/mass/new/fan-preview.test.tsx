import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { listUserDisplays } from '@/api/calls/account/user'
import { send } from '@/api/send'
import { countryName } from '@/i18n/format'
import { fanById } from '@/mocks/seed/fans/fans'

import { setUpBackend } from '../../../../../tests/support/render/backend'
import { renderTool } from '../../../../../tests/support/render/render-tool'
import { ComposerStore } from '../../messages'
import { MassFanPreview } from './fan-preview'

setUpBackend()

it('renders a text with every variable that a script supports', async () => {
  const composer = new ComposerStore('creator-01', undefined, {
    text: 'Hey {name}, how is {country}? {song}',
  })
  await renderTool(<MassFanPreview composer={composer} userId="fan-7" />)
  const { displays } = await send(listUserDisplays, { userIds: ['fan-7'] })
  const country = countryName(fanById('fan-7')?.countryCode ?? '')
  const [firstName] = displays[0]?.displayName?.split(' ') ?? []
  const text = `Hey ${firstName}, how is ${country}? {song}`
  await waitFor(() => expect(screen.getByText(text)).toBeVisible())
})
