import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { IntegerField } from '@/components/form/fields/number-fields.tsx'
import { RadioField } from '@/components/form/fields/tick-fields.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { useKeptChoice } from '@/lib/kept-choice.ts'
import { downloadLabels, labelSheets } from './download-papers.ts'
import { labelsSchema, type LabelsValues } from './labels-schema.ts'
import { SheetPicture } from './sheet-picture.tsx'

/** Which sheet is in the printer, and where its first free label is. */
export function LabelsDialog({
  deliveryIds,
  onClose,
}: {
  deliveryIds: readonly string[]
  onClose: () => void
}) {
  const intl = useIntl()
  const [last, remember] = useKeptChoice('label-sheet')
  const form = useEntityForm<LabelsValues, LabelsValues>({
    schema: labelsSchema(intl),
    values: { sheet: last === '2x7' ? last : '3x7', first: '1' },
    sends: true,
    asks: false,
    notice: null,
    save: async ({ sheet, first }) => {
      remember(() => sheet)
      const name = intl.formatMessage({
        defaultMessage: 'labels',
        id: 'RmDIFK',
        description: 'Name of a downloaded file',
      })
      await downloadLabels(deliveryIds, name, { sheet, first: Number(first) })
    },
    onSaved: onClose,
  })
  const [sheet, first] = useWatch({ control: form.control, name: ['sheet', 'first'] })
  return (
    <FormDialog
      form={form}
      width={500}
      title={<FormattedMessage defaultMessage="Address labels" id="Wju+mw" />}
      description={
        <FormattedMessage
          defaultMessage="{count, plural, one {For one delivery} other {For # deliveries}}. Print at 100 %, not fitted to the page."
          id="t/cnVx"
          values={{ count: deliveryIds.length }}
        />
      }
      action={<FormattedMessage defaultMessage="Download PDF" id="TclprG" />}
      onClose={onClose}
    >
      <RadioField
        form={form}
        name="sheet"
        label={<FormattedMessage defaultMessage="Sheet" id="OWfUXC" />}
        options={[
          {
            value: '3x7',
            label: intl.formatMessage({
              defaultMessage: '3 × 7 labels of 63.5 × 38.1 mm',
              id: 'O4tqhd',
            }),
          },
          {
            value: '2x7',
            label: intl.formatMessage({
              defaultMessage: '2 × 7 labels of 99.1 × 38.1 mm',
              id: 'gs3hwz',
            }),
          },
        ]}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-6">
        <IntegerField
          form={form}
          name="first"
          label={<FormattedMessage defaultMessage="First free label" id="AWQvp9" />}
          hint={
            <FormattedMessage
              defaultMessage="Counted from the top left, row by row. So a sheet that was begun is used up."
              id="J/sgow"
            />
          }
        />
        <SheetPicture {...labelSheets[sheet]} first={Number(first)} count={deliveryIds.length} />
      </div>
    </FormDialog>
  )
}
