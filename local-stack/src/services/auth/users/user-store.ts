import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { AuthError } from '../errors.ts'
import pg from 'pg'
import { refuse } from '../refusals.ts'
import { userByEmail, userById, userByPhone } from '../sql/users.sql.ts'
import type { Queryable } from '../transaction.ts'
import type { User } from './user.ts'

async function one(client: Queryable, sql: string, value: string): Promise<User | null> {
  const found = await client.query<User>(sql, [value])
  return found.rows[0] ?? null
}

export const findUser = (client: Queryable, id: string) => one(client, userById, id)

export const findUserByEmail = (client: Queryable, email: string) => one(client, userByEmail, email)

export const findUserByPhone = (client: Queryable, phone: string) => one(client, userByPhone, phone)

/** The user as the transaction sees it now. @throws AuthError user_not_found */
export async function reloadUser(client: Queryable, id: string): Promise<User> {
  const user = await findUser(client, id)
  if (user === null) throw refuse.userNotFound()
  return user
}

/** The status that a trigger of the project asks for with an error code such as PT422, as GoTrue and PostgREST read it. */
const statusOf = (code = ''): ContentfulStatusCode | null =>
  /^PT[45]\d\d$/.test(code) ? (Number(code.slice(2)) as ContentfulStatusCode) : null // three digits, as tested

/**
 * @throws AuthError email_exists, phone_exists, what a trigger refused with a status of its own, or 500 with GoTrue's message
 * for what any other trigger or check refused
 */
export async function savingUser<T>(words: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof AuthError || !(error instanceof pg.DatabaseError)) throw error
    if (error.constraint === 'users_email_partial_key') throw refuse.emailExists()
    if (error.constraint === 'users_phone_key') throw refuse.phoneExists()
    const status = statusOf(error.code)
    if (status !== null) throw new AuthError(status, error.code ?? '', error.message)
    throw refuse.unexpected(words)
  }
}
