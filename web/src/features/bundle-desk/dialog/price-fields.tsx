import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { MoneyField, PercentField } from '@/components/form/fields/number-fields.tsx'
import { RadioField, SwitchField } from '@/components/form/fields/tick-fields.tsx'
import { Money } from '@/domain/money/money.tsx'
import type { BundleValues } from './bundle-schema.ts'
import type { BundlePreview } from './use-bundle-preview.ts'

/** What the bundle costs, set by hand or as a share of the sum, and what that means for buyers. */
export function PriceFields({
  form,
  preview,
}: {
  form: EntityForm<BundleValues>
  preview: BundlePreview | null
}) {
  const intl = useIntl()
  const [kind, completes] = useWatch({
    control: form.control,
    name: ['priceKind', 'completePrice'],
  })
  return (
    <>
      <RadioField
        form={form}
        name="priceKind"
        label={<FormattedMessage defaultMessage="How its price is made" id="MiUjRr" />}
        options={[
          {
            value: 'amount',
            label: intl.formatMessage({ defaultMessage: 'Set by hand', id: 'qE86Ly' }),
          },
          {
            value: 'share',
            label: intl.formatMessage({
              defaultMessage: 'A percentage of what its resources cost one by one',
              id: 'yM2bA2',
            }),
          },
        ]}
      />
      <div className="grid items-start gap-5 min-[480px]:grid-cols-2">
        {kind === 'amount' ? (
          <MoneyField
            form={form}
            name="price"
            label={<FormattedMessage defaultMessage="Price" id="b1zuN9" />}
            hint={<FormattedMessage defaultMessage="With VAT. Empty is free." id="OgJVU5" />}
          />
        ) : (
          <PercentField
            form={form}
            name="pricePercentage"
            label={<FormattedMessage defaultMessage="Percentage of the sum" id="Hj2dwh" />}
            hint={
              <FormattedMessage
                defaultMessage="The price follows when a resource costs another price."
                id="d0VPRA"
              />
            }
          />
        )}
        <PercentField
          form={form}
          name="discountPercentage"
          label={<FormattedMessage defaultMessage="Discount" id="28C0Aj" />}
        />
      </div>
      <SwitchField
        form={form}
        name="completePrice"
        label={
          <FormattedMessage
            defaultMessage="Whoever has bought some of it pays only for the rest"
            id="cpwevn"
          />
        }
      />
      {preview !== null && (
        <section
          aria-label={intl.formatMessage({ defaultMessage: 'What buyers pay', id: 'kEnTnC' })}
        >
          <dl className="border-line bg-paper grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 rounded-lg border p-4 text-sm tabular-nums">
            <dt>
              <FormattedMessage defaultMessage="One by one" id="WrIwVs" />
            </dt>
            <dd className="text-right">
              <Money amount={preview.apart} />
            </dd>
            <dt className="font-semibold">
              <FormattedMessage defaultMessage="As this bundle" id="wc3AI3" />
            </dt>
            <dd className="text-right font-semibold">
              <Money amount={preview.salePrice} />
            </dd>
            <dt>
              <FormattedMessage
                defaultMessage="Saved"
                id="uG4aQG"
                description="An amount of money"
              />
            </dt>
            <dd className="text-right">
              <Money amount={preview.saving} />
            </dd>
          </dl>
          {preview.owners > 0 && (
            <p className="text-ink-muted mt-2 text-sm">
              <FormattedMessage
                defaultMessage="{owners, plural, one {# teacher owns} other {# teachers own}} some of it. The cart tells them what they have."
                id="pU7lbJ"
                values={{ owners: preview.owners }}
              />
              {completes && (
                <span className="ml-1">
                  <FormattedMessage
                    defaultMessage="{buyers, plural, =0 {Nobody has bought a download of it yet.} one {# has bought a download of it and pays less.} other {# have bought a download of it and pay less.}}"
                    id="CrOHq7"
                    values={{ buyers: preview.buyers }}
                  />
                </span>
              )}
            </p>
          )}
        </section>
      )}
    </>
  )
}
