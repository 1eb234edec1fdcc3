import { ArrowDownIcon, ArrowUpIcon, Trash2Icon } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { MultiSelectField, SelectField } from '@/components/form/fields/select-field.tsx'
import { TagsField } from '@/components/form/fields/tags-field.tsx'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { SwitchField } from '@/components/form/fields/tick-fields.tsx'
import { LineButton } from '../line-button.tsx'
import type { ProductValues } from '../dialog/product-schema.ts'
import { isChoice, questionTypes } from './question-schema.ts'
import { questionTypeWords } from './question-types.ts'

/** One question of the resource: what is asked, how it is answered, and what is filled in before. */
export function QuestionCard({
  form,
  index,
  count,
  onMove,
  onRemove,
}: {
  form: EntityForm<ProductValues>
  index: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}) {
  const intl = useIntl()
  const name = `questions.${index}` as const
  const [type, items] = useWatch({
    control: form.control,
    name: [`${name}.type`, `${name}.items`],
  })
  const number = index + 1
  return (
    <fieldset className="border-line grid gap-4 rounded-lg border p-4">
      <legend className="sr-only">
        <FormattedMessage defaultMessage="Question {number}" id="kQXPCE" values={{ number }} />
      </legend>
      <div className="flex items-center gap-1">
        <span aria-hidden="true" className="mr-auto font-semibold">
          <FormattedMessage defaultMessage="Question {number}" id="kQXPCE" values={{ number }} />
        </span>
        <LineButton
          label={intl.formatMessage(
            { defaultMessage: 'Move question {number} up', id: 'DztZtT' },
            { number },
          )}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        >
          <ArrowUpIcon aria-hidden="true" />
        </LineButton>
        <LineButton
          label={intl.formatMessage(
            { defaultMessage: 'Move question {number} down', id: 'DZmn9o' },
            { number },
          )}
          disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
        >
          <ArrowDownIcon aria-hidden="true" />
        </LineButton>
        <LineButton
          label={intl.formatMessage(
            { defaultMessage: 'Remove question {number}', id: 'cN7jPU' },
            { number },
          )}
          onClick={onRemove}
        >
          <Trash2Icon aria-hidden="true" />
        </LineButton>
      </div>
      <TextField
        form={form}
        name={`${name}.label`}
        label={<FormattedMessage defaultMessage="Label" id="753yX5" />}
      />
      <SelectField
        form={form}
        name={`${name}.type`}
        label={<FormattedMessage defaultMessage="Type" id="+U6ozc" />}
        none={intl.formatMessage({ defaultMessage: 'Choose a type', id: '04OZ+R' })}
        options={questionTypes.map((value) => ({
          value,
          label: intl.formatMessage(questionTypeWords[value]),
        }))}
        // The rule about values belongs to the type.
        onChosen={() => void form.trigger(`${name}.items`)}
      />
      {isChoice(type) && (
        <TagsField
          form={form}
          name={`${name}.items`}
          label={<FormattedMessage defaultMessage="Values" id="ZXTJwY" />}
          hint={<FormattedMessage defaultMessage="Enter after each one." id="pFwZnz" />}
          chipsLabel={intl.formatMessage({ defaultMessage: 'Values', id: 'ZXTJwY' })}
        />
      )}
      <TextField
        form={form}
        name={`${name}.hint`}
        label={<FormattedMessage defaultMessage="Hint" id="n6WpC1" />}
      />
      {type !== 'Radio' && type !== 'Checkbox' && (
        <TextField
          form={form}
          name={`${name}.placeholder`}
          label={<FormattedMessage defaultMessage="Placeholder" id="h2T7yV" />}
        />
      )}
      <BeforeField form={form} name={name} type={type} items={items} />
      <SwitchField
        form={form}
        name={`${name}.required`}
        label={<FormattedMessage defaultMessage="Must be answered" id="GCjghb" />}
      />
    </fieldset>
  )
}

/** The answer that stands there before the buyer writes one. */
function BeforeField({
  form,
  name,
  type,
  items,
}: {
  form: EntityForm<ProductValues>
  name: `questions.${number}`
  type: string
  items: readonly string[]
}) {
  const label = <FormattedMessage defaultMessage="Filled in before" id="0gGsMN" />
  const options = items.map((item) => ({ value: item, label: item }))
  if (type === 'Multi Select' || type === 'Checkbox')
    return <MultiSelectField form={form} name={`${name}.several`} label={label} options={options} />
  if (type === 'Select' || type === 'Radio')
    return <SelectField form={form} name={`${name}.value`} label={label} options={options} />
  return <TextField form={form} name={`${name}.value`} label={label} />
}
