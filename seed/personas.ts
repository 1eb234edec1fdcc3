/**
 * The people of the seeded world. seed.sql does not write auth.users: the start command creates these people through
 * Auth's administration API, with the ids below, before it runs seed.sql.
 */

export type Group = 'teacher' | 'admin' | 'superadmin' | 'reporting'

interface Profile {
  readonly title: string
  readonly name: string
  readonly surname: string
  readonly language: 'English' | 'Afrikaans'
  readonly province: 'Limpopo' | 'Western Cape' | 'Gauteng' | 'Free State'
  readonly daysPerWeek: number
  readonly interface: 'en' | 'af'
  readonly shipping: {
    readonly address1: string
    readonly address2?: string
    readonly city: string
    readonly postalCode: string
  } | null
}

export interface Persona {
  readonly id: string
  readonly email: string
  /** In E.164 form, from a range that has no subscribers. */
  readonly phone: string
  readonly groups: readonly Group[]
  /** Null for somebody who signed up and never filled in the profile. */
  readonly profile: Profile | null
  /** What this person is for. */
  readonly purpose: string
}

/**
 * For development only. It meets the password policy: 8 characters, with upper and lower case, a digit and a special
 * character.
 */
export const DEVELOPMENT_PASSWORD = 'Krytbord#2026'

export const PERSONAS = {
  thandi: {
    id: '7b0c2f4e-5d31-4a86-9f0b-2c1e8a64d101',
    email: 'thandi.nkosi@kryt.example',
    phone: '+27600000101',
    groups: ['teacher'],
    profile: {
      title: 'Ms',
      name: 'Thandi',
      surname: 'Nkosi',
      language: 'English',
      province: 'Limpopo',
      daysPerWeek: 5,
      interface: 'en',
      shipping: { address1: '12 Marula Street', city: 'Polokwane', postalCode: '0699' },
    },
    purpose: 'Grade 4 to 6 teacher in Limpopo who works on a phone; has bought before, has a cart.',
  },
  annelie: {
    id: '7b0c2f4e-5d31-4a86-9f0b-2c1e8a64d102',
    email: 'annelie.vanwyk@kryt.example',
    phone: '+27600000102',
    groups: ['teacher'],
    profile: {
      title: 'Mev.',
      name: 'Annelie',
      surname: 'van Wyk',
      language: 'Afrikaans',
      province: 'Western Cape',
      daysPerWeek: 5,
      interface: 'af',
      shipping: {
        address1: 'Kerkstraat 48',
        address2: 'Posbus 17',
        city: 'Malmesbury',
        postalCode: '7300',
      },
    },
    purpose:
      'Grondslagfase-onderwyser in die Wes-Kaap; Afrikaans interface, posted and unpaid orders.',
  },
  lwazi: {
    id: '7b0c2f4e-5d31-4a86-9f0b-2c1e8a64d103',
    email: 'lwazi.dlamini@kryt.example',
    phone: '+27600000103',
    groups: ['teacher'],
    profile: null,
    purpose: 'Has just confirmed the email address: shows every empty state.',
  },
  marius: {
    id: '7b0c2f4e-5d31-4a86-9f0b-2c1e8a64d201',
    email: 'marius.botha@kryt.example',
    phone: '+27600000201',
    groups: ['admin'],
    profile: null,
    purpose: 'Runs the shop: products, orders, announcements. Not a superadmin.',
  },
  priya: {
    id: '7b0c2f4e-5d31-4a86-9f0b-2c1e8a64d202',
    email: 'priya.naidoo@kryt.example',
    phone: '+27600000202',
    // A superadmin needs both groups to do an administrator's work.
    groups: ['admin', 'superadmin'],
    profile: null,
    purpose: 'Manages people, groups and secrets, and can do all that an administrator can.',
  },
  kabelo: {
    id: '7b0c2f4e-5d31-4a86-9f0b-2c1e8a64d301',
    email: 'kabelo.mokoena@kryt.example',
    phone: '+27600000301',
    groups: ['reporting'],
    profile: null,
    purpose: 'Reads reports only: shows that the other screens are closed to the group.',
  },
} as const satisfies Record<string, Persona>

export type PersonaName = keyof typeof PERSONAS
