import { useQuery } from '@apollo/client/react'
import { ExternalLinkIcon, PrinterIcon } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Select } from '@/components/ui/select.tsx'
import { paths } from '@/config/paths.ts'
import { ActivityTemplatesDocument } from './activity-templates.generated.ts'
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
  const chosen = watch(name)
  const { href } = type === 'Lesson' ? paths.lessonPrint : paths.assessmentPrint
  return (
    <div className="grid items-end gap-x-3 gap-y-2 min-[600px]:grid-cols-[minmax(0,1fr)_auto]">
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
          <Select {...field} {...register(name)} key={String(options !== undefined)} value={chosen}>
            <option value="">{intl.formatMessage({ defaultMessage: 'None', id: '450Fty' })}</option>
            {(options ?? []).map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {chosen !== '' && (
        // Beside the dialog: what was typed in it stays.
        <div className="flex gap-2">
          <Button asChild variant="outline" className="max-[599px]:flex-1">
            <a href={href(chosen)} target="_blank" rel="noopener">
              <ExternalLinkIcon aria-hidden="true" />
              <FormattedMessage defaultMessage="Open" id="JfG49w" />
            </a>
          </Button>
          <Button asChild variant="outline" className="max-[599px]:flex-1">
            <a href={href(chosen, { print: 'now' })} target="_blank" rel="noopener">
              <PrinterIcon aria-hidden="true" />
              <FormattedMessage defaultMessage="Print" id="CXRlIo" />
            </a>
          </Button>
        </div>
      )}
    </div>
  )
}
