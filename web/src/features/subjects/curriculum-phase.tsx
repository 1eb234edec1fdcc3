import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { CheckboxField } from '@/components/form/fields/tick-fields.tsx'
import { bySubject, phases, type Missing, type Phase } from './curriculum.ts'

const names = defineMessages({
  foundation: { defaultMessage: 'Foundation Phase', id: 'Ctz+9p' },
  intermediate: { defaultMessage: 'Intermediate Phase', id: 'dvhE18' },
  senior: { defaultMessage: 'Senior Phase', id: 'Zr0OlN' },
  further: { defaultMessage: 'Further Education and Training', id: 'UsfteK' },
})

/** One phase: whether its missing subjects are added, and which those are. Nothing when none is missing. */
export function CurriculumPhase({
  form,
  phase,
  missing,
}: {
  form: EntityForm<Record<Phase, boolean>>
  phase: Phase
  missing: Missing
}) {
  const intl = useIntl()
  const [first, last] = phases[phase]
  if (missing.length === 0) return null
  return (
    <section className="grid gap-2">
      <CheckboxField
        form={form}
        name={phase}
        label={
          <FormattedMessage
            defaultMessage="{phase}, Grade {first} to {last}: {count, plural, one {# subject} other {# subjects}}"
            id="uiELpU"
            values={{ phase: intl.formatMessage(names[phase]), first, last, count: missing.length }}
          />
        }
      />
      <ul className="text-ink-muted grid gap-1 pl-9 text-sm">
        {bySubject(missing).map(({ subject, grades }) => (
          <li key={subject} className="flex justify-between gap-4">
            <span className="wrap-anywhere">{subject}</span>
            <span className="shrink-0 tabular-nums">
              <FormattedMessage
                defaultMessage="Grade {grades}"
                id="wU6dht"
                values={{ grades: grades.join(', ') }}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
