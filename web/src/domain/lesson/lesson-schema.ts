import { headingsSchema } from '@kryt/documents/headings'
import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import * as longest from '@/lib/longest.ts'
import { isFilled } from './lesson-progress.ts'
import { hasPlaceholder, isChoice } from './change-steps.ts'
import type { LessonRules } from './lesson-shelf.ts'

const messages = defineMessages({
  name: { defaultMessage: 'Name is required', id: 'Gvxoji' },
  subject: { defaultMessage: 'Subject is required', id: 'l70fqK', description: 'School subject' },
  school: { defaultMessage: 'School is required', id: 'LOkecn' },
  number: { defaultMessage: 'A whole number from 0 to 1,000', id: 'oZ+gHp' },
  field: { defaultMessage: 'This field is required', id: 'TKmub+' },
  label: { defaultMessage: 'Label is required', id: '3KGFyF' },
  complexity: { defaultMessage: 'Complexity is required', id: '8tOFC3' },
  points: { defaultMessage: 'Points are required', id: 'zeKuLw' },
  type: { defaultMessage: 'Type is required', id: 'kunS6i' },
  hint: { defaultMessage: 'Hint is required', id: 'c7y0Rq' },
  placeholder: { defaultMessage: 'Placeholder is required', id: 'Yuh+Lv' },
  items: { defaultMessage: 'Give at least one choice', id: '6jF39I' },
})

const optionalNumber = (message: string) =>
  z.string().check(z.refine((text) => /^\d{0,4}$/.test(text) && Number(text) <= 1000, message))

const isText = (text: string | null | undefined) => (text ?? '').trim() !== ''

/**
 * The rules of a lesson (T5.5, T5.6): while one is planned, every heading and every field has a value. A template for
 * everybody says how its fields are filled in (A5.5).
 */
export function lessonSchema(intl: IntlShape, rules: LessonRules) {
  const say = (key: keyof typeof messages) => intl.formatMessage(messages[key])
  const field = z
    .looseObject({
      type: z.enum(
        ['Text', 'Textarea', 'Select', 'Multi Select', 'Radio', 'Checkbox'],
        say('type'),
      ),
      label: z.string().check(z.refine((text) => text.trim() !== '', say('label'))),
      value: z.nullish(z.union([z.string(), z.array(z.string())])),
      items: z.nullish(z.array(z.string())),
      hint: z.nullish(z.string()),
      placeholder: z.nullish(z.string()),
    })
    .check(
      z.refine((one) => !rules.filled || isFilled(one), { path: ['value'], message: say('field') }),
      z.refine((one) => !isChoice(one) || (one.items ?? []).some((item) => item.trim() !== ''), {
        path: ['items'],
        message: say('items'),
      }),
      z.refine((one) => !rules.shared || isText(one.hint), {
        path: ['hint'],
        message: say('hint'),
      }),
      z.refine((one) => !rules.shared || !hasPlaceholder(one) || isText(one.placeholder), {
        path: ['placeholder'],
        message: say('placeholder'),
      }),
    )
  return z.object({
    name: z.string().check(z.trim(), z.minLength(1, say('name')), z.maxLength(longest.lessonName)),
    grade: z.string(),
    subjectId: z.string().check(z.minLength(rules.filled ? 1 : 0, say('subject'))),
    schoolId: z.string().check(z.minLength(rules.shared ? 1 : 0, say('school'))),
    complexity: z.string().check(z.minLength(1, say('complexity'))),
    fontFamily: z.string(),
    minutes: optionalNumber(say('number')),
    totalPoints: optionalNumber(say('number')).check(
      z.minLength(rules.shared ? 1 : 0, say('points')),
    ),
    // Each says so itself: a message about all of them would stand beside none.
    headings: headingsSchema.check(({ value: all, issues }) => {
      for (const [at, { value }] of all.entries()) {
        if (rules.filled && value.trim() === '')
          issues.push({
            code: 'custom',
            message: say('field'),
            path: [at, 'value'],
            input: value,
          })
      }
    }),
    steps: z.array(
      z.looseObject({
        name: z.string().check(z.refine((text) => text.trim() !== '', say('name'))),
        fields: z.array(field),
      }),
    ),
  })
}
