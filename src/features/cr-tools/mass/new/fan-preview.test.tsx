import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { listUserDisplays } from '@/api/calls/user'
import { send } from '@/api/send'
import { countryName } from '@/i18n/format'
import { fanById } from '@/mocks/seed/fans'

import { drawTool, withMockBackend } from '../../../../../tests/tool-stage'
import { Desk } from '../../messages'
import { FanPreview } from './fan-preview'

withMockBackend()

it('renders a text with every variable that a script supports', async () => {
  const desk = new Desk('creator-01', undefined, { text: 'Hey {name}, how is {country}? {song}' })
  await drawTool(<FanPreview desk={desk} userId="fan-7" />)
  const { displays } = await send(listUserDisplays, { userIds: ['fan-7'] })
  const country = countryName(fanById('fan-7')?.countryCode ?? '')
  const [firstName] = displays[0]?.displayName?.split(' ') ?? []
  const text = `Hey ${firstName}, how is ${country}? {song}`
  await waitFor(() => expect(screen.getByText(text)).toBeVisible())
})
