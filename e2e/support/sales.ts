import { asOwner } from './database.ts'

/** Lets the time of a resource's sale come to its end, and the clock of the stack strike. */
export const endSale = async (productId: string) =>
  asOwner(
    ['begin'],
    // Written as time passes: without the triggers that would take the sale off at once.
    ['alter table public.product disable trigger user'],
    [
      `update public.product set sale_starts_at = now() - interval '2 hours',
         sale_ends_at = now() - interval '1 second' where id = $1`,
      [productId],
    ],
    ['alter table public.product enable trigger user'],
    ['commit'],
    ['select private.turn_sales()'],
  )
