import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { GroupFace } from './group-face'

it('shows the picture of a group over the group icon, which remains when loading fails', () => {
  const { container, rerender } = render(<GroupFace of={{ pictureUrl: '/one.jpg' }} size={40} name="Group" />)
  const picture = () => container.querySelector('img')
  expect(picture()).toHaveAttribute('src', '/one.jpg')
  fireEvent.error(picture() as HTMLElement) // checked above
  expect(picture()).toBeNull()
  expect(screen.getByRole('img', { name: 'Group' })).toBeVisible()
  rerender(<GroupFace of={{ pictureUrl: '/other.jpg' }} size={40} name="Group" />)
  expect(picture()).toHaveAttribute('src', '/other.jpg')
  rerender(<GroupFace of={{ pictureUrl: null }} size={40} name="Group" />)
  expect(picture()).toBeNull()
})
