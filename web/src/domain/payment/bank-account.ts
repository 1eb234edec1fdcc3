import { z } from 'zod/mini'

const bankAccountSchema = z.object({
  accountHolder: z.string(),
  bank: z.string(),
  accountType: z.string(),
  accountNumber: z.string(),
  branchCode: z.string(),
  proofEmail: z.string(),
  proofPhone: z.string(),
})

export type BankAccount = z.infer<typeof bankAccountSchema>

/** Parses the answer of bankDetails (JSON); null when no account is set up. */
export function parseBankAccount(answer: string | null | undefined): BankAccount | null {
  if (answer === null || answer === undefined) return null
  return bankAccountSchema.parse(JSON.parse(answer))
}
