import { skipToken, useQuery } from '@apollo/client/react'
import { useTellUnread } from '@/components/use-tell-unread.ts'
import { z } from 'zod/mini'
import { keptFor } from '@/lib/kept-for.ts'
import { isUuid } from '@/lib/uuid.ts'
import { CustomerForOrderDocument, type CustomerForOrderQuery } from './new-order.generated.ts'

const text = z.optional(z.nullable(z.string()))

const customer = z.object({
  teacherProfileId: z.string(),
  owner: z.string(),
  username: z.string(),
  title: text,
  name: text,
  surname: text,
  email: text,
  school: text,
  /** The quote that the customer has already. */
  quote: z.nullable(z.object({ id: z.string(), orderNumber: z.nullable(z.string()) })),
})

export type OrderCustomer = z.infer<typeof customer>

/** "Ms Thandi Nkosi", or the name that the person signs in with. */
export const customerName = ({ title, name, surname, username }: OrderCustomer): string => {
  const full = [title, name, surname].filter(Boolean).join(' ')
  return full === '' ? username : full
}

/** The name in an owner: a uuid, then "::", then the name without spaces; null for anything else (A5.4). */
export const nameInOwner = (owner: string): string | null => {
  const [, id = '', name = ''] = /^([^:]+)::(\S+)$/.exec(owner) ?? []
  return isUuid(id) ? name : null
}

/** Whom the parameters of an address name; null for nobody. */
export function customerParams({
  teacherProfileId = '',
  owner = '',
}: {
  teacherProfileId?: string | undefined
  owner?: string | undefined
}): { teacherProfileId: string; owner: string } | null {
  return isUuid(teacherProfileId) && nameInOwner(owner) !== null
    ? { teacherProfileId, owner }
    : null
}

/** The same object for the same answer. */
const customerIn = keptFor((data: CustomerForOrderQuery): OrderCustomer | null =>
  typeof data.customerForOrder === 'string'
    ? customer.parse(JSON.parse(data.customerForOrder))
    : null,
)

/**
 * The customer whom the address names.
 * @returns undefined while nobody is named or it is not known yet; null when there is no such customer
 */
export function useOrderCustomer(
  params: ReturnType<typeof customerParams>,
): OrderCustomer | null | undefined {
  const { data, error, refetch } = useQuery(
    CustomerForOrderDocument,
    params === null ? skipToken : { variables: params, fetchPolicy: 'cache-and-network' },
  )
  useTellUnread(error, refetch)
  return params === null || data === undefined ? undefined : customerIn(data) // a whole answer, never a part
}
