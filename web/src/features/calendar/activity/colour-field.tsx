import { useFormContext } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  activityColourNames,
  activityColours,
  chalkOf,
  cssColour,
} from '../setting/activity-colours.ts'
import type { ActivityForm } from './activity-form-schema.ts'

/** Eight pieces of chalk to choose from. */
export function ColourField() {
  const intl = useIntl()
  const { watch, setValue } = useFormContext<ActivityForm>()
  const chosen = chalkOf(watch('color'))
  return (
    <fieldset>
      <legend className="text-[15px] font-semibold">
        <FormattedMessage defaultMessage="Colour" id="+e8vAT" />
      </legend>
      <div className="mt-1.5 flex flex-wrap gap-0.5 min-[600px]:gap-1">
        {activityColours.map((colour) => (
          <label
            key={colour}
            className="has-checked:border-ink has-focus-visible:ring-board/30 grid size-10 cursor-pointer place-items-center rounded-full border-2 border-transparent has-focus-visible:ring-4"
          >
            <input
              type="radio"
              name="color"
              value={colour}
              checked={chosen === colour}
              onChange={() => setValue('color', colour, { shouldDirty: true })}
              className="sr-only"
            />
            <span className="sr-only">{intl.formatMessage(activityColourNames[colour])}</span>
            <span
              aria-hidden="true"
              className="size-7 rounded-full"
              style={{ background: cssColour(colour) }}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
