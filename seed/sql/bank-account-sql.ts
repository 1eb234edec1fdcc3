import { insert, json, text } from './literals.ts'

/** The invented bank account that buyers of the seeded world pay into. */
export function bankAccountSql(): string {
  const account = {
    accountHolder: 'Kryt (Pty) Ltd',
    bank: 'Example Bank',
    accountType: 'Cheque',
    accountNumber: '62000000001',
    branchCode: '250655',
    proofEmail: 'payments@kryt.example',
    proofPhone: '012 345 6789',
  }
  return insert('public.secret', ['type', 'value'], [[text('BankAccount'), json(account)]])
}
