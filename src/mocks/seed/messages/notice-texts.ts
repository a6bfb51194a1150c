export const COMMENT_TEXTS = [
  'This light is unreal 😍',
  'Best set so far, no contest.',
  'Where was this taken?',
  'You made my Monday.',
  '¡Guapísima!',
  'So schön!',
  '今日も最高です',
  'Please more of the blue room',
] as const

export const REQUEST_NOTICES = [
  'Hi, I would love to talk to you!',
  'Do you answer here yourself?',
  'Saw you on the live, can we chat?',
  'Hey, a friend told me about you.',
] as const

export const MENTION_TEXTS = [
  'Can you take this one? He asks about the custom video.',
  'He is back, be nice to him.',
  'Price was agreed at 24, do not offer again.',
  'Promised him a voice note tonight, I am off at ten.',
  'Please read the note first.',
] as const

export const SYSTEM_LINES = [
  'The payout of this week is on its way.',
  'Two pictures in the vault wait for approval.',
  'The price limits of this creator were changed.',
] as const
