import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { CustomField } from '@/components/form/fields/custom-field.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Combobox, type ComboboxOption } from '@/components/ui/combobox.tsx'
import type { School_ChoiceFragment } from './profile-form.generated.ts'
import { errorSentence } from '@/i18n/error-messages.ts'
import { provinceNames } from '@/i18n/province-names.ts'
import type { ProfileValues } from './profile-form-schema.ts'
import { useSchoolSearch } from './use-school-search.ts'

const optionOf = (school: School_ChoiceFragment): ComboboxOption => ({
  value: school.id,
  label: school.name,
  note: school.town ?? undefined,
})

/** One school out of a whole province, found by typing. */
export function SchoolField({
  form,
  province,
  own,
  left,
  onChosen,
}: {
  form: EntityForm<ProfileValues>
  province: string
  /** The school on the saved profile. */
  own: School_ChoiceFragment | null
  /** A school that had to go because the province changed. */
  left: string | null
  /** A school was chosen here, or none. */
  onChosen: () => void
}) {
  const intl = useIntl()
  const chosen = useWatch({ control: form.control, name: 'school' })
  const { schools, search, searching, more, error, typed } = useSchoolSearch(province, own)
  const provinceName = Object.entries(provinceNames).find(([key]) => key === province)?.[1]

  const message = () => {
    if (error !== undefined) return errorSentence(intl, error)
    if (searching) return <FormattedMessage defaultMessage="Searching…" id="/Mzoqv" />
    if (schools.length === 0) {
      return (
        <FormattedMessage
          defaultMessage="No school in {province} has “{words}” in its name, town or EMIS number."
          id="m9YIn7"
          values={{ words: typed, province: provinceName && intl.formatMessage(provinceName) }}
        />
      )
    }
    if (more)
      return (
        <FormattedMessage defaultMessage="There are more. Type the town as well." id="CnBBbe" />
      )
    return typed === '' ? (
      <FormattedMessage
        defaultMessage="Type a name, town or EMIS number to find your school."
        id="oycE1u"
      />
    ) : null
  }

  return (
    <CustomField
      form={form}
      name="school"
      label={<FormattedMessage defaultMessage="School (optional)" id="RA8Xn1" />}
      hint={
        province === '' ? (
          <FormattedMessage defaultMessage="Choose your province first." id="4JkamQ" />
        ) : left !== null ? (
          <FormattedMessage
            defaultMessage="{school} is in another province. Choose one here."
            id="jtT1Q+"
            values={{ school: left }}
          />
        ) : chosen !== null ? (
          <span className="flex flex-wrap items-center justify-between gap-x-4">
            <span>{chosen.town}</span>
            <Button
              variant="link"
              size="inline"
              onClick={() => {
                form.setValue('school', null, { shouldDirty: true, shouldValidate: true })
                onChosen()
              }}
            >
              <FormattedMessage defaultMessage="Remove school" id="XOtMkr" />
            </Button>
          </span>
        ) : undefined
      }
      show={() => chosen?.name ?? null}
    >
      {(control, { onChange }) => (
        <Combobox
          {...control}
          label={intl.formatMessage({ defaultMessage: 'Schools', id: 'ofuGfT' })}
          placeholder={intl.formatMessage({
            defaultMessage: 'Name, town or EMIS number',
            id: 'bRU79f',
          })}
          chosen={chosen === null ? null : optionOf(chosen)}
          options={schools.map(optionOf)}
          onSearch={search}
          onChange={({ value }) => {
            onChange(schools.find(({ id }) => id === value) ?? null)
            onChosen()
          }}
          message={message()}
          disabled={province === ''}
        />
      )}
    </CustomField>
  )
}
