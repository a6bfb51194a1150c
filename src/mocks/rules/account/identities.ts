/** The password of every demo account. */
export const DEMO_PASSWORD = 'northlight'
/** The code that every second factor and confirmation accepts. */
export const DEMO_CODE = '123456'
/** An open invitation for a user without an agency. */
export const DEMO_INVITATION = 'NORTH-2468'

export interface Identity {
  userId: string
  name: string
  email: string
  /** Suffix of the label's key: common:mock.identity_<words>. */
  labelKey:
    | 'director'
    | 'manager'
    | 'account_manager'
    | 'chatter'
    | 'all'
    | 'roleless'
    | 'unverified'
    | 'unlinked'
    | 'pending_mfa'
    | 'locked'
    | 'suspicious'
  roles: readonly string[]
  /** Account status claim, requirements 4. */
  status: number
}

const FAN = 101

/** Demo users: each role, all, none, and one per account status. All share `DEMO_PASSWORD`. */
export const IDENTITIES: readonly Identity[] = [
  {
    userId: 'staff-01',
    name: 'Daria Kowal',
    email: 'daria@northlight.agency',
    labelKey: 'director',
    roles: ['agency_director', 'agency_manager', 'account_manager', 'chatter'],
    status: FAN,
  },
  {
    userId: 'staff-02',
    name: 'Viktor Lindqvist',
    email: 'viktor@northlight.agency',
    labelKey: 'manager',
    roles: ['agency_manager', 'account_manager', 'chatter'],
    status: FAN,
  },
  {
    userId: 'staff-03',
    name: 'Hana Sato',
    email: 'hana@northlight.agency',
    labelKey: 'account_manager',
    roles: ['account_manager', 'chatter'],
    status: FAN,
  },
  {
    userId: 'staff-04',
    name: 'Ana Ribeiro',
    email: 'ana@northlight.agency',
    labelKey: 'chatter',
    roles: ['chatter'],
    status: FAN,
  },
  {
    userId: 'person-all',
    name: 'Robin Castellan',
    email: 'robin@northlight.agency',
    labelKey: 'all',
    roles: [
      'super_admin',
      'agency_admin',
      'admin',
      'agency_director',
      'agency_manager',
      'account_manager',
      'chatter',
    ],
    status: FAN,
  },
  {
    userId: 'person-none',
    name: 'Noor Blank',
    email: 'noor@northlight.agency',
    labelKey: 'roleless',
    roles: ['none'],
    status: FAN,
  },
  {
    userId: 'person-unverified',
    name: 'Ugo Verdi',
    email: 'ugo@northlight.agency',
    labelKey: 'unverified',
    roles: ['chatter'],
    status: 1,
  },
  {
    userId: 'person-unlinked',
    name: 'Lina Unger',
    email: 'lina@northlight.agency',
    labelKey: 'unlinked',
    roles: ['none'],
    status: 2,
  },
  {
    userId: 'person-mfa',
    name: 'Mia Faktor',
    email: 'mia@northlight.agency',
    labelKey: 'pending_mfa',
    roles: ['agency_manager', 'account_manager', 'chatter'],
    status: 3,
  },
  {
    userId: 'person-locked',
    name: 'Lothar Kessler',
    email: 'lothar@northlight.agency',
    labelKey: 'locked',
    roles: ['chatter'],
    status: 4,
  },
  {
    userId: 'person-suspicious',
    name: 'Susa Pires',
    email: 'susa@northlight.agency',
    labelKey: 'suspicious',
    roles: ['chatter'],
    status: FAN,
  },
]
