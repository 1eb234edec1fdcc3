import { useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { CustomField } from '@/components/form/fields/custom-field.tsx'
import { Input } from '@/components/ui/input.tsx'
import * as longest from '@/lib/longest.ts'
import { HeadingName } from './heading-name.tsx'
import type { LessonValues } from './lesson-values.ts'

/** What stands above the lesson on paper. Each needs a value (T5.5). */
export function HeadingFields({ form }: { form: EntityForm<LessonValues> }) {
  const headings = useWatch({ control: form.control, name: 'headings' })
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-lg font-semibold">
        <FormattedMessage defaultMessage="Above the lesson" id="JKeGth" />
      </legend>
      <div className="grid items-start gap-4 min-[480px]:grid-cols-2">
        {headings.map(({ label }, index) => (
          <CustomField
            key={label}
            form={form}
            name={`headings.${index}.value`}
            label={<HeadingName label={label} />}
          >
            {(control, field) => (
              <Input
                {...control}
                {...field}
                autoComplete="off"
                maxLength={longest.documentLine}
                onChange={({ target }) => field.onChange(target.value)}
              />
            )}
          </CustomField>
        ))}
      </div>
    </fieldset>
  )
}
