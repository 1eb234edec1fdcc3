import { expect } from 'vitest'

/** Expects the statement to fail with exactly this message, the error word that the API passes on. */
export async function expectRefused(statement: Promise<unknown>, message: string): Promise<void> {
  await expect(statement).rejects.toMatchObject({ message })
}

/** Postgres' own refusal for a missing grant, on a table or one of its columns. */
export const noRight = (table: string) => `permission denied for table ${table}`

/** Postgres' own refusal of a row that no policy lets the caller write. */
export const noPolicy = (table: string) =>
  `new row violates row-level security policy for table "${table}"`
