import { z } from 'zod'
import type { Client } from '../_shared/project/clients.ts'
import { FunctionError } from '../_shared/http/function-error.ts'
import type { Group } from './group-body.ts'

/** Finds a person by id or email address. */
export async function findUserId(service: Client, userName: string): Promise<string | null> {
  const answer = await service.rpc('find_user_id', { user_name: userName })
  if (answer.error !== null) throw answer.error
  return z.uuid().nullable().parse(answer.data)
}

export async function addToGroup(service: Client, userId: string, group: Group): Promise<void> {
  const { error } = await service.rpc('add_user_to_group', { user_id: userId, group_name: group })
  if (error === null) return
  if (error.message === 'user_not_found') throw new FunctionError(404, 'user_not_found')
  throw error
}
