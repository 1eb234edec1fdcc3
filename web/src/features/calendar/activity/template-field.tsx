import { useQuery } from '@apollo/client/react'
import { ExternalLinkIcon, PrinterIcon } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { SelectField } from '@/components/form/fields/select-field.tsx'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import { cn } from '@/lib/class-names.ts'
import { ActivityTemplatesDocument } from './activity-templates.generated.ts'
import type { ActivityForm } from './activity-form-schema.ts'

/** The teacher's own lesson plan or paper that the activity stands for. */
export function TemplateField({
  form,
  type,
}: {
  form: EntityForm<ActivityForm>
  type: 'Lesson' | 'Assessment'
}) {
  const intl = useIntl()
  const { data } = useQuery(ActivityTemplatesDocument, { fetchPolicy: 'cache-and-network' })
  const name = type === 'Lesson' ? 'lessonId' : 'assessmentId'
  const options =
    type === 'Lesson'
      ? data?.teacherSubjectTemplateCollection.edges.map(({ node }) => ({
          value: node.id,
          label: node.name,
        }))
      : data?.teacherAssessmentTemplateCollection.edges.map(({ node }) => ({
          value: node.id,
          label: node.title,
        }))
  const chosen = useWatch({ control: form.control, name })
  const { href } = type === 'Lesson' ? paths.lessonPrint : paths.assessmentPrint
  return (
    <div
      className={cn(
        'grid items-end gap-x-3 gap-y-2',
        chosen !== '' && 'min-[600px]:grid-cols-[minmax(0,1fr)_auto]',
      )}
    >
      <SelectField
        key={name}
        form={form}
        name={name}
        label={
          type === 'Lesson' ? (
            <FormattedMessage defaultMessage="Lesson plan" id="znQ59r" />
          ) : (
            <FormattedMessage defaultMessage="Question paper" id="veb73U" />
          )
        }
        none={intl.formatMessage({ defaultMessage: 'None', id: '450Fty' })}
        options={options ?? []}
      />
      {chosen !== '' && (
        // In a tab of its own: what was typed in the dialog stays.
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
