import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { SelectField } from '@/components/form/fields/select-field.tsx'
import { TextAreaField } from '@/components/form/fields/text-field.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { carrierChoices } from './carriers.ts'
import { sendParcels, type RowResult } from './desk-calls.ts'
import { readPastedList } from './pasted-list.ts'
import { RowResults } from './row-results.tsx'
import { sendManySchema } from './send-many-schema.ts'
import { atATime } from './target-ids.ts'
import { useLastCarrier } from './use-last-carrier.ts'

/** A list of tracking numbers, pasted as the courier gives it: each packed parcel in it is on its way. */
export function SendManyDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const client = useApolloClient()
  const [last, remember] = useLastCarrier()
  const [results, setResults] = useState<RowResult[]>([])
  const form = useEntityForm({
    schema: sendManySchema(intl),
    values: { carrier: last, list: '' },
    draft: 'parcels.sent',
    sends: true,
    notice: null,
    save: async ({ carrier, list }) => {
      remember(carrier)
      const { parcels } = readPastedList(list)
      const all: RowResult[] = []
      for (let from = 0; from < parcels.length; from += atATime) {
        all.push(...(await sendParcels(client, carrier, parcels.slice(from, from + atATime))))
        // What was done stays done when a later part fails.
        setResults([...all])
      }
      // What was not done stays in the list, to be mended and sent once more.
      const left = parcels.filter((_, index) => all[index]?.problem !== null)
      form.setValue(
        'list',
        left.map(({ order, trackingNumber }) => `${order}\t${trackingNumber}`).join('\n'),
      )
      return all
    },
    onSaved: (all: RowResult[]) => {
      if (all.every(({ problem }) => problem === null)) setResults(all)
    },
  })
  const list = useWatch({ control: form.control, name: 'list' })
  const { parcels, unread } = readPastedList(list)
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage defaultMessage="Paste tracking numbers" id="8mttoY" />}
      description={
        <FormattedMessage
          defaultMessage="A line for each parcel: the number of the order and the tracking number, as a spreadsheet copies them. For the second parcel of an order, write /2 behind its number."
          id="JFKbgW"
        />
      }
      action={<FormattedMessage defaultMessage="Mark as sent" id="t/UO8h" />}
      onClose={onClose}
    >
      <SelectField
        form={form}
        name="carrier"
        label={<FormattedMessage defaultMessage="Carrier" id="YnD+57" />}
        options={carrierChoices(intl).filter(({ value }) => value !== 'BY_HAND')}
      />
      <TextAreaField
        form={form}
        name="list"
        rows={8}
        spellCheck={false}
        className="font-mono text-sm"
        label={<FormattedMessage defaultMessage="Orders and tracking numbers" id="u1Zd5Y" />}
        hint={
          list.trim() === '' ? undefined : (
            <FormattedMessage
              defaultMessage="{count, plural, one {# parcel} other {# parcels}} in the list{unread, plural, =0 {} one {, # line cannot be read} other {, # lines cannot be read}}"
              id="STLcBw"
              values={{ count: parcels.length, unread: unread.length }}
            />
          )
        }
      />
      {results.length > 0 && <RowResults results={results} />}
    </FormDialog>
  )
}
