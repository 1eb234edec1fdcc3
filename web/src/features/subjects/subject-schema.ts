import { sameText } from '@kryt/supabase/same-signs'
import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import * as longest from '@/lib/longest.ts'
import type { SubjectRow_SubjectFragment } from './subjects.generated.ts'

const messages = defineMessages({
  grade: { defaultMessage: 'Grade required', id: '19DQke' },
  subject: { defaultMessage: 'Subject required', id: 'kpR1s8', description: 'Taught at school' },
})

/** A subject that the list has already. */
export type OtherSubject = Pick<SubjectRow_SubjectFragment, 'grade' | 'subject'>

/**
 * The values of the form.
 * @param others the other subjects of the grade: the name may be none of theirs, as the database compares them
 */
export const subjectSchema = (intl: IntlShape, others: readonly OtherSubject[]) =>
  z
    .object({
      grade: z.string().check(z.minLength(1, intl.formatMessage(messages.grade))),
      subject: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, intl.formatMessage(messages.subject)),
          z.maxLength(longest.subjectName),
        ),
      subjectAf: z.string().check(z.trim(), z.maxLength(longest.subjectName)),
    })
    .check(
      z.superRefine(({ grade, subject }, context) => {
        const taken = others.some(
          (one) => one.grade === grade && sameText(one.subject) === sameText(subject),
        )
        if (taken) {
          context.addIssue({
            code: 'custom',
            path: ['subject'],
            message: intl.formatMessage(
              { defaultMessage: 'Subject already added to Grade {grade}', id: 'o6/d6u' },
              { grade },
            ),
            input: subject,
          })
        }
      }),
    )

export type SubjectValues = z.infer<ReturnType<typeof subjectSchema>>

export const valuesOfSubject = (
  subject: Pick<SubjectRow_SubjectFragment, keyof SubjectValues> | null,
): SubjectValues => ({
  grade: subject?.grade ?? '',
  subject: subject?.subject ?? '',
  subjectAf: subject?.subjectAf ?? '',
})
