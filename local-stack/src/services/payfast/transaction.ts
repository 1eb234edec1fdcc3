import type { Payment } from './payments.ts'

/** One transaction as the API returns it. Its amount is in cents; in form and notification it is in rand. */
export const transactionOf = ({ form, number }: Payment) => ({
  pf_payment_id: Number(number),
  m_payment_id: form.get('m_payment_id') ?? '',
  status: 'COMPLETE',
  amount: Math.round(Number(form.get('amount')) * 100),
  cc_status: '00',
  cc_message: 'Approved or completed successfully (00)',
})
