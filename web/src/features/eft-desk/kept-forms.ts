import { z } from 'zod/mini'
import type { BankFormsQuery } from './eft-desk.generated.ts'
import type { BankForm } from './read/bank-forms.ts'

const place = z.optional(z.int().check(z.minimum(0)))

const columns = z.object({
  date: z.int().check(z.minimum(0)),
  amount: place,
  moneyIn: place,
  moneyOut: place,
  balance: place,
  texts: z.array(z.int().check(z.minimum(0))),
  reference: place,
})

/** Forms that administrators have said, by their row of names. One that cannot be read is asked for again. */
export function keptForms(data: BankFormsQuery | undefined): Record<string, BankForm> {
  return Object.fromEntries(
    (data?.bankFormCollection.edges ?? []).flatMap(({ node }) => {
      const read = columns.safeParse(JSON.parse(node.columns))
      return read.success ? [[node.header, { bank: node.name, columns: read.data }]] : []
    }),
  )
}
