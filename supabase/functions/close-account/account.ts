import { z } from 'zod'
import { throwDatabaseError } from '../_shared/project/database-error.ts'
import type { Client } from '../_shared/project/clients.ts'

const closed = z.object({
  name: z.string(),
  language: z.enum(['en', 'af']).nullable(),
  formerUsers: z.array(z.string()),
})

/** What was closed; the former users are accounts that were merged into this one. */
export type Closed = z.infer<typeof closed>

/** Has Auth check a password by signing in with it, and ends that session again. */
export async function isPassword(
  visitor: Client,
  email: string,
  password: string,
): Promise<boolean> {
  const { error } = await visitor.auth.signInWithPassword({ email, password })
  if (error === null) {
    await visitor.auth.signOut({ scope: 'local' })
    return true
  }
  if (error.code === 'invalid_credentials') return false
  throw error
}

/** @throws FunctionError 409 with what has to end first */
export async function closeProfile(service: Client, userId: string): Promise<Closed> {
  const answer = await service.rpc('close_account', { user_id: userId })
  if (answer.error !== null) throwDatabaseError(answer.error)
  return closed.parse(answer.data)
}

/** Pictures in question papers. Proofs of payment stay with their orders. */
export async function removePictures(service: Client, userId: string): Promise<void> {
  const images = service.storage.from('papers')
  const folder = `Assessments/${userId}`
  // A teacher has at most 500 (limit_own_pictures).
  const { data, error } = await images.list(folder, { limit: 1000 })
  if (error !== null) throw error
  if (data.length === 0) return
  const removed = await images.remove(data.map(({ name }) => `${folder}/${name}`))
  if (removed.error !== null) throw removed.error
}

export async function deleteUser(service: Client, userId: string): Promise<void> {
  const { error } = await service.auth.admin.deleteUser(userId)
  if (error !== null) throw error
}
