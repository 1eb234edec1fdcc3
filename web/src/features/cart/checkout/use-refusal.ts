import { useState } from 'react'
import { toAppError } from '@/lib/errors.ts'
import { withoutAnswer } from './place-order.ts'

/**
 * The refusal that still holds: it speaks of the order as it was refused, so it is over once the order is another, or
 * the buyer has read what changed. That no answer came says nothing of the order, and is told as long as it lasts.
 * @param error why the last attempt was refused; null when it was not
 * @param order stands for everything by which an order can be refused
 */
export function useRefusal(error: unknown, order: string) {
  const [refused, setRefused] = useState({ error, order })
  const isNew = refused.error !== error
  if (isNew) setRefused({ error, order })
  const holds =
    isNew ||
    refused.order === order ||
    error === null ||
    error === undefined ||
    withoutAnswer.has(toAppError(error).code)
  return { refusal: holds ? error : null, onRead: () => setRefused({ error, order: '' }) }
}
