import { useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { Select } from '@/components/ui/select.tsx'
import type { ProfileForm_ProfileFragment } from './profile-form.generated.ts'
import { provinceNames } from '@/i18n/province-names.ts'
import { DaysSlider } from './days-slider.tsx'
import { languageNames, type ProfileValues } from './profile-form-schema.ts'
import { SchoolField } from './school-field.tsx'

/** Province, school, language, days. The province decides the schools, so it comes first. */
export function PlaceFields({
  form,
  profile,
  onChange,
}: {
  form: UseFormReturn<ProfileValues>
  profile: ProfileForm_ProfileFragment | null
  /** For what changes without the form hearing of it. */
  onChange: () => void
}) {
  const intl = useIntl()
  const { register, formState, setValue, control: formControl } = form
  const { errors } = formState
  const [province, school] = useWatch({ control: formControl, name: ['province', 'school'] })
  const [left, setLeft] = useState<string | null>(null)
  const choose = (next: ProfileValues['school']) => {
    setLeft(null)
    setValue('school', next, { shouldDirty: true, shouldValidate: true })
    onChange()
  }
  return (
    <>
      <Field
        label={<FormattedMessage defaultMessage="Province" id="f9teca" />}
        error={errors.province?.message}
      >
        {(control) => (
          <Select
            {...control}
            {...register('province', {
              onChange: (event: { target: { value: string } }) => {
                if (school === null || school.provinces.includes(event.target.value)) return
                choose(null)
                setLeft(school.name)
              },
            })}
            autoComplete="address-level1"
          >
            <option value="" />
            {Object.entries(provinceNames).map(([key, name]) => (
              <option key={key} value={key}>
                {intl.formatMessage(name)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <SchoolField
        province={province}
        chosen={school}
        own={profile?.school ?? null}
        left={left}
        onChange={choose}
      />
      <Field
        label={<FormattedMessage defaultMessage="Language" id="y1Z3or" />}
        hint={
          <FormattedMessage defaultMessage="The language that you mostly teach in." id="0lnFqG" />
        }
        error={errors.language?.message}
      >
        {(control) => (
          <Select {...control} {...register('language')}>
            <option value="" />
            {Object.entries(languageNames).map(([key, name]) => (
              <option key={key} value={key}>
                {intl.formatMessage(name)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <DaysSlider form={form} />
    </>
  )
}
