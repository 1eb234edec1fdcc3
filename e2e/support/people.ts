import { randomUUID } from 'node:crypto'
import type { BrowserContextOptions } from '@playwright/test'
import { DEVELOPMENT_PASSWORD, PERSONAS, type PersonaName } from '@kryt/seed/personas.ts'
import { addresses } from './addresses.ts'
import { service, signIn } from './api.ts'
import { windowToken } from './window-token.ts'

export interface Credentials {
  email: string
  password: string
}

export interface Person extends Credentials {
  id: string
}

const storageKey = 'sb-127-auth-token'
const longAgo = '2026-01-01T00:00:00.000Z'

export const personaNamed = (name: PersonaName): Person => ({
  id: PERSONAS[name].id,
  email: PERSONAS[name].email,
  password: DEVELOPMENT_PASSWORD,
})

/** Creates a confirmed person that no other test uses. */
export async function createPerson(): Promise<Person> {
  const email = `test-${randomUUID()}@kryt.example`
  const password = 'Teacher-123'
  const { data, error } = await service.auth.admin.createUser({
    email,
    password,
    email_confirm: true,
  })
  if (error !== null) throw error
  return { id: data.user.id, email, password }
}

export async function deletePerson({ id }: Person): Promise<void> {
  const { error } = await service.auth.admin.deleteUser(id)
  if (error !== null) throw error
}

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

/**
 * The state of a browser in which that person is already signed in.
 * @param answered whether the cookie strip was answered on an earlier visit
 */
export async function signedInState(person: Credentials, answered = true): Promise<StorageState> {
  const signedIn = await signIn(person.email, person.password)
  const localStorage = [
    { name: storageKey, value: signedIn.stored },
    ...(answered ? [{ name: 'kryt.cookies', value: longAgo }] : []),
    ...(await windowToken(signedIn)),
  ]
  return { cookies: [], origins: [{ origin: addresses.web, localStorage }] }
}

/** The state of a browser of a visitor who has been here before. */
export const visitorState: StorageState = {
  cookies: [],
  origins: [{ origin: addresses.web, localStorage: [{ name: 'kryt.cookies', value: longAgo }] }],
}
