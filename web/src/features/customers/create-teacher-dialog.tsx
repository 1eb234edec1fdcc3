import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { RadioField } from '@/components/form/fields/tick-fields.tsx'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { currentLocale } from '@/i18n/locale.ts'
import { reloadCustomers } from './reload-customers.ts'
import { createTeacher, type Outcome } from './create-teacher.ts'
import { CreatedTeacher } from './created-teacher.tsx'
import { KnownTeacher } from './known-teacher.tsx'
import { teacherSchema, type TeacherValues } from './teacher-schema.ts'

/** Creates the account of a teacher, who is invited by mail (A4.8). The password is shown once, then never again. */
export function CreateTeacherDialog({
  onFound,
  onClose,
}: {
  /** Shows somebody who is there already in the list. */
  onFound: (email: string) => void
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const form = useEntityForm<TeacherValues, TeacherValues, Outcome>({
    schema: teacherSchema(intl),
    values: { email: '', phone: '', language: currentLocale() },
    draft: 'teacher.new',
    notice: null,
    sends: true,
    save: async (values) =>
      createTeacher(values, outcome?.kind === 'imported' && outcome.email === values.email),
    onSaved: async (answer) => {
      setOutcome(answer)
      if (answer.kind === 'created') await reloadCustomers(client)
      else if (answer.kind !== 'imported') onFound(answer.email)
    },
  })
  if (outcome?.kind === 'created') return <CreatedTeacher {...outcome} onClose={onClose} />
  return (
    <FormDialog
      form={form}
      width={500}
      title={<FormattedMessage defaultMessage="Create Teacher" id="s1EXq6" />}
      action={<FormattedMessage defaultMessage="Create" id="VzzYJk" />}
      onClose={onClose}
    >
      <TextField
        form={form}
        name="email"
        type="email"
        autoComplete="off"
        label={<FormattedMessage defaultMessage="Email" id="sy+pv5" />}
      />
      <TextField
        form={form}
        name="phone"
        type="tel"
        autoComplete="off"
        label={<FormattedMessage defaultMessage="Phone" id="O95R3Z" />}
      />
      <RadioField
        form={form}
        name="language"
        label={<FormattedMessage defaultMessage="Language of the invitation" id="yIV+OB" />}
        options={[
          { value: 'en', label: 'English' },
          { value: 'af', label: 'Afrikaans' },
        ]}
      />
      {outcome !== null && <KnownTeacher key={outcome.email} {...outcome} />}
    </FormDialog>
  )
}
