import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { CheckboxField } from '@/components/form/fields/tick-fields.tsx'
import type { Missing } from './prescribed.ts'
import type { certaintyKeys } from './taxonomy-schema.ts'
import { certainties, parts } from './taxonomy-words.ts'

type Certainty = (typeof certaintyKeys)[number]

/** The missing sets that are so sure: whether they are added, and which those are. Nothing when none is missing. */
export function PrescribedSets({
  form,
  certainty,
  missing,
}: {
  form: EntityForm<Record<Certainty, boolean>>
  certainty: Certainty
  missing: Missing
}) {
  const intl = useIntl()
  if (missing.length === 0) return null
  return (
    <section className="grid gap-2">
      <CheckboxField
        form={form}
        name={certainty}
        label={
          <FormattedMessage
            defaultMessage="{certainty}: {count, plural, one {# taxonomy} other {# taxonomies}}"
            id="CQDJ0h"
            values={{
              certainty: intl.formatMessage(certainties[certainty]),
              count: missing.length,
            }}
          />
        }
      />
      <ul className="grid gap-3 pl-9 text-sm">
        {missing.map(({ name, source, labels, percentages }) => (
          <li key={name} className="wrap-anywhere">
            <span className="block font-medium">{name}</span>
            <span className="block">
              {labels
                .map((label, index) =>
                  intl.formatMessage(parts.level, { label, percentage: percentages[index] ?? 0 }),
                )
                .join(' · ')}
            </span>
            <span className="text-ink-muted block">{source}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
