import { z } from 'zod/mini'
import { target, type Target } from '@/domain/transfer/target.ts'

/** @param json JSON arrives as text */
export const readCandidates = (json: string): Target[] => z.array(target).parse(JSON.parse(json))

/** Whether a transfer can pay it: one that waits, a quote, or one that was marked paid and that nothing has paid yet. */
export const mayPay = ({ status, card, due, archived }: Target): boolean =>
  !archived &&
  Number(due) > 0 && // only its sign
  (['QUOTING', 'PROCESSING'].includes(status) || (status === 'PAID' && !card))
