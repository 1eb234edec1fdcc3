import { z } from 'zod/mini'

const draftSchema = z.record(z.string(), z.string())
const keyOf = (form: string) => `kryt.draft.${form}`

/**
 * What was typed into a form and not sent yet, for this window. Never used for passwords.
 * Storage that is full or forbidden only means that a reload forgets.
 */
export const formDraft = {
  read(form: string): Record<string, string> {
    try {
      const parsed = draftSchema.safeParse(JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}'))
      return parsed.success ? parsed.data : {}
    } catch {
      return {}
    }
  },
  write(form: string, values: Record<string, string>) {
    try {
      sessionStorage.setItem(keyOf(form), JSON.stringify(values))
    } catch {
      // See above.
    }
  },
  clear(form: string) {
    try {
      sessionStorage.removeItem(keyOf(form))
    } catch {
      // See above.
    }
  },
}
