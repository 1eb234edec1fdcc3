import { useApolloClient, useQuery } from '@apollo/client/react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { z } from 'zod/mini'
import { CheckboxField } from '@/components/form/fields/tick-fields.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { withFigures } from '@/components/form/with-figures.ts'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { showSnack } from '@/lib/snackbar.ts'
import { CycleList } from './cycle-list.tsx'
import { readCycles } from './cycles.ts'
import { fillCycles } from './save-biweek.ts'
import { labelOf } from './term-words.ts'
import { CyclesPreviewDocument, type TermRow_TermFragment } from './terms.generated.ts'

const schema = z.object({ afterTenth: z.boolean() })

/** Gives a term the two-week cycles of CAPS for whose days it has none, and shows them before. */
export function CyclesDialog({
  term,
  onClose,
}: {
  term: TermRow_TermFragment
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const { data, error, refetch } = useQuery(CyclesPreviewDocument, {
    variables: { termId: term.id },
    fetchPolicy: 'no-cache',
  })
  const cycles = readCycles(data?.cyclesPreview)
  const form = useEntityForm<z.infer<typeof schema>, z.infer<typeof schema>, number>({
    schema,
    values: { afterTenth: true },
    sends: true,
    asks: false,
    idle: cycles?.length === 0,
    notice: null,
    save: async ({ afterTenth }) => fillCycles(client, term.id, afterTenth),
    onSaved: (count) => {
      showSnack(
        'done',
        intl.formatMessage(
          {
            defaultMessage:
              '{count, plural, one {# two-week cycle added} other {# two-week cycles added}}',
            id: 'uAeqNf',
          },
          { count },
        ),
      )
      onClose()
    },
  })
  const afterTenth = useWatch({ control: form.control, name: 'afterTenth' })
  const chosen = cycles?.filter((one) => afterTenth || !one.afterTenth) ?? []
  return (
    <FormDialog
      form={withFigures(form, {
        known: cycles !== null,
        error,
        again: () => void refetch().catch(() => undefined),
      })}
      width={600}
      title={<FormattedMessage defaultMessage="Two-week cycles" id="6Nyc3a" />}
      description={
        <FormattedMessage
          defaultMessage="CAPS counts five cycles of two weeks, from the Monday of the first week of {label}. Days that have a cycle already are left as they are."
          id="7Hig/m"
          values={{ label: labelOf(intl, term) }}
        />
      }
      action={
        <FormattedMessage
          defaultMessage="{count, plural, =0 {Add cycles} one {Add # cycle} other {Add # cycles}}"
          id="zyOjSO"
          values={{ count: chosen.length }}
        />
      }
      onClose={onClose}
    >
      {cycles === null && error === undefined && <Skeleton className="h-48" />}
      {cycles?.length === 0 && (
        <p>
          <FormattedMessage defaultMessage="Every week of the term is in a cycle." id="y5Y/bZ" />
        </p>
      )}
      <CycleList cycles={chosen} />
      {cycles?.some((one) => one.afterTenth) === true && (
        <CheckboxField
          form={form}
          name="afterTenth"
          label={<FormattedMessage defaultMessage="The weeks after the tenth too" id="sESBeV" />}
        />
      )}
    </FormDialog>
  )
}
