import { z } from 'zod/mini'
import { askAgain } from '@/graphql/ask-again.ts'
import { readNow, type WritingClient } from '@/graphql/write.ts'
import { AppError, toAppError } from '@/lib/errors.ts'
import { readCustomer } from './customer-document.ts'
import { CustomerPageDocument, SetUserGroupsDocument } from './customer-page.generated.ts'

const names = ['admin', 'reporting', 'superadmin', 'teacher'] as const

type GroupTicks = Record<(typeof names)[number], boolean>

export const ticksOf = (groups: readonly string[]): GroupTicks => ({
  admin: groups.includes('admin'),
  reporting: groups.includes('reporting'),
  superadmin: groups.includes('superadmin'),
  teacher: groups.includes('teacher'),
})

export const groupsIn = (ticks: GroupTicks): string[] => names.filter((name) => ticks[name])

const seen = z.array(z.string())

/**
 * Puts a user into exactly these groups.
 * @param version the groups that were shown, as JSON
 * @throws AppError row_changed when they have changed since
 */
export async function saveGroups(
  client: WritingClient,
  { userId, groups, version }: { userId: string; groups: string[]; version: string },
): Promise<void> {
  try {
    await client.mutate({
      mutation: SetUserGroupsDocument,
      variables: { userId, groups, known: seen.parse(JSON.parse(version)) },
    })
  } catch (error) {
    const reason = toAppError(error)
    throw reason.code === 'groups_changed' ? new AppError('row_changed') : reason
  } finally {
    await askAgain(client, ['customerPage'])
  }
}

/** The groups as they are now. @throws AppError */
export async function readGroups(client: WritingClient, userId: string) {
  const answer = await readNow(client, CustomerPageDocument, { id: userId })
  const customer = readCustomer(answer?.customerPage ?? null)
  return customer === null
    ? null
    : { version: JSON.stringify(customer.groups), values: ticksOf(customer.groups) }
}
