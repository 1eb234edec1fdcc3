import { FormattedMessage } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { DateTimeField } from '@/components/form/fields/date-fields.tsx'
import { PercentField } from '@/components/form/fields/number-fields.tsx'
import type { SaleMoments } from './sale-values.ts'

/** The same form, typed for these fields only, as goodsPart(). */
export const salePart = <V extends SaleMoments>(form: EntityForm<V>) =>
  form as unknown as EntityForm<SaleMoments>

/** What a sale takes off, and from when until when. */
export function SaleMomentFields({ form }: { form: EntityForm<SaleMoments> }) {
  return (
    <>
      <div className="max-w-40">
        <PercentField
          form={form}
          name="salePercentage"
          label={<FormattedMessage defaultMessage="Off in the sale" id="BU0SyT" />}
        />
      </div>
      <div className="grid items-start gap-5 min-[600px]:grid-cols-2">
        <DateTimeField
          form={form}
          name="saleStartsAt"
          label={<FormattedMessage defaultMessage="Sale starts" id="3MbwAn" />}
        />
        <DateTimeField
          form={form}
          name="saleEndsAt"
          label={<FormattedMessage defaultMessage="Sale ends" id="7s74yE" />}
        />
      </div>
      <p className="text-ink-muted text-sm">
        <FormattedMessage
          defaultMessage="While it runs, the larger of this and the usual discount applies. Afterwards the usual one is back by itself."
          id="gj1GnF"
        />
      </p>
    </>
  )
}
