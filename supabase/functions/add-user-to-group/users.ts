import { z } from 'zod'
import type { Client } from '../_shared/clients.ts'
import { required, projectKey, type ReadVariable } from '../_shared/environment.ts'
import { FunctionError } from '../_shared/errors.ts'
import type { Group } from './group-body.ts'

const uuid = z.uuid()
const userSchema = z.object({ id: z.string(), email: z.string().nullish() })
const userList = z.object({ users: z.array(userSchema) })
type User = z.infer<typeof userSchema>
const pageSize = 200

export async function callerGroups(asCaller: Client): Promise<string[]> {
  const answer = await asCaller.rpc('my_groups')
  if (answer.error !== null) throw answer.error
  return z.array(z.string()).parse(answer.data)
}

/**
 * An id is taken as it is (an unknown one is refused when it is used); an address is looked up at Auth, whose
 * `filter` the client's `listUsers` does not offer. It matches parts of addresses, hence the loop.
 */
export async function findUserId(read: ReadVariable, userName: string): Promise<string | null> {
  if (uuid.safeParse(userName).success) return userName
  const wanted = userName.toLowerCase()
  for (let page = 1; ; page += 1) {
    const users = await usersMatching(read, wanted, page)
    const found = users.find(({ email }) => email?.toLowerCase() === wanted)
    if (found !== undefined) return found.id
    if (users.length < pageSize) return null
  }
}

async function usersMatching(read: ReadVariable, filter: string, page: number): Promise<User[]> {
  const url = new URL('/auth/v1/admin/users', required(read, 'SUPABASE_URL'))
  url.search = new URLSearchParams({
    filter,
    page: String(page),
    per_page: String(pageSize),
  }).toString()
  // Service key: nobody but Auth's own administration may look a person up by address. That the caller is an
  // administrator was established before.
  const key = projectKey(read, 'secret')
  const response = await fetch(url, { headers: { apikey: key, authorization: `Bearer ${key}` } })
  if (!response.ok) throw new Error(`Auth refused to list users: ${String(response.status)}`)
  return userList.parse(await response.json()).users
}

export async function addToGroup(service: Client, userId: string, group: Group): Promise<void> {
  const { error } = await service.rpc('add_user_to_group', { user_id: userId, group_name: group })
  if (error === null) return
  if (error.message === 'user_not_found') throw new FunctionError(404, 'user_not_found')
  throw error
}
