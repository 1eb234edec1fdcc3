import { PlusIcon } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { IntegerField } from '@/components/form/fields/number-fields.tsx'
import { SelectField } from '@/components/form/fields/select-field.tsx'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { Button } from '@/components/ui/button.tsx'
import { SubjectFields } from '@/domain/school/subject-fields.tsx'
import { newStep } from './change-steps.ts'
import { HeadingFields } from './heading-fields.tsx'
import { complexityWord } from '@/domain/templates/complexity-word.ts'
import { TemplateSchoolField } from '@/domain/templates/template-school-field.tsx'
import type { LessonChoices } from './lesson-choices.ts'
import type { LessonRules } from './lesson-shelf.ts'
import type { LessonValues } from './lesson-values.ts'

/** The first step: what the lesson is called, whom it is for, and the headings above it. */
export function DetailsStep({
  form,
  choices,
  rules,
  onStep,
}: {
  form: EntityForm<LessonValues>
  choices: LessonChoices
  rules: LessonRules
  onStep: (at: number) => void
}) {
  const intl = useIntl()
  const steps = useWatch({ control: form.control, name: 'steps' })
  const addStep = () => {
    const name = intl.formatMessage(
      { defaultMessage: 'Step {number}', id: 'iUmBQc' },
      { number: steps.length + 1 },
    )
    form.setValue('steps', [...steps, newStep(name)], { shouldDirty: true, shouldValidate: true })
    onStep(steps.length + 1)
  }
  return (
    <div className="grid gap-5">
      <TextField
        form={form}
        name="name"
        label={<FormattedMessage defaultMessage="Name" id="HAlOn1" />}
        hint={
          rules.shared ? (
            <FormattedMessage
              defaultMessage="As teachers look for it: the kind of lesson, and its topic."
              id="DHO37g"
            />
          ) : (
            <FormattedMessage
              defaultMessage="As you look for it later: topic and week."
              id="oR4Fx3"
            />
          )
        }
      />
      <SubjectFields form={form} subjects={choices.subjects} />
      {rules.shared ? (
        <TemplateSchoolField
          form={form}
          label={<FormattedMessage defaultMessage="School" id="c9n6Sh" />}
        />
      ) : (
        <SelectField
          form={form}
          name="schoolId"
          label={<FormattedMessage defaultMessage="School (optional)" id="RA8Xn1" />}
          none={intl.formatMessage({ defaultMessage: 'No school', id: 'EybU8Z' })}
          options={choices.schools.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <div className="grid items-start gap-5 min-[480px]:grid-cols-2">
        <SelectField
          form={form}
          name="complexity"
          label={<FormattedMessage defaultMessage="Complexity" id="a0+fSv" />}
          none={rules.shared ? '' : null}
          options={['Simple', 'Detailed'].map((value) => ({
            value,
            label: complexityWord(intl, value),
          }))}
        />
        <SelectField
          form={form}
          name="fontFamily"
          label={<FormattedMessage defaultMessage="Font on paper" id="ZR9KCO" />}
          none={null}
          options={[
            {
              value: 'Default',
              label: intl.formatMessage({ defaultMessage: 'Default', id: 'lKv8ex' }),
            },
            { value: 'Arial', label: 'Arial' },
          ]}
        />
        <IntegerField
          form={form}
          name="minutes"
          label={<FormattedMessage defaultMessage="Minutes (optional)" id="YGubQz" />}
        />
        <IntegerField
          form={form}
          name="totalPoints"
          label={
            rules.shared ? (
              <FormattedMessage defaultMessage="Points" id="P0PLlQ" />
            ) : (
              <FormattedMessage defaultMessage="Points (optional)" id="HHBMOb" />
            )
          }
        />
      </div>
      <HeadingFields form={form} />
      <div>
        <Button variant="outline" onClick={addStep}>
          <PlusIcon aria-hidden="true" />
          <FormattedMessage defaultMessage="Add a step" id="nj4dGB" />
        </Button>
      </div>
    </div>
  )
}
