import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { TextField } from '@/components/form/fields/text-field.tsx'
import type { ProfileValues } from './profile-form-schema.ts'

/** Suggestions for the title in both languages; another one may be typed. */
const titles = ['Ms', 'Mrs', 'Mr', 'Mx', 'Dr', 'Prof', 'Me', 'Mev', 'Mej', 'Mnr']

export function PersonFields({ form }: { form: EntityForm<ProfileValues> }) {
  const suggestions = useId()
  return (
    <>
      <div className="grid grid-cols-[6rem_1fr] items-start gap-4 min-[480px]:gap-5">
        <TextField
          form={form}
          name="title"
          label={<FormattedMessage defaultMessage="Title" id="9a9+ww" />}
          list={suggestions}
          autoComplete="honorific-prefix"
        />
        <TextField
          form={form}
          name="name"
          label={<FormattedMessage defaultMessage="Name" id="HAlOn1" />}
          autoComplete="given-name"
        />
      </div>
      <datalist id={suggestions}>
        {titles.map((title) => (
          <option key={title} value={title} />
        ))}
      </datalist>
      <TextField
        form={form}
        name="surname"
        label={<FormattedMessage defaultMessage="Surname" id="mjfke7" />}
        autoComplete="family-name"
      />
    </>
  )
}
