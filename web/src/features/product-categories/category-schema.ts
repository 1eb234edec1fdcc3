import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import * as longest from '@/lib/longest.ts'
import type { Category } from './categories.ts'

const messages = defineMessages({
  name: { defaultMessage: 'Category name is required', id: 'aa9udX' },
})

/** The values of the form; an empty grade and an empty parent are none. */
export const categorySchema = (intl: IntlShape) =>
  z.object({
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, intl.formatMessage(messages.name)),
        z.maxLength(longest.categoryName),
      ),
    grade: z.string(),
    parentId: z.string(),
  })

export type CategoryValues = z.infer<ReturnType<typeof categorySchema>>

/** @param below the parent of a new one */
export const valuesOfCategory = (
  category: Category | null,
  below: Category | null,
): CategoryValues => ({
  name: category?.name ?? '',
  grade: (category ?? below)?.grade ?? '',
  parentId: (category === null ? below?.id : category.parentId) ?? '',
})
