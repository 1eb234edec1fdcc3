import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import { pictureTypes } from '@/components/pictures/shrink-picture.ts'
import * as longest from '@/lib/longest.ts'
import type { SchoolRow_SchoolFragment } from './schools.generated.ts'

const messages = defineMessages({
  name: { defaultMessage: 'Name is required', id: 'Gvxoji' },
  provinces: { defaultMessage: 'Choose at least one province', id: 'YiI3gh' },
})

/** The largest file that is taken as a logo, before it is made smaller: photos of a phone are a few megabytes. */
const largestLogo = 20_000_000

/** The values of the form. A logo is the key of the stored one, or a file that was chosen here. */
export const schoolSchema = (intl: IntlShape) =>
  z.object({
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, intl.formatMessage(messages.name)),
        z.maxLength(longest.schoolName),
      ),
    town: z.string().check(z.trim(), z.maxLength(longest.schoolTown)),
    provinces: z.array(z.string()).check(z.minLength(1, intl.formatMessage(messages.provinces))),
    isGeneric: z.boolean(),
    logo: z.nullable(
      z.union([z.file().check(z.maxSize(largestLogo), z.mime(pictureTypes)), z.string()]),
    ),
  })

export type SchoolValues = z.infer<ReturnType<typeof schoolSchema>>

/** The list without its nulls, which GraphQL's type allows and the database does not. */
export const provincesOf = ({ provinces }: Pick<SchoolRow_SchoolFragment, 'provinces'>): string[] =>
  provinces.filter((one) => one !== null)

export const valuesOfSchool = (
  school: Pick<
    SchoolRow_SchoolFragment,
    'name' | 'town' | 'provinces' | 'isGeneric' | 'schoolImgKey'
  > | null,
): SchoolValues => ({
  name: school?.name ?? '',
  town: school?.town ?? '',
  provinces: school === null ? [] : provincesOf(school),
  isGeneric: school?.isGeneric ?? false,
  logo: school?.schoolImgKey ?? null,
})
