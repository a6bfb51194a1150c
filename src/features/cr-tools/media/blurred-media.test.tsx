import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, it } from 'vitest'

import type { Media } from '@/domain/vault/media'
import { resetHiddenMedia, setHiddenMedia, ConversationMediaContext } from '@/services/page/media-blur'
import { setWorkingUser } from '@/services/session/working-user'

import { startTestI18n } from '../../../../tests/support/i18n'
import { MediaThumbs } from '../mass'
import { BlurredMedia, RevealButton } from './blurred-media'
import { MediaThumbnail } from './media-thumbnail'

beforeAll(() => startTestI18n())
beforeEach(() => {
  // Forgets what the test before revealed.
  setWorkingUser('ana')
  setWorkingUser('ben')
  setHiddenMedia('all')
})

const mediaOf = (title: string, isPgSafe = false): Media => ({
  mediaId: title,
  kind: 'image',
  url: `/${title}.png`,
  thumbUrl: null,
  width: null,
  height: null,
  durationS: null,
  waveform: [],
  title,
  usualPrice: null,
  isPgSafe,
})
const isBlurred = (title: string) => screen.getByRole('img', { name: title }).className.includes('blur')

it('A hidden picture is revealed by the keyboard, which stays at it', async () => {
  render(<MediaThumbnail media={mediaOf('Rooftop')} name="Rooftop" isRevealable />)
  expect(isBlurred('Rooftop')).toBe(true)
  await userEvent.tab()
  expect(screen.getByRole('button', { name: /^Show .*Rooftop/ })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(isBlurred('Rooftop')).toBe(false)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(document.activeElement).toContainElement(screen.getByRole('img', { name: 'Rooftop' }))
})

it('One press reveals the thumbnails of a message, in all places that show them', async () => {
  const two = [mediaOf('Rooftop'), mediaOf('Studio')]
  render(
    <>
      <MediaThumbs media={two} />
      {two.map((media) => (
        <MediaThumbnail key={media.mediaId} media={media} name={media.title} />
      ))}
    </>,
  )
  expect(isBlurred('Studio')).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 attachments' }))
  expect(isBlurred('Rooftop')).toBe(false)
  expect(isBlurred('Studio')).toBe(false)
})

it('Levels differ: strict hides all, standard what is not pg-safe, off nothing', () => {
  render(
    <>
      <MediaThumbnail media={mediaOf('Kitchen', true)} name="Kitchen" />
      <MediaThumbnail media={mediaOf('Rooftop')} name="Rooftop" />
    </>,
  )
  const shown = () => [isBlurred('Kitchen'), isBlurred('Rooftop')]
  expect(shown()).toEqual([true, true])
  act(() => setHiddenMedia('explicit'))
  expect(shown()).toEqual([false, true])
  act(() => setHiddenMedia('none'))
  expect(shown()).toEqual([false, false])
})

it('The preference hides in conversations; elsewhere the level alone decides', () => {
  render(
    <>
      <MediaThumbnail media={mediaOf('Vault')} name="Vault" />
      <ConversationMediaContext value>
        <MediaThumbnail media={mediaOf('Chat')} name="Chat" />
      </ConversationMediaContext>
    </>,
  )
  const shown = () => [isBlurred('Chat'), isBlurred('Vault')]
  act(() => setHiddenMedia('none', 'all'))
  expect(shown()).toEqual([true, false])
  act(() => setHiddenMedia('all', 'all'))
  expect(shown()).toEqual([true, true])
})

it('A hidden clip cannot be played; revealing it leads to it', async () => {
  render(
    <BlurredMedia media={mediaOf('Rooftop')}>
      <button type="button">Play</button>
    </BlurredMedia>,
  )
  expect(screen.getByText('Play').closest('[inert]')).not.toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Show .*Rooftop/ }))
  expect(screen.getByText('Play').closest('[inert]')).toBeNull()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Play' })).toHaveFocus()
})

it('Where the picture is a button, revealing it moves the focus to that', async () => {
  render(
    <div>
      <button type="button">Open</button>
      <RevealButton isMark media={[mediaOf('Rooftop')]} />
    </div>,
  )
  await userEvent.click(screen.getByRole('button', { name: /^Show .*Rooftop/ }))
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})

it('While the settings load, hidden media have no control that could take the focus with it', () => {
  resetHiddenMedia()
  render(<MediaThumbnail media={mediaOf('Rooftop')} name="Rooftop" isRevealable />)
  expect(isBlurred('Rooftop')).toBe(true)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  act(() => setHiddenMedia('all'))
  expect(screen.getByRole('button', { name: /^Show .*Rooftop/ })).toBeInTheDocument()
})
