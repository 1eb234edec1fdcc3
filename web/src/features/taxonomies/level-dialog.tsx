import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PercentField } from '@/components/form/fields/number-fields.tsx'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { whoChanged } from '@/domain/changes/who-changed.ts'
import { KeptInPapers } from './kept-in-papers.tsx'
import { levelSchema, valuesOfLevel } from './level-schema.ts'
import { readLevel, saveLevel } from './save-level.ts'
import type { LevelRow_LevelFragment } from './taxonomies.generated.ts'
import { heads } from './taxonomy-words.ts'

/** A cognitive level: what it is called, and which share of the marks it may take. */
export function LevelDialog({
  taxonomy,
  level,
  onClose,
}: {
  /** The taxonomy that it is or will be in. */
  taxonomy: { id: string; name: string; chosenBy: string | null }
  /** Null for a new one. */
  level: LevelRow_LevelFragment | null
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const form = useEntityForm({
    schema: levelSchema(intl),
    values: valuesOfLevel(level),
    version: level?.updatedAt,
    draft: `level.${level?.id ?? `new.${taxonomy.id}`}`,
    save: async (values, { version }) =>
      saveLevel(client, values, level ? { id: level.id, version } : { taxonomyId: taxonomy.id }),
    reread: level ? async () => readLevel(client, level.id) : undefined,
    whoChanged: async (now) => level && whoChanged(client, 'cognitive_level', level.id, now),
    fieldOf: { cognitive_level_taxonomy_label_key: 'label' },
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      width={500}
      title={
        level === null ? (
          <FormattedMessage
            defaultMessage="New Cognitive Level of “{name}”"
            id="zy4TRf"
            values={{ name: taxonomy.name }}
          />
        ) : (
          <FormattedMessage
            defaultMessage="Edit Cognitive Level of “{name}”"
            id="TcgJF8"
            values={{ name: taxonomy.name }}
          />
        )
      }
      description={<KeptInPapers chosenBy={taxonomy.chosenBy} />}
      onClose={onClose}
    >
      <TextField form={form} name="label" label={intl.formatMessage(heads.label)} />
      <PercentField
        form={form}
        name="percentage"
        label={intl.formatMessage(heads.percentage)}
        decimals={0}
        hint={
          <FormattedMessage
            defaultMessage="How many of a hundred marks may be on this level."
            id="uR3vQl"
          />
        }
      />
    </FormDialog>
  )
}
