import { z } from 'zod'
import { service, teacher, type Person } from '../gateway/people.ts'
import { graphql, type Answer } from './api.ts'

export interface Teacher extends Person {
  profileId: string
}

/** Creates a person as after the first sign-in: with an empty profile, in the group of teachers. */
export async function newTeacher(): Promise<Teacher> {
  const person = await teacher()
  const { data } = await ask(person, 'mutation { ensureTeacherProfile { id } }')
  const { ensureTeacherProfile } = z
    .object({ ensureTeacherProfile: z.object({ id: z.string() }) })
    .parse(data)
  return { ...person, profileId: ensureTeacherProfile.id }
}

export const ask = (
  person: Person,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Answer> => graphql(query, variables, { token: person.token })

/** A subject of CAPS, for whatever is of one. */
export async function subjectId(): Promise<string> {
  const { data } = await service()
    .from('subject')
    .select('id')
    .eq('grade', '4')
    .eq('subject', 'Social Sciences')
    .single()
    .throwOnError()
  return z.object({ id: z.uuid() }).parse(data).id
}

/** Inserts a row with the service key. @returns its id */
export async function insert(table: string, row: object): Promise<string> {
  const { data, error } = await service().from(table).insert(row).select('id').single()
  if (error !== null) throw new Error(`${table}: ${error.message}`)
  return z.object({ id: z.string() }).parse(data).id
}

export async function remove(people: Person[], rows: [table: string, id: string][]): Promise<void> {
  for (const [table, id] of rows) await service().from(table).delete().eq('id', id)
  for (const { id } of people) await service().auth.admin.deleteUser(id)
}
