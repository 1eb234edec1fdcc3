import { useApolloClient } from '@apollo/client/react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { SelectField } from '@/components/form/fields/select-field.tsx'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { whoChanged } from '@/domain/changes/who-changed.ts'
import { withDescendants } from '@/domain/product/category-tree.ts'
import { categoryChoices } from '@/domain/product/product-choices.ts'
import { grades } from '@/domain/school/grades.ts'
import { slugOf, type Category } from './categories.ts'
import { categorySchema, valuesOfCategory } from './category-schema.ts'
import { readCategory, saveCategory } from './save-category.ts'

/** The name of a category, its grade, and the one that it belongs to. */
export function CategoryDialog({
  category,
  below,
  categories,
  onClose,
}: {
  /** Null for a new one. */
  category: Category | null
  /** The category that a new one belongs to; null for the top. */
  below: Category | null
  categories: Category[]
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const form = useEntityForm({
    schema: categorySchema(intl),
    values: valuesOfCategory(category, below),
    version: category?.updatedAt,
    save: async (values, { version }) =>
      saveCategory(client, values, category && { id: category.id, version }),
    reread: category ? async () => readCategory(client, category.id) : undefined,
    whoChanged: async (now) => category && whoChanged(client, 'product_category', category.id, now),
    fieldOf: {
      product_category_parent_slug_key: 'name',
      product_category_name_present: 'name',
      category_cycle: 'parentId',
    },
    onSaved: onClose,
  })
  const slug = slugOf(useWatch({ control: form.control, name: 'name' }))
  const inside = category === null ? [] : withDescendants(categories, category.id)
  return (
    <FormDialog
      form={form}
      width={500}
      title={
        category === null ? (
          <FormattedMessage defaultMessage="New category" id="eKYhVO" />
        ) : (
          <FormattedMessage defaultMessage="Edit category" id="1mQAJl" />
        )
      }
      onClose={onClose}
    >
      <TextField
        form={form}
        name="name"
        label={<FormattedMessage defaultMessage="Name" id="HAlOn1" />}
        hint={
          slug !== '' && (
            <FormattedMessage defaultMessage="Slug: {slug}" id="X/5ECv" values={{ slug }} />
          )
        }
      />
      <SelectField
        form={form}
        name="grade"
        label={<FormattedMessage defaultMessage="Grade" id="qXTiEd" />}
        none={intl.formatMessage({ defaultMessage: 'No grade', id: 'aIDru7' })}
        options={grades.map((grade) => ({
          value: grade,
          label: intl.formatMessage({ defaultMessage: 'Grade {grade}', id: 'twbl5p' }, { grade }),
        }))}
      />
      <SelectField
        form={form}
        name="parentId"
        label={<FormattedMessage defaultMessage="Belongs to" id="ZFG68o" />}
        none={intl.formatMessage({ defaultMessage: 'Nothing: it stands at the top', id: 'utar+F' })}
        options={categoryChoices(categories).filter(({ value }) => !inside.includes(value))}
      />
    </FormDialog>
  )
}
