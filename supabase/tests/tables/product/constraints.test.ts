import { expect, test } from 'vitest'
import { rolledBack } from '../../support/database.ts'
import { newCategory, newProduct } from '../../support/world.ts'

const choice = (items: unknown) => JSON.stringify([{ type: 'Radio', label: 'Colour', items }])

test.each([
  ['product_title_present', { title: '  ' }],
  ['product_price_not_negative', { price: '-0.01' }],
  ['product_discount_percentage_range', { discount_percentage: '100.01' }],
  ['product_discount_percentage_range', { discount_percentage: '-1' }],
  ['product_physical_or_subscription', { physical: true, subscription_product: true }],
  ['product_type_fixed', { type: 'ProductBundle' }],
  ['product_questions_shape', { questions: '{}' }],
  ['product_questions_shape', { questions: '[{"type": "Text"}]' }],
  ['product_questions_shape', { questions: '[{"type": "Slider", "label": "Name"}]' }],
  [
    'product_questions_shape',
    { questions: '[{"type": "Text", "label": "Name", "required": "yes"}]' },
  ],
  ['product_questions_shape', { questions: choice([]) }],
  ['product_questions_shape', { questions: choice('red') }],
  ['product_questions_shape', { questions: '[null]' }],
])('%s refuses %o', (constraint, columns) =>
  rolledBack(async (db) => {
    await expect(newProduct(db, columns)).rejects.toMatchObject({ constraint })
  }),
)

test('a physical resource may be sold online, with questions of every type', () =>
  rolledBack(async (db) => {
    const questions = [
      ...['Text', 'Textarea'].map((type) => ({ type, label: type })),
      ...['Select', 'Multi Select', 'Radio', 'Checkbox'].map((type) => ({
        type,
        label: type,
        required: true,
        items: ['red', 'blue'],
      })),
    ]
    await expect(
      newProduct(db, {
        physical: true,
        questions: JSON.stringify(questions),
        price: '0',
        discount_percentage: '100',
      }),
    ).resolves.toBeTypeOf('string')
  }))

test('a category with resources cannot be deleted', () =>
  rolledBack(async (db) => {
    const category = await newCategory(db, 'Posters')
    await newProduct(db, { category_id: category })
    await expect(
      db.root('delete from public.product_category where id = $1', [category]),
    ).rejects.toMatchObject({ constraint: 'product_category_id_fkey' })
  }))
