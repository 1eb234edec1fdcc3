import { useQuery } from '@apollo/client/react'
import { useFormContext } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { Select } from '@/components/ui/select.tsx'
import { ActivityTemplatesDocument } from '@/graphql/generated.ts'
import type { ActivityForm } from './activity-form-schema.ts'

/** The teacher's own lesson plan or paper that the activity stands for. */
export function TemplateField({ type }: { type: 'Lesson' | 'Assessment' }) {
  const intl = useIntl()
  const { register, watch } = useFormContext<ActivityForm>()
  const { data } = useQuery(ActivityTemplatesDocument, { fetchPolicy: 'cache-and-network' })
  const name = type === 'Lesson' ? 'lessonId' : 'assessmentId'
  const options =
    type === 'Lesson'
      ? data?.teacherSubjectTemplateCollection.edges.map(({ node }) => ({
          id: node.id,
          title: node.name,
        }))
      : data?.teacherAssessmentTemplateCollection.edges.map(({ node }) => ({
          id: node.id,
          title: node.title,
        }))
  return (
    <Field
      label={
        type === 'Lesson' ? (
          <FormattedMessage defaultMessage="Lesson plan" id="znQ59r" />
        ) : (
          <FormattedMessage defaultMessage="Question paper" id="veb73U" />
        )
      }
      error={undefined}
    >
      {(field) => (
        // The chosen one is an option only once the list has arrived.
        <Select
          {...field}
          {...register(name)}
          key={String(options !== undefined)}
          value={watch(name)}
        >
          <option value="">{intl.formatMessage({ defaultMessage: 'None', id: '450Fty' })}</option>
          {(options ?? []).map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
