import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { FieldGroup } from '@/components/form/field-group.tsx'
import { Choice } from '@/components/ui/choice.tsx'
import { Input, Textarea } from '@/components/ui/input.tsx'
import { MultiSelect } from '@/components/ui/multi-select.tsx'
import { Select } from '@/components/ui/select.tsx'
import { longestAnswer } from './answers-schema.ts'
import type { Answer, ProductQuestion } from './product-question.ts'

interface Props {
  question: ProductQuestion
  /** Unique within the form; groups the buttons of a radio question. */
  name: string
  answer: Answer
  error: string | undefined
  onChange: (answer: Answer) => void
  onBlur: () => void
}

/** The control of each of the six types of question. */
export function QuestionField({ question, name, answer, error, onChange, onBlur }: Props) {
  const { type } = question
  const hint = question.hint ?? ''
  const placeholder = question.placeholder ?? ''
  const items = question.items ?? []
  const text = typeof answer === 'string' ? answer : ''
  const several = Array.isArray(answer) ? answer : []
  const label: ReactNode = (
    <>
      {question.label}
      {question.required !== true && (
        <span className="text-ink-muted ml-2 text-sm font-normal">
          <FormattedMessage defaultMessage="Optional" id="InWqys" />
        </span>
      )}
    </>
  )
  const frame = { label, error, ...(hint === '' ? {} : { hint }) }

  if (type === 'Radio' || type === 'Checkbox') {
    const radio = type === 'Radio'
    return (
      <FieldGroup {...frame}>
        {items.map((item) => (
          <Choice
            key={item}
            type={radio ? 'radio' : 'checkbox'}
            name={name}
            checked={radio ? text === item : several.includes(item)}
            onBlur={onBlur}
            onChange={({ currentTarget: { checked } }) => {
              if (radio) onChange(item)
              else onChange(checked ? [...several, item] : several.filter((one) => one !== item))
            }}
          >
            {item}
          </Choice>
        ))}
      </FieldGroup>
    )
  }
  return (
    <Field {...frame}>
      {(control) => {
        const written = {
          ...control,
          name,
          value: text,
          placeholder,
          maxLength: longestAnswer,
          onBlur,
          onChange: (event: { currentTarget: { value: string } }) =>
            onChange(event.currentTarget.value),
          // Double-clicking accepts the example (P5.5).
          onDoubleClick: () => text === '' && onChange(placeholder),
        }
        if (type === 'Text') return <Input {...written} />
        if (type === 'Textarea') return <Textarea {...written} className="min-h-24" />
        if (type === 'Select') {
          return (
            <Select
              {...control}
              name={name}
              value={text}
              onBlur={onBlur}
              onChange={(event) => onChange(event.currentTarget.value)}
            >
              <option value="">{placeholder}</option>
              {items.map((item) => (
                <option key={item}>{item}</option>
              ))}
            </Select>
          )
        }
        return (
          <MultiSelect
            {...control}
            options={items.map((item) => ({ value: item, label: item }))}
            chosen={several}
            onChange={(chosen) => onChange(items.filter((item) => chosen.includes(item)))}
            onClosed={onBlur}
          >
            {several.length > 0 ? (
              several.join(', ')
            ) : (
              <span className="text-ink-muted">{placeholder}</span>
            )}
          </MultiSelect>
        )
      }}
    </Field>
  )
}
