import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { DateField } from '@/components/form/fields/date-fields.tsx'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { whoChanged } from '@/domain/changes/who-changed.ts'
import { AppError } from '@/lib/errors.ts'
import { nextColour } from './biweek-colours.ts'
import { biweekSchema, valuesOfBiweek } from './biweek-schema.ts'
import { ColourField } from './colour-field.tsx'
import { addBiweek, changeBiweek, readBiweek } from './save-biweek.ts'
import { heads, labelOf } from './term-words.ts'
import type { BiweekRow_BiweekFragment, TermRow_TermFragment } from './terms.generated.ts'

/** A two-week cycle of a term. A new one gets the first colour that the term has not used. */
export function BiweekDialog({
  term,
  biweek,
  onClose,
}: {
  term: TermRow_TermFragment
  /** Null for a new one. */
  biweek: BiweekRow_BiweekFragment | null
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const next = nextColour(term.biweeks?.edges.map(({ node }) => node) ?? [])
  const usedUp = biweek === null && next === undefined
  const form = useEntityForm({
    schema: biweekSchema(intl),
    values: valuesOfBiweek(biweek, next),
    version: biweek?.updatedAt,
    draft: `biweek.${biweek?.id ?? `new.${term.id}`}`,
    problem: usedUp ? new AppError('biweek_colors_used_up') : null,
    save: async (values, { version }) =>
      biweek === null
        ? addBiweek(client, term.id, values)
        : changeBiweek(client, values, { id: biweek.id, version }),
    reread: biweek ? async () => readBiweek(client, biweek.id) : undefined,
    whoChanged: async (now) => biweek && whoChanged(client, 'term_biweek', biweek.id, now),
    fieldOf: {
      term_biweek_end_not_before_start: 'endDate',
      term_biweek_within_a_year: 'endDate',
      term_biweek_dates_in_time: 'startDate',
      term_biweek_color_known: 'color',
    },
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      width={600}
      title={
        biweek === null ? (
          <FormattedMessage defaultMessage="New two-week cycle" id="TQzrh8" />
        ) : (
          <FormattedMessage defaultMessage="Edit two-week cycle" id="R3rxwZ" />
        )
      }
      description={labelOf(intl, term)}
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
      <ColourField form={form} given={biweek === null} />
    </FormDialog>
  )
}
