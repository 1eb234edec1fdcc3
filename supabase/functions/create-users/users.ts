import { FunctionError } from '../_shared/http/function-error.ts'
import { findAccount } from '../_shared/people/find-account.ts'
import type { Client } from '../_shared/project/clients.ts'
import type { NewUser } from './users-body.ts'

/**
 * Creates the user in Auth, with a confirmed address: the administrator vouches for it. A user who was begun and never
 * finished (no group, never signed in) is taken over with the new password, so that a call that broke off can be
 * repeated.
 * @returns the id, or null when the address has a user that somebody uses
 */
export async function createUser(
  asCaller: Client,
  service: Client,
  { email, password, phoneNumber, language }: NewUser & { password: string },
): Promise<string | null> {
  const attributes = {
    password,
    email_confirm: true,
    user_metadata: { language, ...(phoneNumber ? { phone: phoneNumber } : {}) },
  }
  const created = await service.auth.admin.createUser({ email, ...attributes })
  if (created.error === null) return created.data.user.id
  if (created.error.code === 'weak_password') throw new FunctionError(422, 'weak_password')
  if (created.error.code !== 'email_exists') throw created.error
  const begun = await findAccount(asCaller, email)
  if (begun?.standing !== 'unfinished') return null
  const id = begun.owner.split('::')[0] ?? ''
  const taken = await service.auth.admin.updateUserById(id, attributes)
  if (taken.error !== null) throw taken.error
  return id
}

export async function settle(service: Client, userId: string): Promise<void> {
  const { error } = await service.rpc('settle_created_teacher', { user_id: userId })
  if (error !== null) throw error
}

export async function deleteUser(service: Client, userId: string): Promise<void> {
  const { error } = await service.auth.admin.deleteUser(userId)
  if (error !== null) throw error
}
