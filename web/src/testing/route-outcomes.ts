import type { Audience } from './route-table.ts'

/** What happens when somebody opens a page: it opens, or redirects to one of these addresses. */
export type Outcome = 'opens' | '/auth' | '/unauthorised' | '/admin'

/** People of seed.sql and their groups; everybody who signs in and is not an administrator is also a teacher. */
export const people = {
  visitor: null,
  thandi: ['teacher'],
  kabelo: ['teacher', 'reporting'],
  marius: ['admin'],
  priya: ['admin', 'superadmin'],
} as const

type Person = keyof typeof people

const ends = (
  visitor: Outcome,
  thandi: Outcome,
  kabelo: Outcome,
  marius: Outcome,
  priya: Outcome,
): Record<Person, Outcome> => ({ visitor, thandi, kabelo, marius, priya })

/** Where each person ends up, for each audience of a page (P2.25). */
export const outcomes: Record<Audience, Record<Person, Outcome>> = {
  everybody: ends('opens', 'opens', 'opens', 'opens', 'opens'),
  'everybody but administrators': ends('opens', 'opens', 'opens', '/admin', '/admin'),
  'any signed-in user': ends('/auth', 'opens', 'opens', 'opens', 'opens'),
  'any buyer': ends('/auth', 'opens', 'opens', '/admin', '/admin'),
  teacher: ends('/auth', 'opens', 'opens', '/admin', '/admin'),
  'admin or superadmin': ends('/auth', '/unauthorised', '/unauthorised', 'opens', 'opens'),
  admin: ends('/auth', '/unauthorised', '/unauthorised', 'opens', 'opens'),
  reporting: ends('/auth', '/unauthorised', 'opens', '/unauthorised', '/unauthorised'),
}
