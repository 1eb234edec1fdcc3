import { useApolloClient } from '@apollo/client/react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { IntegerField } from '@/components/form/fields/number-fields.tsx'
import { Form } from '@/components/form/form.tsx'
import { SaveBar } from '@/components/form/save-bar.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { missing, type Delivery } from './delivery-document.ts'
import { packParcel } from './desk-calls.ts'
import { packSchema, packValues } from './pack-schema.ts'

/** What is in no parcel yet, and how many of each go into the next one. */
export function PackForm({ delivery }: { delivery: Delivery }) {
  const intl = useIntl()
  const client = useApolloClient()
  const goods = delivery.goods.filter((one) => missing(one) > 0)
  const form = useEntityForm({
    schema: packSchema(intl, goods),
    values: packValues(goods),
    sends: true,
    asks: false,
    notice: intl.formatMessage({ defaultMessage: 'The parcel is packed', id: '8OCOes' }),
    save: async ({ quantities }) =>
      packParcel(
        client,
        delivery.orderId,
        goods.flatMap(({ lineId, memberId }, index) => {
          const quantity = Number(quantities[index])
          return quantity > 0 ? [{ lineId, memberId, quantity }] : []
        }),
      ),
  })
  const chosen = useWatch({ control: form.control, name: 'quantities' })
  const idle = chosen.every((one) => Number(one) === 0)
  return (
    <section aria-labelledby="to-pack">
      <h3 id="to-pack" className="pb-3 text-lg">
        <FormattedMessage defaultMessage="To pack" id="wISRnr" />
      </h3>
      <Form
        form={form}
        bodyClassName="grid gap-3"
        footer={
          <div className="pt-4">
            <SaveBar form={idle ? { ...form, notNow: form.notNow ?? 'idle' } : form}>
              <FormattedMessage defaultMessage="Mark as packed" id="X03UHp" />
            </SaveBar>
          </div>
        }
      >
        <ul className="divide-line border-line divide-y border-y">
          {goods.map((one, index) => (
            <li
              key={`${one.lineId} ${one.memberId ?? ''}`}
              className="grid grid-cols-[minmax(0,1fr)_7.5rem] items-start gap-4 py-3 text-[15px]"
            >
              <div>
                <p
                  lang={one.language ?? undefined}
                  className="font-semibold wrap-anywhere hyphens-auto"
                >
                  {one.title}
                </p>
                <p className="text-ink-muted text-sm">
                  <FormattedMessage
                    defaultMessage="{count, number} of {quantity, number} still to pack"
                    id="G9Nhfr"
                    values={{ count: missing(one), quantity: one.quantity }}
                  />
                  {one.bundle !== null && (
                    <span className="before:px-1.5 before:content-['·']">
                      <FormattedMessage
                        defaultMessage="part of {bundle}"
                        id="hJxwj2"
                        values={{ bundle: one.bundle }}
                      />
                    </span>
                  )}
                </p>
                {one.answers
                  .filter(({ value }) => value !== '')
                  .map(({ label, value }) => (
                    <p key={label} className="text-ink-muted text-sm wrap-anywhere">
                      <FormattedMessage
                        defaultMessage="{question}: {answer}"
                        id="pQO+36"
                        values={{ question: label, answer: value }}
                      />
                    </p>
                  ))}
              </div>
              <IntegerField
                form={form}
                name={`quantities.${index}`}
                label={<FormattedMessage defaultMessage="Quantity" id="qVGRIE" />}
              />
            </li>
          ))}
        </ul>
      </Form>
    </section>
  )
}
