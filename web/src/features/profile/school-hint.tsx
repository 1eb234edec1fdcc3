import { FormattedMessage } from 'react-intl'
import type {
  ProfileForm_ProfileFragment,
  School_ChoiceFragment,
} from './profile-form.generated.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatDate } from '@/lib/dates.ts'
import { openRequestOf, ownSchoolOf } from './profile-form-schema.ts'

/** What stands below the teacher's school: where it is, or how far the confirmation is. */
export function SchoolHint({
  chosen,
  profile,
  left,
}: {
  chosen: School_ChoiceFragment | null
  profile: ProfileForm_ProfileFragment | null
  /** A school that had to go because the province changed. */
  left: School_ChoiceFragment | null
}) {
  const locale = useLocale()
  if (left !== null) {
    return (
      <FormattedMessage
        defaultMessage="{school} is in another province. Choose one here."
        id="jtT1Q+"
        values={{ school: left.name }}
      />
    )
  }
  const open = openRequestOf(profile)
  if (open !== null && chosen?.id === open.school?.id) {
    return (
      <FormattedMessage
        defaultMessage="You asked for this school on {day}. Until we have confirmed it, you use the papers and lessons that are for all schools of your province."
        id="TlsNKT"
        values={{ day: formatDate(open.requestedAt, locale, 'dayOfYear') }}
      />
    )
  }
  if (chosen !== null && !chosen.isGeneric && chosen.id !== ownSchoolOf(profile)?.id) {
    return (
      <FormattedMessage
        defaultMessage="When you save, we are asked to confirm that this is your school. Until then you use the papers and lessons that are for all schools of your province."
        id="4AckYc"
      />
    )
  }
  const request = profile?.schoolRequest
  if (request?.requestStatus === 'DECLINED' && request.school && chosen?.id !== request.school.id) {
    return (
      <FormattedMessage
        defaultMessage="We could not confirm that {school} is your school. Ask again, or write to us from Support."
        id="DdvyOj"
        values={{ school: request.school.name }}
      />
    )
  }
  return chosen?.town
}
