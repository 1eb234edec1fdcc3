import { useApolloClient, useQuery } from '@apollo/client/react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { withFigures } from '@/components/form/with-figures.ts'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { showSnack } from '@/lib/snackbar.ts'
import { today } from '@/lib/wall-time.ts'
import { addTermSet } from './add-term-set.ts'
import { copyOf, isCopy, readTermSet } from './term-set.ts'
import { TermSetFields } from './term-set-fields.tsx'
import { TermSetList } from './term-set-list.tsx'
import { termSetSchema, valuesOfTermSet, type TermSetValues } from './term-set-schema.ts'
import { TermSetPreviewDocument } from '../terms.generated.ts'

/** Adds the terms of a year at once, from a known calendar or as a copy, and shows them before. */
export function TermSetDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const client = useApolloClient()
  const year = Number(today().slice(0, 4))
  const form = useEntityForm<TermSetValues, TermSetValues, number>({
    schema: termSetSchema(intl),
    values: valuesOfTermSet(copyOf(year)),
    sends: true,
    asks: false,
    notice: null,
    save: async (values) => addTermSet(client, values),
    onSaved: (count) => {
      showSnack(
        'done',
        intl.formatMessage(
          {
            defaultMessage: '{count, plural, one {# term added} other {# terms added}}',
            id: '1Rdgo+',
          },
          { count },
        ),
      )
      onClose()
    },
  })
  const source = useWatch({ control: form.control, name: 'source' })
  const provinces = useWatch({ control: form.control, name: 'provinces' })
  const { data, error, refetch } = useQuery(TermSetPreviewDocument, {
    variables: { source, provinces: isCopy(source) ? null : provinces },
    fetchPolicy: 'no-cache',
  })
  const terms = readTermSet(data?.termSetPreview)
  const count = terms?.filter(({ known }) => known === null).length ?? 0
  const ready = withFigures(form, {
    known: terms !== null,
    error,
    again: () => void refetch().catch(() => undefined),
  })
  return (
    <FormDialog
      form={
        terms !== null && count === 0 && ready.notNow === null
          ? { ...ready, notNow: 'idle', submit: async () => Promise.resolve() }
          : ready
      }
      width={600}
      title={<FormattedMessage defaultMessage="Terms of a year" id="bUmPwi" />}
      description={
        <FormattedMessage
          defaultMessage="A calendar that was published, or a year of the list fifty-two weeks later. Terms that the list has are left out."
          id="Kk96ud"
        />
      }
      action={
        <FormattedMessage
          defaultMessage="{count, plural, =0 {Add terms} one {Add # term} other {Add # terms}}"
          id="5sPrs1"
          values={{ count }}
        />
      }
      onClose={onClose}
    >
      <TermSetFields form={form} year={year} isCopy={isCopy(source)} />
      {terms === null && error === undefined && <Skeleton className="h-48" />}
      {terms?.length === 0 && (
        <p>
          <FormattedMessage defaultMessage="The list has no terms in this year." id="upeF+k" />
        </p>
      )}
      <TermSetList terms={terms ?? []} />
    </FormDialog>
  )
}
