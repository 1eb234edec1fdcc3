import { useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { DateTimeField } from '@/components/form/fields/date-fields.tsx'
import { SwitchField } from '@/components/form/fields/tick-fields.tsx'
import type { GoodsValues } from './goods-schema.ts'

/** When the shop shows it: from a moment on, which may lie ahead, or not at all (A4.2). */
export function PublishFields({ form }: { form: EntityForm<GoodsValues> }) {
  const published = useWatch({ control: form.control, name: 'published' })
  return (
    <div className="grid gap-3">
      <SwitchField
        form={form}
        name="published"
        label={<FormattedMessage defaultMessage="Publish" id="syEQFE" />}
      />
      {published && (
        <DateTimeField
          form={form}
          name="publishDate"
          label={<FormattedMessage defaultMessage="Publish Date" id="2U2d+V" />}
          hint={
            <FormattedMessage
              defaultMessage="The shop shows it from then on, once it has a picture."
              id="sUcAwC"
            />
          }
        />
      )}
    </div>
  )
}
