import type { FieldValues } from 'react-hook-form'
import type { EntityFormOptions } from '@/components/form/entity-form.ts'
import { useEntityForm } from '@/components/form/use-entity-form.ts'

/** What a form of the account does with its values, and what happens then. */
export interface Sending<Out, Answer> {
  /** Rejects with what the person should read. */
  onSend: (values: Out) => Promise<Answer>
  /** Goes to the next page or step. The form stays pending until the returned promise has settled. */
  onSent: (answer: Answer) => unknown
}

/**
 * A form that the browser or a password manager may fill in. As the person may have typed nothing, leaving it asks
 * nothing unless `asks` is set.
 */
export function useAccountForm<V extends FieldValues, Out, Answer>({
  onSend,
  onSent,
  ...options
}: Sending<Out, Answer> &
  Pick<
    EntityFormOptions<V, Out>,
    'schema' | 'values' | 'mode' | 'draft' | 'neverKept' | 'error' | 'notice' | 'asks'
  >) {
  return useEntityForm<V, Out, Answer>({
    mode: 'onTouched',
    notice: null,
    asks: false,
    ...options,
    sends: true,
    waits: false,
    save: async (values) => onSend(values),
    onSaved: onSent,
  })
}
