import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { showTitleBadge } from './title-badge'

const icon = () => document.querySelector('link[rel="icon"]')?.getAttribute('href')
const later = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  document.title = 'Messages'
  const link = document.createElement('link')
  link.rel = 'icon'
  link.href = '/favicon.svg'
  document.head.append(link)
})
afterEach(() => {
  showTitleBadge(0)
  document.querySelector('link[rel="icon"]')?.remove()
})

describe('the page counter', () => {
  it('is shown in the title and on the tab icon, and follows the count', () => {
    showTitleBadge(4)
    expect(document.title).toBe('(4) Messages')
    expect(decodeURIComponent(icon() ?? '')).toMatch(/^data:image\/svg\+xml,<svg .*>4<\/text>/)
    showTitleBadge(0)
    expect(document.title).toBe('Messages')
    expect(icon()).toBe('/favicon.svg')
  })

  it('stays in the title when other code changes it', async () => {
    showTitleBadge(4)
    document.title = 'Notifications'
    await later()
    expect(document.title).toBe('(4) Notifications')
    showTitleBadge(0)
    document.title = 'Login'
    await later()
    expect(document.title).toBe('Login')
  })

  it('is capped at 99+ in the title and 9+ on the icon', () => {
    showTitleBadge(120)
    expect(document.title).toBe('(99+) Messages')
    expect(decodeURIComponent(icon() ?? '')).toContain('>9+</text>')
  })

  it('keeps the plain icon through every change', () => {
    showTitleBadge(1)
    showTitleBadge(2)
    showTitleBadge(0)
    expect(icon()).toBe('/favicon.svg')
  })
})
