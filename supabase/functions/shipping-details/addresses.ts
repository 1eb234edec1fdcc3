import { z } from 'zod'
import type { Client } from '../_shared/project/clients.ts'
import { throwDatabaseError } from '../_shared/project/database-error.ts'
import type { Address } from './handler.ts'

const saved = z.record(z.string(), z.unknown()).nullable()

export async function readAddress(asCaller: Client, profileId: string): Promise<Address | null> {
  const answer = await asCaller.rpc('get_shipping_details', {
    teacher_profile_id: profileId,
  })
  return answer.error === null ? saved.parse(answer.data) : throwDatabaseError(answer.error)
}

export async function saveAddress(
  asCaller: Client,
  profileId: string,
  address: Address,
): Promise<void> {
  const { error } = await asCaller.rpc('save_shipping_details', {
    shipping_details: address,
    teacher_profile_id: profileId,
  })
  if (error !== null) throwDatabaseError(error)
}
