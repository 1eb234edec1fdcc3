import { useApolloClient, useQuery, skipToken } from '@apollo/client/react'
import { useEffect, useId } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { FieldGroup } from '@/components/form/field-group.tsx'
import { ComboboxField } from '@/components/form/fields/combobox-field.tsx'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { CheckboxField } from '@/components/form/fields/tick-fields.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { withFigures } from '@/components/form/with-figures.ts'
import { readTarget, type Target } from '@/domain/transfer/target.ts'
import { TargetFacts } from '@/domain/transfer/target-facts.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { parseRand } from '@/lib/money.ts'
import { confirmLine, matchAgain } from './change-lines.ts'
import { ConfirmOutcome, WhyNotTarget } from './confirm-outcome.tsx'
import { confirmSchema, type ConfirmValues } from './confirm-schema.ts'
import { TransferTargetDocument, type BankLineRowFragment } from './eft-desk.generated.ts'
import { mayPay } from './line-candidates.ts'
import { LineFacts } from './line-facts.tsx'
import { candidatesOf } from './line-orders.tsx'
import { searchTargets } from './search-targets.ts'
import { TargetChoice } from './target-choice.tsx'

/** Which order a transfer is for: the suggested ones with their reasons, or another one by search. */
export function ConfirmLineDialog({
  line,
  onClose,
}: {
  line: BankLineRowFragment
  onClose: () => void
}) {
  const intl = useIntl()
  const locale = useLocale()
  const client = useApolloClient()
  const group = useId()
  const candidates = candidatesOf(line)
  const [best] = candidates
  const chosenAtOnce =
    best !== undefined &&
    mayPay(best) &&
    ['exact', 'under', 'over', 'quote', 'paid_by_hand'].includes(line.verdict ?? '')
  const form: EntityForm<ConfirmValues> = useEntityForm<ConfirmValues, ConfirmValues>({
    schema: confirmSchema(intl),
    values: {
      orderId: chosenAtOnce ? best.orderId : '',
      other: null,
      seen: '',
      short: false,
      inFull: false,
      note: '',
    },
    draft: `bank-line.${line.id}`,
    sends: true,
    notice: intl.formatMessage({ defaultMessage: 'Confirmed.', id: '4tJw8Z' }),
    save: async ({ orderId, inFull, note }) => {
      // The rules have refused it before.
      if (target === null) return false
      return confirmLine(client, {
        lineId: line.id,
        orderId,
        expectedDue: target.due,
        inFull: inFull && short,
        note,
      }).finally(() => matchAgain(client))
    },
    onSaved: onClose,
  })
  const [orderId, inFull] = useWatch({ control: form.control, name: ['orderId', 'inFull'] })
  // What the list knows may be an hour old, and the amount that is shown is the one that is agreed to.
  const asked = useQuery(
    TransferTargetDocument,
    orderId === ''
      ? skipToken
      : {
          variables: { orderId },
          fetchPolicy: 'cache-and-network',
          nextFetchPolicy: 'cache-first',
        },
  )
  const target: Target | null =
    orderId === '' ? null : readTarget(asked.data?.transferTarget ?? null)
  const short =
    target !== null &&
    target.status !== 'PAID' &&
    mayPay(target) &&
    parseRand(line.leftAmount) < parseRand(target.due)
  const seen = target?.orderId ?? ''
  const { setValue, trigger } = form
  // Outside React: the form's rules ask what is on the screen.
  useEffect(() => {
    setValue('short', short, { shouldValidate: true })
    setValue('seen', seen, { shouldValidate: true })
    // Its rule asks what has been read by now.
    if (seen !== '') void trigger('orderId')
  }, [setValue, trigger, seen, short])
  const choose = (id: string) => {
    form.setValue('orderId', id, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <FormDialog
      form={withFigures(form, {
        // Nothing chosen, or an order that is gone: the rules of the form say it.
        known: orderId === '' || (!asked.loading && asked.error === undefined),
        error: asked.error,
        again: () => void asked.refetch().catch(() => undefined),
      })}
      title={<FormattedMessage defaultMessage="Which order is this for?" id="tkfD2R" />}
      action={<FormattedMessage defaultMessage="Confirm" id="N2IrpM" />}
      onClose={onClose}
    >
      <LineFacts line={line} />
      {candidates.length > 0 && (
        <FieldGroup
          label={<FormattedMessage defaultMessage="Suggested orders" id="Yiz59W" />}
          error={undefined}
        >
          <div className="mt-2 grid gap-2">
            {candidates.map((candidate) => (
              <TargetChoice
                key={candidate.orderId}
                name={group}
                target={candidate}
                checked={orderId === candidate.orderId}
                disabledBecause={mayPay(candidate) ? null : <WhyNotTarget target={candidate} />}
                onChoose={() => {
                  form.setValue('other', null)
                  choose(candidate.orderId)
                }}
              />
            ))}
          </div>
        </FieldGroup>
      )}
      <ComboboxField
        form={form}
        name="other"
        label={<FormattedMessage defaultMessage="Another order" id="pVzQcN" />}
        search={async (words, signal) => searchTargets(client, intl, locale, words, signal)}
        choiceOf={(id) => ({
          key: id,
          value: id,
          label: (id === target?.orderId ? target.orderNumber : null) ?? '',
        })}
        onChosen={(id) => choose(id ?? '')}
        listLabel={intl.formatMessage({ defaultMessage: 'Orders', id: 'X7jl6w' })}
        placeholder={intl.formatMessage({
          defaultMessage: 'Number, name, email or amount',
          id: 'mUs3Zs',
        })}
      />
      {target !== null && !candidates.some((candidate) => candidate.orderId === orderId) && (
        <TargetFacts target={target} />
      )}
      {target !== null && (
        <ConfirmOutcome left={line.leftAmount} target={target} inFull={inFull && short} />
      )}
      {short && (
        <CheckboxField
          form={form}
          name="inFull"
          label={
            <FormattedMessage defaultMessage="Let the rest go: the order is paid" id="T625zh" />
          }
        />
      )}
      <TextField
        form={form}
        name="note"
        label={<FormattedMessage defaultMessage="Note" id="qMePPG" />}
        hint={<FormattedMessage defaultMessage="For the back-office only." id="k3FywK" />}
      />
    </FormDialog>
  )
}
