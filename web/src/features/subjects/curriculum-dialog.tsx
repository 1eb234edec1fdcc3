import { useApolloClient, useQuery } from '@apollo/client/react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { z } from 'zod/mini'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { withFigures } from '@/components/form/with-figures.ts'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { showSnack } from '@/lib/snackbar.ts'
import { phaseNames, readMissing, type Phase } from './curriculum.ts'
import { CurriculumPhase } from './curriculum-phase.tsx'
import { addCurriculum } from './save-subject.ts'
import { CurriculumPreviewDocument } from './subjects.generated.ts'

const schema = z.record(z.enum(phaseNames), z.boolean())

/** Which phases a person has ticked. */
export type PhaseTicks = Record<Phase, boolean>

/** Adds the subjects of the national curriculum that are missing, by phase, and shows them before. */
export function CurriculumDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const client = useApolloClient()
  const { data, error, refetch } = useQuery(CurriculumPreviewDocument, { fetchPolicy: 'no-cache' })
  const missing = readMissing(data?.curriculumPreview)
  const form = useEntityForm<PhaseTicks, PhaseTicks, number>({
    schema,
    values: { foundation: true, intermediate: true, senior: true, further: true },
    sends: true,
    asks: false,
    idle: missing?.length === 0,
    notice: null,
    save: async (ticks) =>
      addCurriculum(
        client,
        phaseNames.filter((phase) => ticks[phase]),
      ),
    onSaved: (count) => {
      showSnack(
        'done',
        intl.formatMessage(
          {
            defaultMessage: '{count, plural, one {# subject added} other {# subjects added}}',
            id: 'w3DN5y',
          },
          { count },
        ),
      )
      onClose()
    },
  })
  const ticks = useWatch({ control: form.control })
  const count = missing?.filter(({ phase }) => ticks[phase] === true).length ?? 0
  return (
    <FormDialog
      form={withFigures(form, {
        known: missing !== null,
        error,
        again: () => void refetch().catch(() => undefined),
      })}
      title={<FormattedMessage defaultMessage="Add from the curriculum" id="Bik+cn" />}
      description={
        <FormattedMessage
          defaultMessage="The subjects of CAPS that the list does not have, by phase. What is there already stays as it is."
          id="9FFukD"
        />
      }
      action={
        <FormattedMessage
          defaultMessage="{count, plural, =0 {Add subjects} one {Add # subject} other {Add # subjects}}"
          id="+cwA0t"
          values={{ count }}
        />
      }
      onClose={onClose}
    >
      {missing === null && error === undefined && <Skeleton className="h-48" />}
      {missing?.length === 0 && (
        <p>
          <FormattedMessage
            defaultMessage="The list has every subject of the curriculum."
            id="Tm7A3K"
          />
        </p>
      )}
      {missing !== null &&
        phaseNames.map((phase) => (
          <CurriculumPhase
            key={phase}
            form={form}
            phase={phase}
            missing={missing.filter((one) => one.phase === phase)}
          />
        ))}
    </FormDialog>
  )
}
