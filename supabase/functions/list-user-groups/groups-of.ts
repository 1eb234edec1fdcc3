import { z } from 'zod'
import { throwDatabaseError } from '../_shared/project/database-error.ts'
import type { Client } from '../_shared/project/clients.ts'

/**
 * The groups of the person with this e-mail address or id; null when there is none.
 * @throws FunctionError 401 not_signed_in, 403 admin_required
 */
export async function groupsOf(asCaller: Client, userName: string): Promise<string[] | null> {
  const answer = await asCaller.rpc('groups_of_user', { user_name: userName })
  if (answer.error !== null) throwDatabaseError(answer.error)
  return z.array(z.string()).nullable().parse(answer.data)
}
