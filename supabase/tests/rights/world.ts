import { newPerson, newTeacher, type Root } from '../support/world.ts'
import type { Person } from '../support/database.ts'

type Teacher = Person & { profileId: string }

/**
 * One person for each caller. Both teachers teach in Gauteng. The person in the group reporting used to teach there
 * too, is no longer a teacher and still has a profile.
 */
export interface World {
  owner: Teacher
  stranger: Teacher
  reporting: Teacher
  admin: Person
  superadmin: Person
}

const details = `
  update public.teacher_profile
  set title = 'Mr', name = 'Sipho', surname = 'Nkosi', language = 'Zulu', province = 'Gauteng', days_per_week = 4
  where id = any ($1::uuid[])`

export async function newWorld(db: Root): Promise<World> {
  const world = {
    owner: await newTeacher(db),
    stranger: await newTeacher(db),
    reporting: await newFormerTeacher(db),
    admin: await newPerson(db, ['admin']),
    superadmin: await newPerson(db, ['superadmin']),
  }
  await db.root(details, [
    [world.owner, world.stranger, world.reporting].map(({ profileId }) => profileId),
  ])
  return world
}

async function newFormerTeacher(db: Root): Promise<Teacher> {
  const person = await newTeacher(db)
  await db.root(`select public.remove_user_from_group($1, 'teacher')`, [person.id])
  await db.root(`select public.add_user_to_group($1, 'reporting')`, [person.id])
  return person
}

/** The verified claims of a caller's token, as the gateway passes them on. */
export interface Claims {
  role: 'anon' | 'authenticated'
  sub?: string
  email?: string
  aud?: string
}

export function claimsOf(caller: 'anonymous' | keyof World, world: World): Claims {
  if (caller === 'anonymous') return { role: 'anon' }
  const { id, email } = world[caller]
  return { role: 'authenticated', sub: id, email, aud: 'authenticated' }
}
