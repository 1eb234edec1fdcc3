import { defineMessages, type MessageDescriptor } from 'react-intl'
import { choiceFilter, type FilterOption } from '@/components/list/filters.ts'
import { isUuid } from '@/lib/uuid.ts'

const words = defineMessages({
  school: { defaultMessage: 'School', id: 'c9n6Sh' },
})

/** The value for rows that belong to no school. */
export const withoutSchool = 'none'

type OfSchool = { schoolId: { eq: string } | { is: 'NULL' } }

/** Schools as the options of the filter; undefined while they are being loaded. */
export const schoolOptions = (
  schools: readonly { id: string; name: string }[] | undefined,
  none?: MessageDescriptor,
): readonly FilterOption[] | undefined =>
  schools && [
    ...schools.map(({ id, name }) => ({ value: id, label: name })),
    ...(none === undefined ? [] : [{ value: withoutSchool, label: none }]),
  ]

/**
 * Narrows a list of lessons, papers or templates to those of one school.
 * @param options a hook that gives schoolOptions() of the schools that the rows name
 */
export const schoolFilter = (options: () => readonly FilterOption[] | undefined) =>
  choiceFilter<OfSchool>({
    label: words.school,
    options,
    knows: (value) => value === withoutSchool || isUuid(value),
    where: (value) => ({
      schoolId: value === withoutSchool ? { is: 'NULL' } : { eq: value },
    }),
  })
