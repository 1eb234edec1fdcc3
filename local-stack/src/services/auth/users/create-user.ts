import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { insertUser } from '../sql/users.sql.ts'
import { reloadUser, savingUser } from './user-store.ts'
import type { Json, User } from './user.ts'

export interface NewUser {
  id?: string
  email?: string
  phone?: string
  /** Empty for people who have no password yet. */
  passwordHash: string
  userData: Json
  appData: Json
  role?: string
  aud?: string
  anonymous?: boolean
}

/** Inserts the row and reads it back, since triggers of the project may have changed it. */
export async function insertNewUser(client: pg.PoolClient, user: NewUser): Promise<User> {
  const id = user.id ?? randomUUID()
  await savingUser('Database error saving new user', () =>
    client.query(insertUser, [
      id,
      user.aud ?? 'authenticated',
      user.role ?? 'authenticated',
      user.email ?? '',
      user.phone ?? '',
      user.passwordHash,
      JSON.stringify(user.appData),
      JSON.stringify(user.userData),
      user.anonymous ?? false,
    ]),
  )
  return reloadUser(client, id)
}
