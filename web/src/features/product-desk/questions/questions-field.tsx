import { PlusIcon } from 'lucide-react'
import { useFieldArray, useFormState, useWatch } from 'react-hook-form'
import { FormattedList, FormattedMessage } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { FieldGroup } from '@/components/form/field-group.tsx'
import { useKnownField } from '@/components/form/fields/use-bound-field.ts'
import { Button } from '@/components/ui/button.tsx'
import type { ProductValues } from '../dialog/product-schema.ts'
import { QuestionCard } from './question-card.tsx'
import { mostQuestions, newQuestion } from './question-schema.ts'
import { QuestionsPreview } from './questions-preview.tsx'

const label = <FormattedMessage defaultMessage="Questions to the buyer" id="r3WbMm" />

/** For whoever has to choose between two versions: the questions by their labels. */
const inWords = (value: unknown) => {
  const questions = value as ProductValues['questions'] // the form keeps nothing else in this field
  return questions.length === 0 ? null : <FormattedList value={questions.map((one) => one.label)} />
}

/** What the buyer is asked before the resource goes into the cart, with a preview from 960 px on beside it. */
export function QuestionsField({ form }: { form: EntityForm<ProductValues> }) {
  const { control } = form
  const { fields, append, move, remove } = useFieldArray({ control, name: 'questions' })
  const questions = useWatch({ control, name: 'questions' })
  const errors = useFormState({ control, name: 'questions' }).errors.questions
  useKnownField({ form, name: 'questions', label }, inWords)
  return (
    <FieldGroup label={label} error={errors?.root?.message}>
      <div className="mt-2 grid items-start gap-4 min-[960px]:grid-cols-[3fr_2fr]">
        <div className="grid gap-4">
          {fields.map((field, index) => (
            <QuestionCard
              key={field.id}
              form={form}
              index={index}
              count={fields.length}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
            />
          ))}
          {fields.length < mostQuestions && (
            <Button
              variant="link"
              size="inline"
              className="h-11 justify-self-start"
              onClick={() => append(newQuestion)}
            >
              <PlusIcon aria-hidden="true" />
              <FormattedMessage defaultMessage="Add a question" id="PmnsLm" />
            </Button>
          )}
        </div>
        {fields.length > 0 && <QuestionsPreview questions={questions} />}
      </div>
    </FieldGroup>
  )
}
