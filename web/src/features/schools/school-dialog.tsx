import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FileField } from '@/components/form/fields/file-field.tsx'
import { MultiSelectField } from '@/components/form/fields/select-field.tsx'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { CheckboxField } from '@/components/form/fields/tick-fields.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { whoChanged } from '@/domain/changes/who-changed.ts'
import { provinceNames } from '@/i18n/province-names.ts'
import { LogoPreview } from './logo-preview.tsx'
import { readSchool, saveSchool } from './save-school.ts'
import { schoolSchema, valuesOfSchool } from './school-schema.ts'
import { heads } from './school-words.ts'
import type { SchoolRow_SchoolFragment } from './schools.generated.ts'
import { isUsed, readUses } from './uses.ts'
import { UsesWords } from './uses-words.tsx'

/** A school: its name, where it is, whether it stands for all schools there, and its logo (A2.10). */
export function SchoolDialog({
  school,
  onClose,
}: {
  /** Null for a new one. */
  school: SchoolRow_SchoolFragment | null
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const form = useEntityForm({
    schema: schoolSchema(intl),
    values: valuesOfSchool(school),
    version: school?.updatedAt,
    draft: `school.${school?.id ?? 'new'}`,
    save: async (values, { version }) =>
      saveSchool(client, values, school && { id: school.id, version, logo: school.schoolImgKey }),
    reread: school ? async () => readSchool(client, school.id) : undefined,
    whoChanged: async (now) => school && whoChanged(client, 'school', school.id, now),
    fieldOf: {
      school_name_present: 'name',
      school_name_town_provinces_key: 'name',
      school_provinces_known: 'provinces',
      file_type_not_allowed: 'logo',
    },
    onSaved: onClose,
  })
  const uses = readUses(school?.schoolUses ?? null)
  return (
    <FormDialog
      form={form}
      width={500}
      title={
        school === null ? (
          <FormattedMessage defaultMessage="New School" id="Dvw9oJ" />
        ) : (
          <FormattedMessage defaultMessage="Edit School" id="4wt50b" />
        )
      }
      description={
        uses !== null &&
        isUsed(uses) && (
          <FormattedMessage
            defaultMessage="In use by {what}. They show its new name and logo at once."
            id="4fmpe7"
            values={{
              what: (
                <UsesWords
                  uses={uses}
                  parts={['teachers', 'requests', 'papers', 'lessons', 'templates']}
                />
              ),
            }}
          />
        )
      }
      onClose={onClose}
    >
      <TextField form={form} name="name" label={intl.formatMessage(heads.name)} />
      <TextField
        form={form}
        name="town"
        label={intl.formatMessage(heads.town)}
        hint={
          <FormattedMessage defaultMessage="Tells schools of the same name apart." id="wvuGp6" />
        }
      />
      <MultiSelectField
        form={form}
        name="provinces"
        label={intl.formatMessage(heads.provinces)}
        options={Object.entries(provinceNames).map(([value, label]) => ({
          value,
          label: intl.formatMessage(label),
        }))}
        none={intl.formatMessage({ defaultMessage: 'None chosen', id: '6NfKWq' })}
      />
      <CheckboxField
        form={form}
        name="isGeneric"
        label={intl.formatMessage(heads.generic)}
        hint={
          <FormattedMessage
            defaultMessage="It stands for every school of its provinces: all teachers there find the templates that are for it, and may choose it without asking."
            id="lr1LB3"
          />
        }
      />
      <FileField
        form={form}
        name="logo"
        label={intl.formatMessage(heads.logo)}
        hint={
          <FormattedMessage defaultMessage="It is made smaller before it is sent." id="URIdDw" />
        }
      />
      <LogoPreview form={form} />
    </FormDialog>
  )
}
