import type { Root } from '../../support/world.ts'
import { created } from './created.ts'

/** A generic school: it stands for all schools of its province. */
export const newGenericSchool = (db: Root, province: string): Promise<string> =>
  created(db, 'school', {
    name: `Generic school ${crypto.randomUUID()}`,
    provinces: [province],
    is_generic: true,
  })

/** The school of one teacher, who is moved there unless they have one. */
export async function ownSchool(db: Root, profileId: string): Promise<string> {
  const [profile] = await db.root(
    'select teacher_profile_school_id as school from public.teacher_profile where id = $1',
    [profileId],
  )
  if (typeof profile?.['school'] === 'string') return profile['school']
  const school = await created(db, 'school', { name: 'Own school', provinces: ['Gauteng'] })
  await db.root('update public.teacher_profile set teacher_profile_school_id = $1 where id = $2', [
    school,
    profileId,
  ])
  return school
}
