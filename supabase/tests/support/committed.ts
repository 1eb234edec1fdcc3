import type pg from 'pg'

/** Removes what tests with several connections have committed. Nobody else can delete invoices. */
export async function forgetOrders(root: pg.Client): Promise<void> {
  await root.query('delete from public.refund')
  await root.query('alter table public.invoice disable trigger keep_invoice')
  await root.query('delete from public.invoice where credited_invoice_id is not null')
  await root.query('delete from public.invoice')
  await root.query('alter table public.invoice enable trigger keep_invoice')
  await root.query('delete from public.payment_notification')
  await root.query('delete from public.teacher_products_order')
  await root.query('delete from public.coupon')
  await root.query('delete from public.product')
  await root.query('delete from public.teacher_profile')
  await root.query('delete from auth.users')
}
