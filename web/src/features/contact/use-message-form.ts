import type { FieldValues } from 'react-hook-form'
import type { EntityFormOptions } from '@/components/form/entity-form.ts'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { captchaToken } from '@/lib/captcha.ts'
import { postToFunction } from '@/lib/edge-function.ts'

/** The form of a message that a server function passes on; what was typed survives a failed attempt and a reload. */
export function useMessageForm<V extends FieldValues, Out>({
  to,
  onSent,
  ...options
}: Pick<EntityFormOptions<V, Out>, 'schema' | 'values' | 'draft'> & {
  /** The function's name. */
  to: 'contact' | 'support'
  onSent: () => void
}) {
  return useEntityForm<V, Out>({
    ...options,
    mode: 'onTouched',
    asks: false, // The draft is there again when the person comes back.
    notice: null, // The button says it.
    save: async (values) =>
      postToFunction(to, { ...values, recaptchaToken: await captchaToken('submit') }),
    onSaved: onSent,
  })
}
