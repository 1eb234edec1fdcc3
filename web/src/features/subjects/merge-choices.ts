import { containsWords } from '@kryt/supabase/same-signs'
import type { IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import type { Found } from '@/components/form/fields/combobox/choice.ts'

interface Other {
  id: string
  subject: string
  subjectAf: string | null
}

const most = 50

/** What is chosen: the subject that stays. */
export const mergeSchema = (intl: IntlShape) =>
  z.object({
    into: z.string(
      intl.formatMessage({
        defaultMessage: 'Choose another subject to merge this one into.',
        id: '6JvHA6',
      }),
    ),
  })

/** The subjects whose name in either language contains every word. */
export function choicesOf(others: readonly Other[], words: string): Found<string> {
  const found = others.filter((one) =>
    containsWords(`${one.subject} ${one.subjectAf ?? ''}`, words),
  )
  return {
    choices: found.slice(0, most).map(({ id, subject, subjectAf }) => ({
      key: id,
      value: id,
      label: subject,
      ...(subjectAf !== null && subjectAf !== subject && { note: subjectAf }),
    })),
    more: found.length > most,
  }
}

export const nameOf = (others: readonly Other[], id: string): string =>
  others.find((one) => one.id === id)?.subject ?? '…'
