import type { FieldValues } from 'react-hook-form'
import type { EntityForm, Figures } from './entity-form.ts'

/**
 * The form of a dialog that asks about figures, such as what is still to pay of an order: while they are being read, or
 * could not be, nothing is sent, and the form says why and offers to read them again.
 */
export function withFigures<V extends FieldValues>(
  form: EntityForm<V>,
  figures: Figures | undefined,
): EntityForm<V> {
  const waits = form.notNow === 'offline' || form.notNow === 'loading' || form.notNow === 'problem'
  if (figures === undefined || figures.known || waits) return form
  const unread = figures.error ?? null
  return {
    ...form,
    error: form.error ?? unread,
    again: unread === null ? null : figures.again,
    notNow: unread === null ? 'loading' : 'problem',
    submit: async () => Promise.resolve(),
  }
}
