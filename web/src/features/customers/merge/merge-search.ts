import { sameText } from '@kryt/supabase/same-signs'
import type { ApolloClient } from '@apollo/client'
import { z } from 'zod/mini'
import type { Choice, Found } from '@/components/form/fields/combobox/choice.ts'
import { searchTeachers } from '@/domain/people/teacher-choices.ts'
import { readNow } from '@/graphql/write.ts'
import { OldCustomerDocument } from './merge.generated.ts'

const text = z.nullable(z.string())
const account = z.nullable(
  z.object({
    standing: z.string(),
    profile: z.nullable(z.object({ id: z.string(), title: text, name: text, surname: text })),
  }),
)

/** A customer of the old shop who never signed in is in no list, but is found by the whole address. */
async function oldCustomer(client: ApolloClient, email: string): Promise<Choice<string> | null> {
  const answer = await readNow(client, OldCustomerDocument, { email })
  const found = account.parse(JSON.parse(answer?.findTeacherAccount ?? 'null'))
  if (found?.standing !== 'imported' || found.profile === null) return null
  const { id, title, name, surname } = found.profile
  const person = [title, name, surname].filter((part) => part !== null).join(' ')
  return {
    key: id,
    value: id,
    label: person === '' ? email : person,
    note: person === '' ? undefined : email,
  }
}

/**
 * The other account of a person, by the id of its profile.
 * @throws AppError
 */
export async function searchOther(
  client: ApolloClient,
  without: string,
  words: string,
  signal: AbortSignal,
): Promise<Found<string>> {
  const found = await searchTeachers(client, words, signal)
  const choices = found.choices.filter(({ value }) => value !== without)
  if (choices.length > 0 || !z.email().safeParse(sameText(words)).success)
    return { ...found, choices }
  const old = await oldCustomer(client, sameText(words))
  return { choices: old === null || old.value === without ? [] : [old] }
}
