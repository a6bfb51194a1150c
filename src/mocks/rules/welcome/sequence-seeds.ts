import type { WelcomeAudience, WelcomeState, WelcomeTrigger } from '@/domain/welcome/welcome-message'

import type { StoredVariant } from '../../state/stored-sequence'

export interface SeedStep {
  /** Minutes. */
  delay: readonly [min: number, max: number]
  text: string
  lockText?: string
  media?: readonly ('image' | 'video' | 'audio')[]
  price?: number
  variants?: readonly StoredVariant[]
}

interface SeedSequence {
  name: string
  trigger: WelcomeTrigger
  state: WelcomeState
  /** Days before the world began. */
  age: number
  /** Days since it is no longer active. */
  restsFor?: number
  audience?: Partial<WelcomeAudience>
  daysBefore?: number
  /** Indices in the lists of the seed. */
  entryList?: number
  excludeList?: number
  stopsOnReply?: boolean
  quiet?: readonly [from: string, to: string]
  steps: readonly SeedStep[]
}

const HOUR = 60
const DAY = 24 * HOUR
const NIGHT = ['22:00', '08:00'] as const
const DO_NOT_DISTURB = 7
const REGULARS = 5

const variant = (language: string, text: string, lockText: string | null = null): StoredVariant => ({
  language,
  text,
  lockText,
})

const JOINING: readonly SeedSequence[] = [
  {
    name: 'Welcome',
    trigger: 'new_member',
    state: 'active',
    age: 420,
    audience: { members: ['new', 'trial'], tiers: ['basic', 'advanced'] },
    quiet: NIGHT,
    steps: [
      {
        delay: [3, 12],
        text: '{name|Hey}, so good that you are here! What made you join?',
        variants: [
          variant('de', '{name|Hey}, wie schön, dass du da bist! Was hat dich hergebracht?'),
          variant('es', '¡{name|Hola}, qué bien que estés aquí! ¿Qué te trajo?'),
          variant('fr', '{name|Coucou}, ravie de te voir ici ! Qu’est-ce qui t’amène ?'),
        ],
      },
      {
        delay: [DAY, DAY + 4 * HOUR],
        text: '{name|Hey}, have you settled in? Tell me what you came for.',
        media: ['image'],
        variants: [variant('de', '{name|Hey}, hast du dich schon umgesehen? Sag mir, was du magst.')],
      },
      {
        delay: [2 * DAY, 2 * DAY + 6 * HOUR],
        text: '{name|Hey}, you have been here for three days. I picked something for you.',
        lockText: 'Three pictures nobody on my page has seen',
        media: ['image', 'image', 'image'],
        price: 1500,
        variants: [
          variant(
            'es',
            '{name|Hola}, ya llevas tres días aquí. Elegí algo para ti.',
            'Tres fotos que nadie ha visto',
          ),
        ],
      },
      {
        delay: [4 * DAY, 4 * DAY],
        text: 'One week already. Which of my sets should I send you next?',
      },
    ],
  },
  {
    name: 'Welcome to the inner circle',
    trigger: 'new_member',
    state: 'active',
    age: 210,
    audience: { members: ['new', 'trial'], tiers: ['premium_fan'] },
    quiet: NIGHT,
    steps: [
      {
        delay: [10, 30],
        text: '{name|Hey}, I recorded this one for you. Thank you for coming this close.',
        media: ['audio'],
      },
      {
        delay: [2 * DAY, 2 * DAY + 8 * HOUR],
        text: 'Members of the circle see this first: the whole set, uncut.',
        lockText: 'The uncut set',
        media: ['video', 'image'],
        price: 2400,
      },
    ],
  },
  {
    name: 'Welcome back',
    trigger: 'new_member',
    state: 'active',
    age: 160,
    audience: { members: ['returning'] },
    quiet: NIGHT,
    steps: [
      { delay: [20, 60], text: '{name|Hey}, you came back! I kept your favorites in mind.' },
      {
        delay: [DAY, DAY + 6 * HOUR],
        text: 'Here is what you missed while you were away.',
        lockText: 'The best of the last weeks',
        media: ['video'],
        price: 1800,
      },
    ],
  },
  {
    name: 'Thank you for the first purchase',
    trigger: 'first_purchase',
    state: 'active',
    age: 300,
    stopsOnReply: false,
    steps: [
      { delay: [2, 15], text: 'You made my day, {name|sweetheart}. Did you like it?' },
      {
        delay: [3 * DAY, 3 * DAY + 12 * HOUR],
        text: 'There is a second part, if you want to see how it went on.',
        lockText: 'Part two',
        media: ['video'],
        price: 2000,
      },
    ],
  },
]

const STAYING: readonly SeedSequence[] = [
  {
    name: 'Expiring soon',
    trigger: 'expiring',
    state: 'active',
    age: 190,
    daysBefore: 3,
    quiet: NIGHT,
    steps: [
      {
        delay: [0, 3 * HOUR],
        text: '{name|Hey}, your membership ends in three days. Will you stay with me?',
      },
      { delay: [2 * DAY, 2 * DAY], text: 'One more day. Renew and I will send you a voice note.' },
    ],
  },
  {
    name: 'Win back',
    trigger: 'expired',
    state: 'active',
    age: 190,
    excludeList: DO_NOT_DISTURB,
    quiet: NIGHT,
    steps: [
      { delay: [DAY, DAY + 12 * HOUR], text: 'It is quiet without you, {name|stranger}. What was missing?' },
      {
        delay: [6 * DAY, 6 * DAY + 12 * HOUR],
        text: 'I saved this for the day you come back.',
        lockText: 'For your return',
        media: ['image', 'image'],
        price: 900,
      },
      { delay: [23 * DAY, 23 * DAY], text: 'A month already, {name|stranger}. The door is still open.' },
    ],
  },
  {
    name: 'New on Regulars',
    trigger: 'list_entry',
    state: 'active',
    age: 90,
    entryList: REGULARS,
    stopsOnReply: false,
    steps: [
      {
        delay: [HOUR, 2 * HOUR],
        text: 'You are one of my regulars now, {name|dear}. This one is free, just for you.',
        media: ['image'],
      },
    ],
  },
  {
    name: 'Birthday',
    trigger: 'birthday',
    state: 'paused',
    age: 250,
    restsFor: 21,
    quiet: NIGHT,
    steps: [
      {
        delay: [9 * HOUR, 12 * HOUR],
        text: 'Happy birthday, {name|darling}! Open your present.',
        media: ['audio'],
      },
    ],
  },
  {
    name: 'Back online',
    trigger: 'online',
    state: 'paused',
    age: 60,
    restsFor: 33,
    steps: [{ delay: [1, 5], text: '{name|Hey}, there you are! I was just thinking of you.' }],
  },
  {
    name: 'Summer welcome',
    trigger: 'new_member',
    state: 'archived',
    age: 520,
    restsFor: 420,
    steps: [
      { delay: [5, 20], text: '{name|Hey}, welcome to the beach. The summer set starts today.' },
      {
        delay: [DAY, DAY],
        text: 'Sun, salt and nothing else.',
        lockText: 'The beach set',
        media: ['image', 'image'],
        price: 1200,
      },
    ],
  },
]

/** What every creator who sends welcome messages begins with. */
export const SEQUENCE_SEEDS = [...JOINING, ...STAYING]
