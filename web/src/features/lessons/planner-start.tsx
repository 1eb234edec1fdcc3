import { FormattedMessage, useIntl } from 'react-intl'
import { useController, useWatch } from 'react-hook-form'
import { z } from 'zod/mini'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { useKnownField } from '@/components/form/fields/use-bound-field.ts'
import { Form } from '@/components/form/form.tsx'
import { SaveBar } from '@/components/form/save-bar.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { SubjectFields, type SubjectChoice } from '@/domain/school/subject-fields.tsx'
import * as longest from '@/lib/longest.ts'
import { NoTemplateYet } from './no-template-yet.tsx'
import { TemplatePicker } from './template-picker.tsx'
import { blank } from './use-open-lesson.ts'

/** What a lesson starts with on the planner page. */
export interface PlannerChoice {
  name: string
  grade: string
  subjectId: string
  templateId: string
}

/** Grade, subject, one of its templates, and the name of the new lesson (T2.4). */
export function PlannerStart({
  subjects,
  onStart,
}: {
  subjects: readonly SubjectChoice[]
  onStart: (choice: PlannerChoice) => void
}) {
  const intl = useIntl()
  const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message))
  const form = useEntityForm<PlannerChoice, PlannerChoice>({
    schema: z.object({
      name: required(
        intl.formatMessage({ defaultMessage: 'Name is required', id: 'Gvxoji' }),
      ).check(z.maxLength(longest.lessonName)),
      grade: z.string(),
      subjectId: required(
        intl.formatMessage({
          defaultMessage: 'Subject is required',
          id: 'l70fqK',
          description: 'School subject',
        }),
      ),
      templateId: required(
        intl.formatMessage({ defaultMessage: 'Choose a template', id: 'GjCS6U' }),
      ),
    }),
    values: { name: '', grade: '', subjectId: '', templateId: '' },
    asks: false,
    sends: true,
    notice: null,
    save: async (choice) => {
      onStart(choice)
      return Promise.resolve()
    },
  })
  const subjectId = useWatch({ control: form.control, name: 'subjectId' })
  const { field, fieldState } = useController({ control: form.control, name: 'templateId' })
  const template = intl.formatMessage({ defaultMessage: 'Lesson template', id: 'KBMPNx' })
  useKnownField({ form, name: 'templateId', label: template }, () => null)
  return (
    <Form
      form={form}
      className="bg-card border-line rounded-xl border p-5 min-[600px]:p-7"
      footer={
        <div className="mt-6">
          <SaveBar form={form}>
            <FormattedMessage defaultMessage="Start planning" id="dynjFK" />
          </SaveBar>
        </div>
      }
    >
      <SubjectFields
        form={form}
        subjects={subjects}
        // The templates of another subject are no longer on the screen.
        onChosen={() => form.setValue('templateId', '')}
      />
      {subjectId !== '' && (
        <section aria-label={template} className="grid gap-2">
          <h2 className="text-[15px] font-semibold">{template}</h2>
          <TemplatePicker
            key={subjectId}
            subjectId={subjectId}
            none={
              <NoTemplateYet
                subject={subjects.find(({ id }) => id === subjectId)}
                blank={field.value === blank}
                onBlank={() => form.setValue('templateId', blank, { shouldValidate: true })}
              />
            }
            chosen={field.value === '' ? null : field.value}
            onChoose={(id) => form.setValue('templateId', id, { shouldValidate: true })}
          />
          {fieldState.error !== undefined && (
            <p role="alert" className="text-danger text-sm">
              {fieldState.error.message}
            </p>
          )}
        </section>
      )}
      <TextField
        form={form}
        name="name"
        label={<FormattedMessage defaultMessage="Name of the new lesson" id="bCTn7h" />}
      />
    </Form>
  )
}
