import { useState, useTransition } from 'react'
import { useForAWhile } from '@/lib/use-for-a-while.ts'
import { readShippingDetails, saveShippingDetails } from './saved-address.ts'
import type { shippingFormSchema, ShippingDetails } from './shipping-schema.ts'

/**
 * Fills the address that a teacher has saved into a form, and saves the one that stands there for the next order. That
 * there is none, and that it was saved, is said for five seconds.
 */
export function useSavedAddress(
  profileId: string,
  form: {
    schema: ReturnType<typeof shippingFormSchema>
    /** Puts a saved address into the fields. */
    put: (details: ShippingDetails) => void
    /** What stands in the fields. */
    typed: () => ShippingDetails
    /** Marks what is wrong in the fields. */
    check: () => Promise<boolean>
    /** One that cannot be fetched is warned of as well. */
    failureWarns?: boolean
  },
  onSaved: (details: ShippingDetails) => void,
) {
  const warning = useForAWhile()
  const saved = useForAWhile()
  const [error, setError] = useState<unknown>(null)
  const [saving, startSaving] = useTransition()
  const [looking, startLooking] = useTransition()

  const lookUp = () =>
    startLooking(async () => {
      setError(null)
      warning.hide()
      try {
        const details = await readShippingDetails(profileId)
        if (details === null) warning.show()
        else form.put(details)
      } catch (reason) {
        setError(reason)
        if (form.failureWarns === true) warning.show()
      }
    })

  const keep = () =>
    startSaving(async () => {
      setError(null)
      if (!(await form.check())) return
      const typed = { ...form.typed() }
      try {
        await saveShippingDetails(profileId, form.schema.parse(typed))
        onSaved(typed)
        saved.show()
      } catch (reason) {
        setError(reason)
      }
    })

  return {
    lookUp,
    looking,
    keep,
    saving,
    error,
    none: warning.shown,
    /** Says that there is none, where it was looked for by itself. */
    sayNone: warning.show,
    saved: saved.shown,
  }
}
