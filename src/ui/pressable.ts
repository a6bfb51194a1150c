import type { ComponentProps, ReactElement } from 'react'

/** Any of our buttons, as what react-aria's Pressable takes: it knows elements by tag name alone. */
export const pressable = (trigger: ReactElement) =>
  trigger as ReactElement<ComponentProps<'button'>, 'button'> // our buttons hand every prop and the ref to a native one
