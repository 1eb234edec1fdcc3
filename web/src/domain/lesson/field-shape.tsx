import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { Input, Textarea } from '@/components/ui/input.tsx'
import { Select } from '@/components/ui/select.tsx'
import * as longest from '@/lib/longest.ts'
import { hasPlaceholder, isChoice, ofType } from './change-steps.ts'
import type { FieldPart } from './lesson-step-form.tsx'
import type { LessonField } from './lesson-values.ts'

const typeNames = defineMessages({
  Text: { defaultMessage: 'One line of text', id: 'HPdpho' },
  Textarea: { defaultMessage: 'Several lines of text', id: 'tKGijL' },
  Select: { defaultMessage: 'List to choose one from', id: 'OSs+U7' },
  'Multi Select': { defaultMessage: 'List to choose several from', id: 'ZjVzcg' },
  Radio: { defaultMessage: 'Buttons to choose one', id: 'naboF6' },
  Checkbox: { defaultMessage: 'Boxes to tick several', id: 'r+4XeE' },
})
const types = Object.keys(typeNames) as LessonField['type'][]

/** What a field asks: its type, its label, its choices, and what helps to fill it in. */
export function FieldShape({
  field,
  shared,
  errorAt,
  onChange,
}: {
  field: LessonField
  /** Of a template for everybody, whose fields say how they are filled in. */
  shared: boolean
  errorAt: (part: FieldPart) => string | undefined
  onChange: (field: LessonField) => void
}) {
  const intl = useIntl()
  const text = (part: 'hint' | 'placeholder', label: ReactNode, required: boolean) => (
    <Field label={label} error={errorAt(part)} required={required}>
      {(control) => (
        <Input
          {...control}
          value={field[part] ?? ''}
          maxLength={longest.documentHint}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...field, [part]: target.value })}
        />
      )}
    </Field>
  )
  return (
    <div className="grid items-start gap-4 min-[480px]:grid-cols-2">
      <Field
        label={
          <FormattedMessage
            defaultMessage="Label"
            id="RuECcO"
            description="What a field asks for"
          />
        }
        error={errorAt('label')}
        required
      >
        {(control) => (
          <Input
            {...control}
            value={field.label}
            maxLength={longest.documentLine}
            autoComplete="off"
            onChange={({ target }) => onChange({ ...field, label: target.value })}
          />
        )}
      </Field>
      <Field label={<FormattedMessage defaultMessage="Type" id="+U6ozc" />} error={undefined}>
        {(control) => (
          <Select
            {...control}
            value={field.type}
            onChange={({ target }) =>
              onChange(ofType(field, types.find((one) => one === target.value) ?? 'Text'))
            }
          >
            {types.map((one) => (
              <option key={one} value={one}>
                {intl.formatMessage(typeNames[one])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {isChoice(field) && (
        <div className="min-[480px]:col-span-2">
          <Field
            label={<FormattedMessage defaultMessage="Choices" id="7T47RX" />}
            hint={<FormattedMessage defaultMessage="One in each line." id="o6B797" />}
            error={errorAt('items')}
            required
          >
            {(control) => (
              <Textarea
                {...control}
                rows={4}
                value={(field.items ?? []).join('\n')}
                onChange={({ target }) => onChange({ ...field, items: target.value.split('\n') })}
              />
            )}
          </Field>
        </div>
      )}
      {text(
        'hint',
        shared ? (
          <FormattedMessage defaultMessage="Hint" id="n6WpC1" />
        ) : (
          <FormattedMessage defaultMessage="Hint (optional)" id="DqbNlE" />
        ),
        shared,
      )}
      {text(
        'placeholder',
        shared && hasPlaceholder(field) ? (
          <FormattedMessage
            defaultMessage="Placeholder"
            id="4pbOTf"
            description="An example in an empty field"
          />
        ) : (
          <FormattedMessage defaultMessage="Example (optional)" id="qIEjOr" />
        ),
        shared && hasPlaceholder(field),
      )}
    </div>
  )
}
