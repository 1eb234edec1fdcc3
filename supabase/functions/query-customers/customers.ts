import { z } from 'zod'
import { throwDatabaseError } from '../_shared/project/database-error.ts'
import type { Client } from '../_shared/project/clients.ts'

const columns =
  'id, teacher_profile_id, owner, username, title, name, surname, language, province, email, phone, registration_date, roles, product_count, school_name'

const rows = z.array(z.looseObject({ id: z.uuid() }))
export type Customer = z.infer<typeof rows>[number]

/** PostgREST answers at most so many rows at once. */
const page = 1000

/**
 * All customers that the caller may see, with the caller's own rights: administrators all of them, others none.
 * @throws FunctionError with the database's word
 */
export async function readCustomers(asCaller: Client): Promise<Customer[]> {
  const customers: Customer[] = []
  for (;;) {
    const query = asCaller.from('reporting_teacher').select(columns).order('id').limit(page)
    const last = customers.at(-1)
    const answer = await (last === undefined ? query : query.gt('id', last.id))
    if (answer.error !== null) throwDatabaseError(answer.error)
    const found = rows.parse(answer.data)
    customers.push(...found)
    if (found.length < page) return customers
  }
}
