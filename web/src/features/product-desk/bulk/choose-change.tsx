import { useApolloClient } from '@apollo/client/react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { SelectField } from '@/components/form/fields/select-field.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import type { BulkTarget } from '@/components/list/selection.ts'
import type { RunState } from '@/domain/runs/run-kind.ts'
import { ChangeFields } from './change-fields.tsx'
import { changeKinds, changeOf, changeSchema, noChange } from './change-schema.ts'
import { kindWords } from './kind-words.ts'
import { planChange } from './product-change.ts'

/** The first step of a bulk change: what is to be done. The database works out what that means. */
export function ChooseChange({
  target,
  onPlanned,
  onClose,
}: {
  target: BulkTarget
  onPlanned: (planned: RunState) => void
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const form = useEntityForm({
    schema: changeSchema(intl),
    values: noChange,
    save: async (values) => planChange(client, target, changeOf(values)),
    onSaved: onPlanned,
    asks: false,
    sends: true,
    notice: null,
  })
  const kind = useWatch({ control: form.control, name: 'kind' })
  const count = target.kind === 'rows' ? target.ids.length : target.count
  return (
    <FormDialog
      form={form}
      title={
        <FormattedMessage
          defaultMessage="Change {count, plural, one {# resource} other {# resources}}"
          id="uVX6nK"
          values={{ count }}
        />
      }
      description={
        <FormattedMessage
          defaultMessage="You see what becomes of each before anything is changed."
          id="HvkQVE"
        />
      }
      action={<FormattedMessage defaultMessage="Preview" id="TJo5E6" />}
      onClose={onClose}
    >
      <SelectField
        form={form}
        name="kind"
        label={<FormattedMessage defaultMessage="What to change" id="vXUQkj" />}
        none={intl.formatMessage({ defaultMessage: 'Choose', id: 'TuQ18m' })}
        options={changeKinds.map((value) => ({
          value,
          label: intl.formatMessage(kindWords[value]),
        }))}
      />
      <ChangeFields form={form} kind={kind} />
    </FormDialog>
  )
}
