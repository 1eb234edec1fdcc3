import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import type { ProfileValues } from './profile-form-schema.ts'

/** What teachers are called; the list only suggests, in both languages. */
const titles = ['Ms', 'Mrs', 'Mr', 'Mx', 'Dr', 'Prof', 'Me', 'Mev', 'Mej', 'Mnr']

export function PersonFields({ form }: { form: UseFormReturn<ProfileValues> }) {
  const { register, formState } = form
  const { errors } = formState
  const suggestions = useId()
  return (
    <>
      <div className="grid grid-cols-[6rem_1fr] items-start gap-4 min-[480px]:gap-5">
        <Field
          label={<FormattedMessage defaultMessage="Title" id="9a9+ww" />}
          error={errors.title?.message}
        >
          {(control) => (
            <Input
              {...control}
              {...register('title')}
              list={suggestions}
              autoComplete="honorific-prefix"
            />
          )}
        </Field>
        <Field
          label={<FormattedMessage defaultMessage="Name" id="HAlOn1" />}
          error={errors.name?.message}
        >
          {(control) => <Input {...control} {...register('name')} autoComplete="given-name" />}
        </Field>
      </div>
      <datalist id={suggestions}>
        {titles.map((title) => (
          <option key={title} value={title} />
        ))}
      </datalist>
      <Field
        label={<FormattedMessage defaultMessage="Surname" id="mjfke7" />}
        error={errors.surname?.message}
      >
        {(control) => <Input {...control} {...register('surname')} autoComplete="family-name" />}
      </Field>
    </>
  )
}
