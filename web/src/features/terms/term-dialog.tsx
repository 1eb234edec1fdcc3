import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { DateField } from '@/components/form/fields/date-fields.tsx'
import { IntegerField } from '@/components/form/fields/number-fields.tsx'
import { MultiSelectField } from '@/components/form/fields/select-field.tsx'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { whoChanged } from '@/domain/changes/who-changed.ts'
import { placeName, provinceNames } from '@/i18n/province-names.ts'
import { readTerm, saveTerm } from './save-term.ts'
import { termSchema, valuesOfTerm } from './term-schema.ts'
import { heads } from './term-words.ts'
import type { TermRow_TermFragment } from './terms.generated.ts'

/** A school term: its name in both languages, its first and last day, and for whom it is. */
export function TermDialog({
  term,
  onClose,
}: {
  /** Null for a new one. */
  term: TermRow_TermFragment | null
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const form = useEntityForm({
    schema: termSchema(intl),
    values: valuesOfTerm(term),
    version: term?.updatedAt,
    draft: `term.${term?.id ?? 'new'}`,
    save: async (values, { version }) => saveTerm(client, values, term && { id: term.id, version }),
    reread: term ? async () => readTerm(client, term.id) : undefined,
    whoChanged: async (now) => term && whoChanged(client, 'term', term.id, now),
    fieldOf: {
      term_end_not_before_start: 'endDate',
      term_within_a_year: 'endDate',
      term_dates_in_time: 'startDate',
      term_provinces_known: 'provinces',
      term_gazetted_days_possible: 'gazettedDays',
    },
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      width={600}
      title={
        term === null ? (
          <FormattedMessage defaultMessage="New Term" id="N/0Q8l" />
        ) : (
          <FormattedMessage defaultMessage="Edit Term" id="josTMP" />
        )
      }
      onClose={onClose}
    >
      <TextField form={form} name="label" label={intl.formatMessage(heads.label)} />
      <TextField
        form={form}
        name="labelAf"
        label={intl.formatMessage(heads.labelAf)}
        hint={
          <FormattedMessage
            defaultMessage="Without it Afrikaans calendars show the label."
            id="OJD2cM"
          />
        }
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField form={form} name="startDate" label={intl.formatMessage(heads.startDate)} />
        <DateField form={form} name="endDate" label={intl.formatMessage(heads.endDate)} />
      </div>
      <MultiSelectField
        form={form}
        name="provinces"
        label={<FormattedMessage defaultMessage="Select Provinces" id="eQtvJU" />}
        hint={<FormattedMessage defaultMessage="Target provinces for the term" id="fq1vHv" />}
        options={Object.keys(provinceNames).map((value) => ({
          value,
          label: placeName(intl, value),
        }))}
      />
      <IntegerField
        form={form}
        name="gazettedDays"
        label={intl.formatMessage(heads.gazettedDays)}
        hint={
          <FormattedMessage
            defaultMessage="School days that the published calendar prints for the term. The list says where its dates have more or fewer."
            id="hFylsu"
          />
        }
      />
    </FormDialog>
  )
}
