import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { IntegerField } from '@/components/form/fields/number-fields.tsx'
import { SelectField } from '@/components/form/fields/select-field.tsx'
import { CheckboxField } from '@/components/form/fields/tick-fields.tsx'
import { Money } from '@/domain/money/money.tsx'
import type { RefundValues } from './refund-schema.ts'
import type { RefundableLine } from './refunds-document.ts'

/** One line of an order: whether it is given back, how many of it, and whether its files stay. */
export function RefundLine({
  form,
  place,
  line,
}: {
  form: EntityForm<RefundValues>
  /** Where the form holds it. */
  place: number
  line: RefundableLine
}) {
  const intl = useIntl()
  const { left, physical, bundle, downloads } = line
  const values = useWatch({ control: form.control, name: `lines.${place}` })
  const hasFiles = !physical || bundle
  return (
    <li className="py-2">
      <CheckboxField
        form={form}
        name={`lines.${place}.chosen`}
        label={
          <span className="flex flex-wrap items-baseline gap-x-3">
            <span lang={line.language ?? undefined} className="font-semibold wrap-anywhere">
              {line.title}
            </span>
            <span className="text-ink-muted tabular-nums">
              {left === 1 ? (
                <Money amount={line.each} />
              ) : (
                <FormattedMessage
                  defaultMessage="{count} × {amount}"
                  id="0rcw3j"
                  values={{ count: left, amount: <Money amount={line.each} /> }}
                />
              )}
            </span>
          </span>
        }
      />
      {values.chosen && (left > 1 || hasFiles) && (
        <div className="grid gap-4 pt-1 pb-2 pl-8 min-[600px]:grid-cols-2">
          {left > 1 && (
            <IntegerField
              form={form}
              name={`lines.${place}.quantity`}
              label={
                <FormattedMessage
                  defaultMessage="How many of {left}"
                  id="Ikqp6t"
                  values={{ left }}
                />
              }
            />
          )}
          {hasFiles && (
            <SelectField
              form={form}
              name={`lines.${place}.content`}
              none={null}
              label={
                <FormattedMessage defaultMessage="Files" id="IgmCN+" description="Of a resource" />
              }
              hint={
                <FormattedMessage
                  defaultMessage="{downloads, plural, =0 {Never downloaded} one {Downloaded once} other {Downloaded # times}}"
                  id="5Zb2ch"
                  values={{ downloads }}
                />
              }
              options={[
                {
                  value: 'withdrawn',
                  label: intl.formatMessage({
                    defaultMessage: 'Take out of the library',
                    id: 'aUtyxe',
                  }),
                },
                {
                  value: 'kept',
                  label: intl.formatMessage({
                    defaultMessage: 'The customer keeps them',
                    id: '1dAznJ',
                  }),
                },
              ]}
            />
          )}
        </div>
      )}
    </li>
  )
}
