import { useQuery } from '@apollo/client/react'
import { ExternalLinkIcon, NotebookPenIcon, PencilIcon, PrinterIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { SelectField } from '@/components/form/fields/select-field.tsx'
import { ReadError } from '@/components/form/read-error.tsx'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import { ActivityTemplatesDocument } from './activity-templates.generated.ts'
import type { ActivityForm } from './activity-form-schema.ts'

/** The teacher's own lesson plan or paper that the activity stands for. */
export function TemplateField({
  form,
  type,
  own,
}: {
  form: EntityForm<ActivityForm>
  type: 'Lesson' | 'Assessment'
  /** The id of the activity; null of a new one, for which nothing can be planned yet. */
  own: string | null
}) {
  const intl = useIntl()
  const { data, error, refetch } = useQuery(ActivityTemplatesDocument, {
    fetchPolicy: 'cache-and-network',
  })
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
  const list = type === 'Lesson' ? paths.lessons : paths.assessments
  const { href } = type === 'Lesson' ? paths.lessonPrint : paths.assessmentPrint
  return (
    <div className="grid gap-2">
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
      <ReadError error={error} onRetry={refetch} />
      {chosen !== '' && (
        // In a tab of its own: what was typed in the dialog stays.
        <div className="flex flex-wrap gap-2">
          <Sheet href={href(chosen)} icon={<ExternalLinkIcon aria-hidden="true" />}>
            <FormattedMessage defaultMessage="Open" id="JfG49w" />
          </Sheet>
          <Sheet href={href(chosen, { print: 'now' })} icon={<PrinterIcon aria-hidden="true" />}>
            <FormattedMessage defaultMessage="Print" id="CXRlIo" />
          </Sheet>
          <Sheet href={list.href({ edit: chosen })} icon={<PencilIcon aria-hidden="true" />}>
            <FormattedMessage defaultMessage="Edit" id="wEQDC6" />
          </Sheet>
        </div>
      )}
      {chosen === '' && own !== null && (
        <div>
          <Button asChild variant="outline">
            <Link to={list.href({ new: 'choose', for: own })}>
              <NotebookPenIcon aria-hidden="true" />
              {type === 'Lesson' ? (
                <FormattedMessage defaultMessage="Plan this lesson" id="K2g/Qy" />
              ) : (
                <FormattedMessage defaultMessage="Set this paper" id="vCLewo" />
              )}
            </Link>
          </Button>
        </div>
      )}
    </div>
  )
}

function Sheet({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Button asChild variant="outline" className="max-[599px]:flex-1">
      <a href={href} target="_blank" rel="noopener">
        {icon}
        {children}
      </a>
    </Button>
  )
}
