import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { z } from 'zod/mini'
import { SelectField } from '@/components/form/fields/select-field.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { childrenOf, withDescendants } from '@/domain/product/category-tree.ts'
import { categoryChoices } from '@/domain/product/product-choices.ts'
import type { Category } from './categories.ts'
import { deleteCategory } from './save-category.ts'

const schema = z.object({ contentsTo: z.string(), childrenTo: z.string() })
const orNull = (value: string) => (value === '' ? null : value)

/** Asks where the resources, bundles and categories go that a category holds, and deletes it. */
export function DeleteCategory({
  category,
  categories,
  onClose,
}: {
  category: Category
  categories: Category[]
  onClose: () => void
}) {
  const intl = useIntl()
  const client = useApolloClient()
  const form = useEntityForm({
    schema,
    values: { contentsTo: '', childrenTo: category.parentId ?? '' },
    save: async ({ contentsTo, childrenTo }) =>
      deleteCategory(client, category.id, {
        contentsTo: orNull(contentsTo),
        childrenTo: orNull(childrenTo),
      }),
    fieldOf: { category_cycle: 'childrenTo', product_category_parent_slug_key: 'childrenTo' },
    notice: intl.formatMessage({ defaultMessage: 'Deleted', id: 'KQvWvD' }),
    asks: false,
    onSaved: onClose,
  })
  const { resources, bundles } = category
  const children = childrenOf(categories, category.id).length
  const choices = categoryChoices(categories).filter(({ value }) => value !== category.id)
  const inside = withDescendants(categories, category.id)
  return (
    <FormDialog
      form={form}
      width={500}
      title={
        <FormattedMessage
          defaultMessage="Delete “{title}”?"
          id="4DZ0Gj"
          values={{ title: category.name }}
        />
      }
      description={
        <FormattedMessage
          defaultMessage="It holds {resources, plural, =0 {no resources} one {# resource} other {# resources}}, {bundles, plural, =0 {no bundles} one {# bundle} other {# bundles}} and {children, plural, =0 {no categories} one {# category} other {# categories}}."
          id="0acJam"
          values={{ resources, bundles, children }}
        />
      }
      action={<FormattedMessage defaultMessage="Delete" id="K3r6DQ" />}
      onClose={onClose}
    >
      {resources + bundles > 0 && (
        <SelectField
          form={form}
          name="contentsTo"
          label={<FormattedMessage defaultMessage="Its resources and bundles go to" id="QqYKcV" />}
          none={intl.formatMessage({ defaultMessage: 'No category', id: 'QXYeHk' })}
          options={choices}
        />
      )}
      {children > 0 && (
        <SelectField
          form={form}
          name="childrenTo"
          label={<FormattedMessage defaultMessage="Its categories go to" id="nv6iy+" />}
          none={intl.formatMessage({ defaultMessage: 'The top', id: 'DRJA58' })}
          options={choices.filter(({ value }) => !inside.includes(value))}
        />
      )}
    </FormDialog>
  )
}
