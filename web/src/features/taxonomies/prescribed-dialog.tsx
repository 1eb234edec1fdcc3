import { useApolloClient, useQuery } from '@apollo/client/react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { z } from 'zod/mini'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { withFigures } from '@/components/form/with-figures.ts'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { showSnack } from '@/lib/snackbar.ts'
import { readMissing } from './prescribed.ts'
import { PrescribedSets } from './prescribed-sets.tsx'
import { addPrescribed } from './save-taxonomy.ts'
import { TaxonomyPreviewDocument } from './taxonomies.generated.ts'
import { certaintyKeys } from './taxonomy-schema.ts'

const schema = z.record(z.enum(certaintyKeys), z.boolean())

type Ticks = Record<(typeof certaintyKeys)[number], boolean>

/** Adds the sets of the curriculum that are missing, by how sure they are, and shows them before. */
export function PrescribedDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const client = useApolloClient()
  const { data, error, refetch } = useQuery(TaxonomyPreviewDocument, { fetchPolicy: 'no-cache' })
  const missing = readMissing(data?.taxonomyPreview)
  const form = useEntityForm<Ticks, Ticks, number>({
    schema,
    values: { OFFICIAL: true, ONE_SOURCE: true, GENERAL: false },
    sends: true,
    asks: false,
    idle: missing?.length === 0,
    notice: null,
    save: async (ticks) =>
      addPrescribed(
        client,
        certaintyKeys.filter((certainty) => ticks[certainty]),
      ),
    onSaved: (count) => {
      showSnack(
        'done',
        intl.formatMessage(
          {
            defaultMessage: '{count, plural, one {# taxonomy added} other {# taxonomies added}}',
            id: 'Te2xL3',
          },
          { count },
        ),
      )
      onClose()
    },
  })
  const ticks = useWatch({ control: form.control })
  const count = missing?.filter(({ certainty }) => ticks[certainty] === true).length ?? 0
  return (
    <FormDialog
      form={withFigures(form, {
        known: missing !== null,
        error,
        again: () => void refetch().catch(() => undefined),
      })}
      title={<FormattedMessage defaultMessage="Add from the curriculum" id="Bik+cn" />}
      description={
        <FormattedMessage
          defaultMessage="The sets of cognitive levels of CAPS that the list does not have, by how sure their percentages are. What is there already stays as it is."
          id="Z/uImf"
        />
      }
      action={
        <FormattedMessage
          defaultMessage="{count, plural, =0 {Add taxonomies} one {Add # taxonomy} other {Add # taxonomies}}"
          id="pdPGg6"
          values={{ count }}
        />
      }
      onClose={onClose}
    >
      {missing === null && error === undefined && <Skeleton className="h-48" />}
      {missing?.length === 0 && (
        <p>
          <FormattedMessage
            defaultMessage="The list has every taxonomy of the curriculum."
            id="DXEPWU"
          />
        </p>
      )}
      {missing !== null &&
        certaintyKeys.map((certainty) => (
          <PrescribedSets
            key={certainty}
            form={form}
            certainty={certainty}
            missing={missing.filter((one) => one.certainty === certainty)}
          />
        ))}
    </FormDialog>
  )
}
