import { signForm, type Account } from './rules.ts'

const lengths: Record<string, number> = {
  name_first: 100,
  name_last: 100,
  email_address: 100,
  m_payment_id: 100,
  item_name: 100,
  item_description: 255,
  custom_str1: 255,
}

const isUrl = (value: string) => URL.canParse(value) && /^https?:/.test(value)

/** The faults that the provider's page would report in a posted form; none when it is valid. */
export function faultsOf(form: Map<string, string>, account: Account): string[] {
  const wrong = (name: string, why: string) =>
    `The supplied variables are not according to specification: ${name} : ${name} ${why}`
  const faults: string[] = []
  for (const name of ['merchant_id', 'merchant_key', 'amount', 'item_name']) {
    if ((form.get(name) ?? '') === '') faults.push(wrong(name, 'is required'))
  }
  if (form.get('merchant_id') !== account.merchantId)
    faults.push(wrong('merchant_id', 'is unknown'))
  if (form.get('merchant_key') !== account.merchantKey) {
    faults.push(wrong('merchant_key', 'is not that of the merchant'))
  }
  const amount = form.get('amount') ?? ''
  if (!/^\d+(\.\d{1,2})?$/.test(amount)) faults.push(wrong('amount', 'must be a number'))
  else if (Number(amount) < 5) faults.push(wrong('amount', 'must be at least R5.00'))
  for (const [name, longest] of Object.entries(lengths)) {
    if ((form.get(name) ?? '').length > longest) faults.push(wrong(name, 'is too long'))
  }
  for (const name of ['return_url', 'cancel_url', 'notify_url']) {
    const value = form.get(name)
    if (value !== undefined && !isUrl(value)) faults.push(wrong(name, 'must be a valid URL'))
  }
  if (form.get('signature') !== signForm(form, account)) {
    faults.push('signature : Generated signature does not match submitted signature')
  }
  return faults
}
