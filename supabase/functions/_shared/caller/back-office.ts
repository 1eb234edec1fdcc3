import { z } from 'zod'
import type { Client } from '../project/clients.ts'
import { FunctionError } from '../http/function-error.ts'

/** The caller's groups, read with the caller's own rights. */
export async function callerGroups(asCaller: Client): Promise<string[]> {
  const answer = await asCaller.rpc('my_groups')
  if (answer.error !== null) throw answer.error
  return z.array(z.string()).parse(answer.data)
}

/** @throws FunctionError 403 admin_required, unless one of the groups is of the back-office */
export function requireBackOffice(groups: readonly string[]): void {
  if (!groups.includes('admin') && !groups.includes('superadmin')) {
    throw new FunctionError(403, 'admin_required')
  }
}
