import { newPerson, newTeacher, type Root } from '../support/world.ts'
import type { Person } from '../support/database.ts'
import type { Caller } from './grants.ts'

type Teacher = Person & { profileId: string }

/** One person for each caller. */
export interface World {
  owner: Teacher
  stranger: Teacher
  reporting: Person
  admin: Person
  superadmin: Person
}

export async function newWorld(db: Root): Promise<World> {
  return {
    owner: await newTeacher(db),
    stranger: await newTeacher(db),
    reporting: await newPerson(db, ['reporting']),
    admin: await newPerson(db, ['admin']),
    superadmin: await newPerson(db, ['superadmin']),
  }
}

/** The verified content of a caller's token, as the gateway hands it on. */
export interface Claims {
  role: 'anon' | 'authenticated'
  sub?: string
  email?: string
  aud?: string
}

export function claimsOf(caller: Caller, world: World): Claims {
  if (caller === 'anonymous') return { role: 'anon' }
  const { id, email } = world[caller]
  return { role: 'authenticated', sub: id, email, aud: 'authenticated' }
}
