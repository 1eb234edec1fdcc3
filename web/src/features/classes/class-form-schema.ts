import { sameText } from '@kryt/supabase/same-signs'
import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import * as longest from '@/lib/longest.ts'
import type { ClassesCard_ClassFragment } from './classes-card.generated.ts'

const messages = defineMessages({
  name: { defaultMessage: 'Name is required', id: 'Gvxoji' },
  used: { defaultMessage: 'Class Name already used', id: 'oN8grp' },
  grade: { defaultMessage: 'Grade is required', id: 'jRvMFo' },
  subject: { defaultMessage: 'Subject is required', id: 'l70fqK', description: 'School subject' },
})

/** The choice for a subject that is not in the list. */
export const anotherSubject = 'another'

const sameName = (one: string, other: string) => sameText(one) === sameText(other)

/** @param others the teacher's other classes */
export function classFormSchema(intl: IntlShape, others: readonly ClassesCard_ClassFragment[]) {
  const text = (key: keyof typeof messages) =>
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, intl.formatMessage(messages[key])),
        z.maxLength(
          longest.className,
          intl.formatMessage(
            { defaultMessage: 'At most {length} characters', id: 'q8oOHm' },
            { length: longest.className },
          ),
        ),
      )
  return z
    .object({
      grade: z.string().check(z.minLength(1, intl.formatMessage(messages.grade))),
      subjectId: z.string().check(z.minLength(1, intl.formatMessage(messages.subject))),
      newSubject: z.string().check(z.trim(), z.maxLength(longest.subjectName)),
      name: text('name'),
    })
    .check(
      z.refine(({ subjectId, newSubject }) => subjectId !== anotherSubject || newSubject !== '', {
        path: ['newSubject'],
        error: intl.formatMessage(messages.subject),
      }),
      z.refine(
        ({ subjectId, name }) =>
          !others.some((one) => one.subjectId === subjectId && sameName(one.name, name)),
        { path: ['name'], error: intl.formatMessage(messages.used) },
      ),
    )
}

export type ClassValues = z.infer<ReturnType<typeof classFormSchema>>

export const valuesOfClass = (edited: ClassesCard_ClassFragment | null): ClassValues => ({
  grade: edited?.subject?.grade ?? '',
  subjectId: edited?.subjectId ?? '',
  newSubject: '',
  name: edited?.name ?? '',
})
