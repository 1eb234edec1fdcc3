import { observableValue } from '@/lib/observable-value.ts'

/**
 * How often the buyer has begun, and ended, a change of the cart by their own hand in this window: what comes of it is
 * no surprise to them.
 */
export const ownChanges = observableValue({ begun: 0, ended: 0 })

/** Runs a change that the buyer asked for, until the cart has been read again. */
export async function asOwnChange<T>(change: () => Promise<T>): Promise<T> {
  ownChanges.set({ ...ownChanges.get(), begun: ownChanges.get().begun + 1 })
  try {
    return await change()
  } finally {
    ownChanges.set({ ...ownChanges.get(), ended: ownChanges.get().ended + 1 })
  }
}
