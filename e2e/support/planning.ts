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

/** A school that no other test finds: the name begins with a word of its own. */
export async function newSchool(province: string): Promise<{ name: string; word: string }> {
  const word = `Kw${randomUUID().slice(0, 8)}`
  const name = `${word} Primary School`
  await insert('school', { name, town: 'Testville', provinces: [province] })
  return { name, word }
}

/** @param addressee the id of a profile */
export const newAnnouncement = (title: string, message: string, addressee: string) =>
  insert('announcement', { title, message, send_to: [addressee] })

interface Person {
  email: string
  password: string
}

/** A person who has filled in the profile form. @returns the profile's id */
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
  `)) as { saveTeacherProfile: { id: string } } // the shape asked for
  return saveTeacherProfile.id
}

/** The person's profile as it is stored, without the columns that no form has. */
export async function profileOf(userId: string) {
  const { data, error } = await service
    .from('teacher_profile')
    .select(
      'id, title, name, surname, language, province, days_per_week, translate_i18n, school(name)',
    )
    .eq('user_id', userId)
    .single<Record<string, unknown>>()
  if (error !== null) throw new Error(error.message)
  return data
}
