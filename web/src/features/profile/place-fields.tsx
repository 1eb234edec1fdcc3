import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { SelectField } from '@/components/form/fields/select-field.tsx'
import type {
  ProfileForm_ProfileFragment,
  School_ChoiceFragment,
} from './profile-form.generated.ts'
import { languageNames } from '@/i18n/language-names.ts'
import { provinceNames } from '@/i18n/province-names.ts'
import { DaysSlider } from './days-slider.tsx'
import type { ProfileValues } from './profile-form-schema.ts'
import { SchoolField } from './school-field.tsx'

/** Province, school, language, days. The province comes first, because it limits the schools. */
export function PlaceFields({
  form,
  profile,
}: {
  form: EntityForm<ProfileValues>
  profile: ProfileForm_ProfileFragment | null
}) {
  const intl = useIntl()
  const [province, school] = useWatch({ control: form.control, name: ['province', 'school'] })
  const [left, setLeft] = useState<School_ChoiceFragment | null>(null)
  const optionsOf = (names: Record<string, MessageDescriptor>) =>
    Object.entries(names).map(([value, name]) => ({ value, label: intl.formatMessage(name) }))
  return (
    <>
      <SelectField
        form={form}
        name="province"
        label={<FormattedMessage defaultMessage="Province" id="f9teca" />}
        options={optionsOf(provinceNames)}
        autoComplete="address-level1"
        onChosen={(chosen) => {
          if (school === null || school.provinces.includes(chosen)) return
          form.setValue('school', null, { shouldDirty: true, shouldValidate: true })
          setLeft(school)
        }}
      />
      <SchoolField
        form={form}
        province={province}
        profile={profile}
        left={left}
        onChosen={() => setLeft(null)}
      />
      <SelectField
        form={form}
        name="language"
        label={<FormattedMessage defaultMessage="Language" id="y1Z3or" />}
        hint={
          <FormattedMessage defaultMessage="The language that you mostly teach in." id="0lnFqG" />
        }
        options={optionsOf(languageNames)}
      />
      <DaysSlider form={form} />
    </>
  )
}
