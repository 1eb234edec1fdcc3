import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { whoChanged } from '@/domain/changes/who-changed.ts'
import { readTaxonomy, saveTaxonomy } from './save-taxonomy.ts'
import type { TaxonomyRow_TaxonomyFragment } from './taxonomies.generated.ts'
import { FitsFields, SourceFields } from './taxonomy-fields.tsx'
import { taxonomySchema, valuesOfTaxonomy } from './taxonomy-schema.ts'
import { heads } from './taxonomy-words.ts'
import { isUsed, readUses } from './uses.ts'
import { UsesWords } from './uses-words.tsx'

/** A taxonomy: its name, which document prescribes it, and for which papers it is. Its levels have a form of their own. */
export function TaxonomyDialog({
  taxonomy,
  onClose,
}: {
  /** Null for a new one. */
  taxonomy: TaxonomyRow_TaxonomyFragment | null
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const form = useEntityForm({
    schema: taxonomySchema(intl),
    values: valuesOfTaxonomy(taxonomy),
    version: taxonomy?.updatedAt,
    draft: `taxonomy.${taxonomy?.id ?? 'new'}`,
    save: async (values, { version }) =>
      saveTaxonomy(client, values, taxonomy && { id: taxonomy.id, version }),
    reread: taxonomy ? async () => readTaxonomy(client, taxonomy.id) : undefined,
    whoChanged: async (now) => taxonomy && whoChanged(client, 'taxonomy', taxonomy.id, now),
    fieldOf: { taxonomy_name_key: 'name', taxonomy_subjects_length: 'subjects' },
    onSaved: onClose,
  })
  const uses = readUses(taxonomy?.chosenBy ?? null)
  return (
    <FormDialog
      form={form}
      width={600}
      title={
        taxonomy === null ? (
          <FormattedMessage defaultMessage="New Taxonomy" id="ZBvmEw" />
        ) : (
          <FormattedMessage defaultMessage="Edit Taxonomy" id="Sz3Vd4" />
        )
      }
      description={
        isUsed(uses) && (
          <FormattedMessage
            defaultMessage="Used by {what}, where its new name is shown at once."
            id="xqM412"
            values={{ what: <UsesWords uses={uses} /> }}
          />
        )
      }
      onClose={onClose}
    >
      <TextField form={form} name="name" label={intl.formatMessage(heads.name)} />
      <SourceFields form={form} />
      <FitsFields form={form} />
    </FormDialog>
  )
}
