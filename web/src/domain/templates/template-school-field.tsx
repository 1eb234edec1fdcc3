import { useApolloClient } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { ComboboxField } from '@/components/form/fields/combobox-field.tsx'
import { chosenSchool, searchTemplateSchools, useTemplateSchool } from './template-schools.ts'

interface SchoolValues {
  /** Empty for none. */
  schoolId: string
}

/** Whose teachers may use a template: those of one school, or of the provinces of a generic one. */
export function TemplateSchoolField<V extends SchoolValues>({
  form: whole,
  label,
}: {
  form: EntityForm<V>
  label: ReactNode
}) {
  const form = whole as unknown as EntityForm<SchoolValues> // one of its fields
  const intl = useIntl()
  const client = useApolloClient()
  const school = useTemplateSchool(useWatch({ control: form.control, name: 'schoolId' }))
  return (
    <ComboboxField
      form={form}
      name="schoolId"
      nothing=""
      label={label}
      hint={
        school === null ? undefined : school.isGeneric ? (
          <FormattedMessage
            defaultMessage="Every teacher of its provinces may use the template."
            id="VChkd+"
          />
        ) : (
          <FormattedMessage
            defaultMessage="Only teachers of this school may use the template."
            id="jcmgwN"
          />
        )
      }
      search={async (words, signal) => searchTemplateSchools(client, intl, words, signal)}
      choiceOf={(id) => chosenSchool(intl, id, school)}
      listLabel={intl.formatMessage({ defaultMessage: 'Schools', id: 'ofuGfT' })}
      placeholder={intl.formatMessage({
        defaultMessage: 'Name, town or EMIS number',
        id: 'bRU79f',
      })}
      none={(words) => (
        <FormattedMessage
          defaultMessage="No school has “{words}” in its name, town or EMIS number."
          id="Z+OiX/"
          values={{ words }}
        />
      )}
      more={
        <FormattedMessage defaultMessage="There are more. Type the town as well." id="CnBBbe" />
      }
    />
  )
}
