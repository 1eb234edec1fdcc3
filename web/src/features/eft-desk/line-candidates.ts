import { z } from 'zod/mini'
import { target, type Target } from '@/domain/transfer/target.ts'

/** @param json JSON arrives as text */
export const readCandidates = (json: string): Target[] => z.array(target).parse(JSON.parse(json))

/** Whether a transfer can pay it: one that waits, or one that was set to paid by hand and is not linked yet. */
export const mayPay = ({ status, method, due, archived }: Target): boolean =>
  !archived &&
  Number(due) > 0 && // only its sign
  (status === 'PROCESSING' || (status === 'PAID' && method === 'EFT'))
