import { z } from 'zod'
import { throwDatabaseError } from '../project/database-error.ts'
import type { Client } from '../project/clients.ts'

const account = z
  .object({
    standing: z.enum(['teacher', 'other_group', 'imported', 'unfinished']),
    /** {sub}::{username} */
    owner: z.string(),
    groups: z.array(z.string()),
    profile: z
      .object({
        id: z.uuid(),
        title: z.string().nullable(),
        name: z.string().nullable(),
        surname: z.string().nullable(),
        language: z.string().nullable(),
        province: z.string().nullable(),
        translateI18n: z.enum(['en', 'af']).nullable(),
      })
      .nullable(),
  })
  .nullable()

export type Account = NonNullable<z.infer<typeof account>>

/**
 * Whoever has this e-mail address, or null (`find_teacher_account`).
 * @param asCaller an administrator's or superadmin's client
 * @throws FunctionError 401 not_signed_in, 403 admin_required
 */
export async function findAccount(asCaller: Client, email: string): Promise<Account | null> {
  const answer = await asCaller.rpc('find_teacher_account', { email })
  if (answer.error !== null) throwDatabaseError(answer.error)
  return account.parse(answer.data)
}
