import { observableValue } from '@/lib/observable-value.ts'

/** The resource or bundle of the shop that changed, came or went last; a new object for each change. */
export const goodsChanged = observableValue<{ id: string } | null>(null)
