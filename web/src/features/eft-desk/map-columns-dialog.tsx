import { useApolloClient } from '@apollo/client/react'
import { defineMessages, FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { useWatch } from 'react-hook-form'
import { z } from 'zod/mini'
import { SelectField } from '@/components/form/fields/select-field.tsx'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { writeRow } from '@/graphql/write.ts'
import * as longest from '@/lib/longest.ts'
import { KeepBankFormDocument } from './eft-desk.generated.ts'
import { statementOf, withNamesAt, type UnknownForm } from './read/read-statement.ts'
import type { Columns, Statement } from './read/statement.ts'

const messages = defineMessages({
  bank: { defaultMessage: 'The name of the bank is required', id: '0KMPkx' },
  date: { defaultMessage: 'Choose the column with the day.', id: 'MrpGEi' },
  text: { defaultMessage: 'Choose the column with the text.', id: 'ZWsCVX' },
  amount: {
    defaultMessage: 'Choose the column with the amount, or the one with money in.',
    id: 'xavifU',
  },
  nothing: { defaultMessage: 'With these columns no line of the file can be read.', id: '/IEVxj' },
})

/** The places of the columns as the choices write them; empty for none. */
interface MapValues {
  /** The place of the row with the names. */
  names: string
  bank: string
  date: string
  text: string
  reference: string
  amount: string
  moneyIn: string
  moneyOut: string
  balance: string
}

const mapSchema = (intl: IntlShape, form: UnknownForm) =>
  z
    .object({
      names: z.string(),
      bank: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, intl.formatMessage(messages.bank)),
          z.maxLength(longest.bankForm),
        ),
      date: z.string().check(z.minLength(1, intl.formatMessage(messages.date))),
      text: z.string().check(z.minLength(1, intl.formatMessage(messages.text))),
      reference: z.string(),
      amount: z.string(),
      moneyIn: z.string(),
      moneyOut: z.string(),
      balance: z.string(),
    })
    .check(
      z.refine(({ amount, moneyIn }) => amount !== '' || moneyIn !== '', {
        path: ['amount'],
        error: intl.formatMessage(messages.amount),
      }),
      z.refine(
        (values) =>
          values.date === '' ||
          statementOf(namedIn(form, values), '', columnsOf(values)).lines.length > 0,
        { path: ['date'], error: intl.formatMessage(messages.nothing) },
      ),
    )

const placeOf = (chosen: string) => (chosen === '' ? undefined : Number(chosen))

const columnsOf = (values: MapValues): Columns => ({
  date: Number(values.date),
  texts: values.text === '' ? [] : [Number(values.text)],
  reference: placeOf(values.reference),
  amount: placeOf(values.amount),
  moneyIn: placeOf(values.moneyIn),
  moneyOut: placeOf(values.moneyOut),
  balance: placeOf(values.balance),
})

const namedIn = (form: UnknownForm, { names }: Pick<MapValues, 'names'>) =>
  withNamesAt(form, Number(names))

/** Titles and addresses stand above the names, and rarely more than this. */
const mostAbove = 30

/** Which column of a file is which, said once: the next file with these names is read the same way. */
export function MapColumnsDialog({
  form: guessed,
  onRead,
  onClose,
}: {
  form: UnknownForm
  onRead: (statement: Statement) => void
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const form = useEntityForm<MapValues, MapValues, Statement>({
    schema: mapSchema(intl, guessed),
    values: {
      names: String(guessed.at),
      bank: '',
      date: '',
      text: '',
      reference: '',
      amount: '',
      moneyIn: '',
      moneyOut: '',
      balance: '',
    },
    mode: 'onTouched',
    notice: null,
    save: async (values) => {
      const columns = columnsOf(values)
      const unknown = namedIn(guessed, values)
      await writeRow(
        client,
        KeepBankFormDocument,
        { name: values.bank, header: unknown.head, columns: JSON.stringify(columns) },
        ['bankFormCollection'],
      )
      return statementOf(unknown, values.bank, columns)
    },
    onSaved: onRead,
  })
  const unknown = namedIn(guessed, {
    names: useWatch({ control: form.control, name: 'names' }),
  })
  const sample = unknown.rows[0]?.cells ?? []
  const options = unknown.names.map((name, place) => ({
    value: String(place),
    label: [name, sample[place]].filter(Boolean).join(' · '),
  }))
  const none = intl.formatMessage({
    defaultMessage: 'None',
    id: 'G/uXaa',
    description: 'No column of the file',
  })
  const select = { form, options, none }
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage defaultMessage="Name the columns" id="uMopW0" />}
      description={
        <FormattedMessage
          defaultMessage="We do not know this form yet. Say once which column is which; the next file like this is read by itself."
          id="CXEaDE"
        />
      }
      action={<FormattedMessage defaultMessage="Read the file" id="tj6Gru" />}
      onClose={onClose}
    >
      <TextField
        form={form}
        name="bank"
        label={<FormattedMessage defaultMessage="Bank" id="hbSqJA" />}
      />
      <SelectField
        form={form}
        name="names"
        label={<FormattedMessage defaultMessage="The names of the columns stand in" id="SJpU5a" />}
        none={null}
        options={guessed.all
          .slice(0, Math.max(mostAbove, guessed.at + 1))
          .map(({ line, cells }, place) => ({
            value: String(place),
            label: intl.formatMessage(
              { defaultMessage: 'Row {row, number}: {cells}', id: 'EE997M' },
              {
                row: line,
                cells: cells
                  .filter((cell) => cell !== '')
                  .join(' · ')
                  .slice(0, 80),
              },
            ),
          }))}
      />
      <div className="grid gap-5 min-[600px]:grid-cols-2">
        <SelectField
          {...select}
          name="date"
          label={<FormattedMessage defaultMessage="Day" id="7pXrnq" />}
        />
        <SelectField
          {...select}
          name="text"
          label={<FormattedMessage defaultMessage="Text" id="aA8bDw" />}
        />
        <SelectField
          {...select}
          name="amount"
          label={<FormattedMessage defaultMessage="Amount" id="/0TOL5" />}
          hint={<FormattedMessage defaultMessage="One column for money in and out" id="VWueo+" />}
        />
        <SelectField
          {...select}
          name="reference"
          label={<FormattedMessage defaultMessage="Reference" id="mcUhhf" />}
        />
        <SelectField
          {...select}
          name="moneyIn"
          label={<FormattedMessage defaultMessage="Money in" id="ViwioE" />}
        />
        <SelectField
          {...select}
          name="moneyOut"
          label={<FormattedMessage defaultMessage="Money out" id="sF18UA" />}
        />
        <SelectField
          {...select}
          name="balance"
          label={<FormattedMessage defaultMessage="Balance" id="H5+NAX" />}
        />
      </div>
    </FormDialog>
  )
}
