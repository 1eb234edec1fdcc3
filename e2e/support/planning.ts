import { randomUUID } from 'node:crypto'
import { service, signIn } from './api.ts'

async function insert(table: string, row: Record<string, unknown>): Promise<string> {
  const { data, error } = await service
    .from(table)
    .insert(row)
    .select('id')
    .single<{ id: string }>()
  if (error !== null) throw new Error(error.message)
  return data.id
}

/** Creates a school that no other test finds, because its name begins with a random word. */
export async function newSchool(
  province: string,
): Promise<{ id: string; name: string; word: string }> {
  const word = `Kw${randomUUID().slice(0, 8)}`
  const name = `${word} Primary School`
  const id = await insert('school', { name, town: 'Testville', provinces: [province] })
  return { id, name, word }
}

/** @param addressee the id of a profile */
export const newAnnouncement = (title: string, message: string, addressee: string) =>
  insert('announcement', { title, message, send_to: [addressee] })

interface Person {
  email: string
  password: string
}

/**
 * Saves the profile form for a person.
 * @returns the profile's id
 */
export async function withProfile(person: Person): Promise<string> {
  const { graphql } = await signIn(person.email, person.password)
  const { saveTeacherProfile } = (await graphql(`
    mutation {
      saveTeacherProfile(
        title: "Ms"
        name: "Thembi"
        surname: "Zulu"
        language: "English"
        province: "Limpopo"
        daysPerWeek: 5
      ) {
        id
      }
    }
  `)) as { saveTeacherProfile: { id: string } } // the result of the mutation
  return saveTeacherProfile.id
}

/** The person's stored profile, without the columns that are not in a form. */
export async function profileOf(userId: string): Promise<Record<string, unknown>> {
  const { data, error } = await service
    .from('teacher_profile')
    .select(
      'id, title, name, surname, language, province, days_per_week, translate_i18n, teacher_profile_school_id',
    )
    .eq('user_id', userId)
    .single<Record<string, unknown>>()
  if (error !== null) throw new Error(error.message)
  const school = await service
    .from('school')
    .select('name')
    .eq('id', data['teacher_profile_school_id'])
    .maybeSingle<{ name: string }>()
  const asked = await service
    .from('school_request')
    .select('request_status, school(name)')
    .eq('teacher_profile_id', data['id'])
    .maybeSingle<{ request_status: string; school: { name: string } }>()
  return { ...data, school: school.data, asked: asked.data }
}

/** Marks announcements to everybody as read, so that the page shows only those of the test. */
export async function readAllAnnouncements(person: Person): Promise<void> {
  const { graphql } = await signIn(person.email, person.password)
  const { myUnreadAnnouncements } = (await graphql(
    '{ myUnreadAnnouncements { edges { node { id } } } }',
  )) as { myUnreadAnnouncements: { edges: { node: { id: string } }[] } } // the result of the query
  for (const { node } of myUnreadAnnouncements.edges) {
    await graphql(
      'mutation Read($id: UUID!) { readAnnouncement(announcementId: $id) { nodeId } }',
      { id: node.id },
    )
  }
}
