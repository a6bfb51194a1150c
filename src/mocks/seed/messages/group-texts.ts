export const GROUP_DESCRIPTIONS = [
  'First looks, plans for the week, and who was in the first row on Friday.',
  'For those who are awake when everybody else sleeps.',
  'Short questions, honest answers. She reads along.',
  'Where the long-time members talk.',
] as const

export const GROUP_RULES = [
  'Be kind. No links, no prices, no names of others.\nArguments get a one-day timeout.',
  'Keep it about the work. What is sent here stays here.',
  'One question at a time, and no pictures of people who did not ask for it.',
] as const

export const REQUEST_TEXTS = [
  'Been a member for a year, would love to join.',
  'Saw it mentioned on Friday.',
  null,
  'A friend is in here.',
  null,
] as const
