import { ListPage } from '@/components/list/list-page.tsx'
import { listRoute } from '@/components/list/list-route.ts'
import { useDialogRow } from '@/components/list/use-dialog-row.ts'
import { RowChanges } from '@/features/audit/row-changes.tsx'
import { DeleteLevel } from '@/features/taxonomies/delete-level.tsx'
import { DeleteTaxonomy } from '@/features/taxonomies/delete-taxonomy.tsx'
import { LevelDialog } from '@/features/taxonomies/level-dialog.tsx'
import { levelsOf } from '@/features/taxonomies/levels.ts'
import { LevelsTable } from '@/features/taxonomies/levels-table.tsx'
import { PrescribedDialog } from '@/features/taxonomies/prescribed-dialog.tsx'
import { taxonomies } from '@/features/taxonomies/taxonomies-list.ts'
import {
  LevelNowDocument,
  TaxonomyNowDocument,
} from '@/features/taxonomies/taxonomies.generated.ts'
import { useTaxonomyActions, useTaxonomyDialogs } from '@/features/taxonomies/taxonomy-actions.tsx'
import { TaxonomyDialog } from '@/features/taxonomies/taxonomy-dialog.tsx'

export const { loader, shouldRevalidate } = listRoute(taxonomies)

/** The sets of cognitive levels, whose rows unfold to their levels: A2.10. */
export function Component() {
  const dialogs = useTaxonomyDialogs()
  const { name, value, open, close } = dialogs
  const ofALevel = name === 'level' || name === 'delete-level'
  const taxonomy = useDialogRow(
    TaxonomyNowDocument,
    name === 'new' || name === 'curriculum' || ofALevel ? null : value,
    ({ taxonomyCollection }) => taxonomyCollection.edges[0]?.node,
    close,
  )
  const level = useDialogRow(
    LevelNowDocument,
    ofALevel ? value : null,
    ({ cognitiveLevelCollection }) => cognitiveLevelCollection.edges[0]?.node,
    close,
  )
  const parent = level?.taxonomy ? { ...level.taxonomy, id: level.taxonomyId } : null
  return (
    <>
      <ListPage
        list={taxonomies}
        {...useTaxonomyActions(dialogs)}
        details={(row) => <LevelsTable taxonomy={row} open={open} />}
      />
      {name === 'new' && <TaxonomyDialog taxonomy={null} onClose={close} />}
      {name === 'edit' && taxonomy !== null && (
        <TaxonomyDialog key={taxonomy.id} taxonomy={taxonomy} onClose={close} />
      )}
      {name === 'add-level' && taxonomy !== null && (
        <LevelDialog key={taxonomy.id} taxonomy={taxonomy} level={null} onClose={close} />
      )}
      {name === 'level' && level !== null && parent !== null && (
        <LevelDialog key={level.id} taxonomy={parent} level={level} onClose={close} />
      )}
      {name === 'delete' && taxonomy !== null && (
        <DeleteTaxonomy taxonomy={taxonomy} onClose={close} />
      )}
      {name === 'delete-level' && level !== null && parent !== null && (
        <DeleteLevel level={level} taxonomy={parent} onClose={close} />
      )}
      {name === 'curriculum' && <PrescribedDialog onClose={close} />}
      {name === 'changes' && taxonomy !== null && (
        <RowChanges
          title={taxonomy.name}
          rows={[
            { table: 'taxonomy', id: taxonomy.id },
            ...levelsOf(taxonomy).map(({ id }) => ({ table: 'cognitive_level' as const, id })),
          ]}
          onClose={close}
        />
      )}
    </>
  )
}
