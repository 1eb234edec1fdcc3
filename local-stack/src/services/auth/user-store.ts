import pg from 'pg'
import { authErrors } from './errors.ts'
import { selectUser } from './sql/users.sql.ts'

/** Turns the unique violations of auth.users into Auth's own words. */
export async function namingDuplicates<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '23505') {
      if (error.constraint === 'users_email_partial_key') throw authErrors.emailExists()
      if (error.constraint === 'users_phone_key') throw authErrors.phoneExists()
    }
    throw error
  }
}

/** @throws AuthError user_not_found */
export async function readUser(
  client: pg.ClientBase | pg.Pool,
  id: string,
): Promise<Record<string, unknown>> {
  const found = await client.query<{ user: Record<string, unknown> }>(selectUser, [id])
  const user = found.rows[0]?.user
  if (user === undefined) throw authErrors.userNotFound()
  return user
}

/** Runs several statements as one, on one connection. */
export async function inTransaction<T>(
  pool: pg.Pool,
  run: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await run(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
