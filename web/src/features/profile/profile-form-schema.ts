import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import { languageNames } from '@/i18n/language-names.ts'
import { provinceNames } from '@/i18n/province-names.ts'
import * as longest from '@/lib/longest.ts'
import type {
  ProfileForm_ProfileFragment,
  School_ChoiceFragment,
} from './profile-form.generated.ts'

const messages = defineMessages({
  title: { defaultMessage: 'Title is required', id: 'Lp3DO2' },
  name: { defaultMessage: 'Name is required', id: 'Gvxoji' },
  surname: { defaultMessage: 'Surname is required', id: 'jjkcoc' },
  language: { defaultMessage: 'Language is required', id: 'towoUg' },
  province: { defaultMessage: 'Province is required', id: '01D0Ec' },
  days: { defaultMessage: 'Days per week is required', id: 'gnYvt0' },
})

/** The person's part of the profile: the first step of the first visit. */
function personSchema(intl: IntlShape) {
  const text = (key: 'title' | 'name' | 'surname', length: number) =>
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, intl.formatMessage(messages[key])),
        z.maxLength(
          length,
          intl.formatMessage(
            { defaultMessage: 'At most {length} characters', id: 'q8oOHm' },
            { length },
          ),
        ),
      )
  return z.object({
    title: text('title', longest.personTitle),
    name: text('name', longest.personName),
    surname: text('surname', longest.personName),
  })
}

/** The school's part of the profile: the second step. */
function placeSchema(intl: IntlShape) {
  const known = (key: 'language' | 'province', names: object) =>
    z.string().check(z.refine((name) => name in names, intl.formatMessage(messages[key])))
  return z.object({
    language: known('language', languageNames),
    province: known('province', provinceNames),
    daysPerWeek: z
      .number(intl.formatMessage(messages.days))
      .check(z.int(), z.minimum(1), z.maximum(5)),
    school: z.nullable(z.custom<School_ChoiceFragment>()),
  })
}

/** The rules of a profile (T5.1). */
export const profileFormSchema = (intl: IntlShape) =>
  z.extend(personSchema(intl), placeSchema(intl).shape)

export type ProfileValues = z.infer<ReturnType<typeof profileFormSchema>>

export const personFields = ['title', 'name', 'surname'] as const

/** The teacher's request for a school, until it is decided. */
export function openRequestOf(profile: ProfileForm_ProfileFragment | null) {
  const request = profile?.schoolRequest
  return request?.requestStatus === 'REQUESTED' ? request : null
}

/** The school that the teacher may choose without asking again, beside the generic ones. */
export function ownSchoolOf(profile: ProfileForm_ProfileFragment | null) {
  const request = profile?.schoolRequest
  return profile?.school ?? (request?.requestStatus === 'CONFIRMED' ? request.school : null)
}

/** The values of the form; empty for a new profile. The school is the one asked for, while that is open. */
export function valuesOf(profile: ProfileForm_ProfileFragment | null): ProfileValues {
  return {
    title: profile?.title ?? '',
    name: profile?.name ?? '',
    surname: profile?.surname ?? '',
    language: profile?.language ?? '',
    province: profile?.province ?? '',
    daysPerWeek: profile?.daysPerWeek ?? 5,
    school: openRequestOf(profile)?.school ?? profile?.school ?? null,
  }
}
