import { useApolloClient } from '@apollo/client/react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { ComboboxField } from '@/components/form/fields/combobox-field.tsx'
import type {
  ProfileForm_ProfileFragment,
  School_ChoiceFragment,
} from './profile-form.generated.ts'
import { provinceNames } from '@/i18n/province-names.ts'
import { ownSchoolOf, type ProfileValues } from './profile-form-schema.ts'
import { SchoolHint } from './school-hint.tsx'
import { choiceOfSchool, searchSchools } from './school-search.ts'

/**
 * The teacher's school: a generic one of the province, their own, or one found by typing, which somebody confirms
 * before it counts (T5.1).
 */
export function SchoolField({
  form,
  province,
  profile,
  left,
  onChosen,
}: {
  form: EntityForm<ProfileValues>
  province: string
  profile: ProfileForm_ProfileFragment | null
  /** A school that had to go because the province changed. */
  left: School_ChoiceFragment | null
  /** A school was chosen here, or none. */
  onChosen: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const chosen = useWatch({ control: form.control, name: 'school' })
  const provinceName = Object.entries(provinceNames).find(([key]) => key === province)?.[1]
  return (
    <ComboboxField
      form={form}
      name="school"
      label={<FormattedMessage defaultMessage="School (optional)" id="RA8Xn1" />}
      hint={<SchoolHint chosen={chosen} profile={profile} left={left} />}
      disabledBecause={
        province === '' ? (
          <FormattedMessage defaultMessage="Choose your province first." id="4JkamQ" />
        ) : undefined
      }
      search={async (words, signal) =>
        searchSchools(client, words, { province, own: ownSchoolOf(profile) }, signal)
      }
      choiceOf={choiceOfSchool}
      onChosen={onChosen}
      listLabel={intl.formatMessage({ defaultMessage: 'Schools', id: 'ofuGfT' })}
      placeholder={intl.formatMessage({
        defaultMessage: 'Name, town or EMIS number',
        id: 'bRU79f',
      })}
      start={
        <FormattedMessage
          defaultMessage="Type a name, town or EMIS number to find your school."
          id="oycE1u"
        />
      }
      none={(words) => (
        <FormattedMessage
          defaultMessage="No school in {province} has “{words}” in its name, town or EMIS number."
          id="m9YIn7"
          values={{ words, province: provinceName && intl.formatMessage(provinceName) }}
        />
      )}
      more={
        <FormattedMessage defaultMessage="There are more. Type the town as well." id="CnBBbe" />
      }
    />
  )
}
