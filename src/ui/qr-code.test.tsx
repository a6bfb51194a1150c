import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { QrCode } from './qr-code'

it('is black on white in every theme', () => {
  render(<QrCode text="otpauth://totp/Console" name="QR code" />)
  const code = screen.getByRole('img', { name: 'QR code' })
  const size = code.getAttribute('viewBox')?.split(' ').at(-1)
  const [ground, modules] = code.children
  expect(ground).toHaveAttribute('fill', '#fff')
  expect(ground).toHaveAttribute('width', size)
  expect(ground).toHaveAttribute('height', size)
  expect(modules).toHaveAttribute('fill', '#000')
})
