import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { GroupAvatar } from './group-avatar'

it('shows the picture of a group over the group icon, which remains when loading fails', () => {
  const { container, rerender } = render(
    <GroupAvatar of={{ pictureUrl: '/one.jpg' }} size={40} name="Group" />,
  )
  const picture = () => container.querySelector('img')
  expect(picture()).toHaveAttribute('src', '/one.jpg')
  fireEvent.error(picture() as HTMLElement) // checked above
  expect(picture()).toBeNull()
  expect(screen.getByRole('img', { name: 'Group' })).toBeVisible()
  rerender(<GroupAvatar of={{ pictureUrl: '/other.jpg' }} size={40} name="Group" />)
  expect(picture()).toHaveAttribute('src', '/other.jpg')
  rerender(<GroupAvatar of={{ pictureUrl: null }} size={40} name="Group" />)
  expect(picture()).toBeNull()
})
