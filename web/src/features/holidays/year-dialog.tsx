import { useApolloClient, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { z } from 'zod/mini'
import { SelectField } from '@/components/form/fields/select-field.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { withFigures } from '@/components/form/with-figures.ts'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { showSnack } from '@/lib/snackbar.ts'
import { today } from '@/lib/wall-time.ts'
import { readMissing } from './holidays-of-year.ts'
import { HolidaysPreviewDocument } from './holidays.generated.ts'
import { MissingDays } from './missing-days.tsx'
import { addPublicHolidays } from './save-holiday.ts'

const schema = z.object({ year: z.string() })

/** Adds the public holidays of a year that are missing, and shows them before. */
export function YearDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const client = useApolloClient()
  const next = Number(today().slice(0, 4)) + 1
  const [year, setYear] = useState(String(next))
  const { data, error, refetch } = useQuery(HolidaysPreviewDocument, {
    variables: { year: Number(year) },
    fetchPolicy: 'no-cache',
  })
  const missing = readMissing(data?.holidaysPreview)
  const form = useEntityForm<z.infer<typeof schema>, z.infer<typeof schema>, number>({
    schema,
    values: { year: String(next) },
    sends: true,
    asks: false,
    idle: missing?.length === 0,
    notice: null,
    save: async (chosen) => addPublicHolidays(client, Number(chosen.year)),
    onSaved: (count) => {
      showSnack(
        'done',
        intl.formatMessage(
          {
            defaultMessage: '{count, plural, one {# holiday added} other {# holidays added}}',
            id: 'pRb3LF',
          },
          { count },
        ),
      )
      onClose()
    },
  })
  return (
    <FormDialog
      form={withFigures(form, {
        known: missing !== null,
        error,
        again: () => void refetch().catch(() => undefined),
      })}
      width={500}
      title={<FormattedMessage defaultMessage="Public holidays of a year" id="iXM6IW" />}
      description={
        <FormattedMessage
          defaultMessage="Those of the Public Holidays Act. When one falls on a Sunday, the Monday is one too. Proclaimed days, such as an election, are added by hand."
          id="3aBmGg"
        />
      }
      action={
        <FormattedMessage
          defaultMessage="{count, plural, =0 {Add days} one {Add # day} other {Add # days}}"
          id="jG+yTP"
          values={{ count: missing?.length ?? 0 }}
        />
      }
      onClose={onClose}
    >
      <SelectField
        form={form}
        name="year"
        onChosen={setYear}
        none={null}
        label={<FormattedMessage defaultMessage="Year" id="IFo1oo" />}
        options={Array.from({ length: 6 }, (_, index) => String(next - 2 + index)).map((one) => ({
          value: one,
          label: one,
        }))}
      />
      {missing === null && error === undefined && <Skeleton className="h-48" />}
      {missing !== null && <MissingDays year={year} days={missing} />}
    </FormDialog>
  )
}
