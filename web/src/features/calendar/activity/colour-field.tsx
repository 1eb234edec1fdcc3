import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { FieldGroup } from '@/components/form/field-group.tsx'
import { textOf, useBoundField } from '@/components/form/fields/use-bound-field.ts'
import { activityColours, chalkOf, cssColour } from '@/lib/chalk.ts'
import { activityColourNames } from '../setting/activity-colours.ts'
import type { ActivityForm } from './activity-form-schema.ts'

/** Eight pieces of chalk to choose from. */
export function ColourField({
  form,
  onChosen,
}: {
  form: EntityForm<ActivityForm>
  /** A person chose it: it no longer follows the class. */
  onChosen: () => void
}) {
  const intl = useIntl()
  const group = useId()
  const nameOf = (value: unknown) => intl.formatMessage(activityColourNames[chalkOf(textOf(value))])
  const label = <FormattedMessage defaultMessage="Colour" id="+e8vAT" />
  const { ref, field, words } = useBoundField({ form, name: 'color', label }, nameOf)
  const chosen = chalkOf(textOf(field.value))
  return (
    <FieldGroup {...words}>
      <div className="mt-1.5 flex flex-wrap gap-0.5 min-[600px]:gap-1">
        {activityColours.map((colour, index) => (
          <label
            key={colour}
            className="has-checked:border-ink has-focus-visible:ring-board/30 grid size-10 cursor-pointer place-items-center rounded-full border-2 border-transparent has-focus-visible:ring-4"
          >
            <input
              type="radio"
              ref={index === 0 ? ref : undefined}
              name={group}
              value={colour}
              checked={chosen === colour}
              onBlur={field.onBlur}
              onChange={() => {
                field.onChange(colour)
                onChosen()
              }}
              className="sr-only"
            />
            <span className="sr-only">{nameOf(colour)}</span>
            <span
              aria-hidden="true"
              className="size-7 rounded-full"
              style={{ background: cssColour(colour) }}
            />
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
