import type { Account } from './rules.ts'

/** The public sandbox account of the provider. It works here and in the provider's sandbox. */
export const developmentAccount: Account = {
  merchantId: '10000100',
  merchantKey: '46f0cd694581a',
  passphrase: 'jt7NOE43FZPn',
}
