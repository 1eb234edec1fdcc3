import { useIntl } from 'react-intl'
import { ListPage } from '@/components/list/list-page.tsx'
import { listRoute } from '@/components/list/list-route.ts'
import { useDialogRow } from '@/components/list/use-dialog-row.ts'
import { waitingCopies } from '@/domain/templates/waiting-copies.ts'
import { assessmentTemplates } from '@/features/assessment-templates/assessment-templates-list.ts'
import { SharedPaperNowDocument } from '@/features/assessment-templates/assessment-templates.generated.ts'
import { DeleteAssessmentTemplate } from '@/features/assessment-templates/delete-assessment-template.tsx'
import {
  useSharedPaperActions,
  useSharedPaperDialogs,
} from '@/features/assessment-templates/template-actions.tsx'
import { WaitingCopiesNote } from '@/features/assessment-templates/waiting-copies-note.tsx'
import { RowChanges } from '@/features/audit/row-changes.tsx'
import { SharedPaperOverList } from './shared-paper-over-list.tsx'

export const { loader, shouldRevalidate } = listRoute(assessmentTemplates)

/** The papers that every teacher of a subject may start from: A2.11. */
export function Component() {
  const intl = useIntl()
  const dialogs = useSharedPaperDialogs()
  const { name, value, close } = dialogs
  const template = useDialogRow(
    SharedPaperNowDocument,
    name === 'changes' || name === 'delete' ? value : null,
    ({ assessmentTemplateCollection }) => assessmentTemplateCollection.edges[0]?.node,
    close,
  )
  const actions = useSharedPaperActions(dialogs, ({ id, title }) =>
    waitingCopies.ask(
      id,
      intl.formatMessage({ defaultMessage: '{name} (copy)', id: 'oTX17O' }, { name: title }),
    ),
  )
  return (
    <>
      <WaitingCopiesNote />
      <ListPage list={assessmentTemplates} {...actions} />
      {name === 'new' && <SharedPaperOverList id={null} onClose={close} />}
      {name === 'edit' && value !== null && (
        <SharedPaperOverList key={value} id={value} onClose={close} />
      )}
      {name === 'changes' && template !== null && (
        <RowChanges
          title={template.title}
          rows={[
            { table: 'assessment_template', id: template.id },
            ...(template.taxonomys?.edges ?? []).map(({ node }) => ({
              table: 'assessment_template_taxonomy' as const,
              id: node.id,
            })),
          ]}
          onClose={close}
        />
      )}
      {name === 'delete' && template !== null && (
        <DeleteAssessmentTemplate template={template} onClose={close} />
      )}
    </>
  )
}
