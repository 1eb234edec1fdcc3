import { FormattedMessage, useIntl } from 'react-intl'
import { useWatch } from 'react-hook-form'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { SelectField } from '@/components/form/fields/select-field.tsx'
import { cssColour } from '@/lib/chalk.ts'
import { colourNames, palette } from './biweek-colours.ts'
import type { BiweekValues } from './biweek-schema.ts'
import { heads } from './term-words.ts'

/** The colour of a two-week cycle, with a look at it. */
export function ColourField({
  form,
  given,
}: {
  form: EntityForm<BiweekValues>
  /** The database assigns it. */
  given: boolean
}) {
  const intl = useIntl()
  const color = useWatch({ control: form.control, name: 'color' })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
      <SelectField
        form={form}
        name="color"
        label={intl.formatMessage(heads.color)}
        disabled={given}
        hint={
          given ? (
            <FormattedMessage
              defaultMessage="The first color that the term has not used. It can be changed afterwards."
              id="X4Ba3Y"
            />
          ) : undefined
        }
        options={palette.map((value) => ({ value, label: intl.formatMessage(colourNames[value]) }))}
      />
      {color !== '' && <Swatch color={color} className="mt-8 size-10" />}
    </div>
  )
}

/** The colour as calendars draw it. */
export const Swatch = ({ color, className = 'size-4' }: { color: string; className?: string }) => (
  <span
    aria-hidden="true"
    className={`border-line-strong inline-block shrink-0 rounded-md border ${className}`}
    style={{ background: cssColour(color) }}
  />
)
