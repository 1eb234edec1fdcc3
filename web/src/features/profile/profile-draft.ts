import type { School_ChoiceFragment } from '@/graphql/generated.ts'
import { formDraft } from '@/lib/form-draft.ts'
import type { ProfileValues } from './profile-form-schema.ts'

const draft = 'profile'

function schoolOf(text: string | undefined): School_ChoiceFragment | null {
  if (text === undefined) return null
  try {
    return JSON.parse(text) as School_ChoiceFragment | null // written below, in this window
  } catch {
    return null
  }
}

/** What was typed and not saved in this window, for the form and for the first steps alike. */
export const profileDraft = {
  /** The values with what was typed over them. */
  over(values: ProfileValues): ProfileValues {
    const { school, daysPerWeek, ...texts } = formDraft.read(draft)
    return {
      ...values,
      ...texts,
      ...(daysPerWeek === undefined ? {} : { daysPerWeek: Number(daysPerWeek) }),
      ...(school === undefined ? {} : { school: schoolOf(school) }),
    }
  },
  write({ school, daysPerWeek, ...texts }: ProfileValues) {
    formDraft.write(draft, {
      ...texts,
      daysPerWeek: String(daysPerWeek),
      school: JSON.stringify(school),
    })
  },
  clear: () => formDraft.clear(draft),
}
