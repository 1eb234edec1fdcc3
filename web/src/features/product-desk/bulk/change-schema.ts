import { defineMessages, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import { saleFaults } from '@/domain/product/goods/sale-schema.ts'
import { isWallTime, momentOf } from '@/lib/wall-time.ts'

const messages = defineMessages({
  kind: { defaultMessage: 'Choose what to change.', id: 'Y/BMo3' },
  price: { defaultMessage: 'Fill in a price, an amount or a percentage.', id: 'ULOd8w' },
  discount: { defaultMessage: 'A discount is 0 to 100 per cent.', id: '9gA/7s' },
  type: { defaultMessage: 'Choose at least one of the three.', id: 'dCz/6P' },
  publishDate: { defaultMessage: 'Publish Date is required', id: 'c4MK+y' },
  tags: { defaultMessage: 'Choose tags to add or to remove.', id: 'YBpqVU' },
  category: { defaultMessage: 'Choose a category.', id: '6A3Jqh' },
})

export const noCategory = 'none'

/** What a bulk change can be about. */
export const changeKinds = [
  'price',
  'discount',
  'sale',
  'end_sale',
  'type',
  'publish',
  'schedule',
  'unpublish',
  'feature',
  'unfeature',
  'tags',
  'category',
] as const

export type ChangeKind = (typeof changeKinds)[number]

const flag = z.enum(['', 'yes', 'no'])

const fields = z.object({
  kind: z.enum(['', ...changeKinds]),
  set: z.string(),
  by: z.string(),
  percent: z.string(),
  discount: z.string(),
  salePercentage: z.string(),
  saleStartsAt: z.string(),
  saleEndsAt: z.string(),
  physical: flag,
  subscription: flag,
  eCommerce: flag,
  at: z.string(),
  add: z.array(z.string()),
  remove: z.array(z.string()),
  category: z.string(),
})

export type ChangeValues = z.infer<typeof fields>

export const noChange: ChangeValues = {
  kind: '',
  set: '',
  by: '',
  percent: '',
  discount: '',
  salePercentage: '',
  saleStartsAt: '',
  saleEndsAt: '',
  physical: '',
  subscription: '',
  eCommerce: '',
  at: '',
  add: [],
  remove: [],
  category: '',
}

const missing: Partial<
  Record<ChangeKind | '', [keyof ChangeValues, keyof typeof messages, (v: ChangeValues) => boolean]>
> = {
  '': ['kind', 'kind', () => false],
  price: ['set', 'price', ({ set, by, percent }) => [set, by, percent].some((one) => one !== '')],
  discount: ['discount', 'discount', ({ discount }) => discount !== '' && Number(discount) <= 100],
  type: [
    'physical',
    'type',
    ({ physical, subscription, eCommerce }) =>
      [physical, subscription, eCommerce].some((one) => one !== ''),
  ],
  schedule: ['at', 'publishDate', ({ at }) => isWallTime(at)],
  tags: ['add', 'tags', ({ add, remove }) => add.length + remove.length > 0],
  category: ['category', 'category', ({ category }) => category !== ''],
}

/** The rules of a bulk change: what its kind needs is there. */
export function changeSchema(intl: IntlShape) {
  return fields.check((context) => {
    if (context.value.kind === 'sale')
      for (const { path, message } of saleFaults(intl, context.value))
        context.issues.push({ code: 'custom', input: context.value, path: [path], message })
    const rule = missing[context.value.kind]
    if (rule === undefined) return
    const [path, message, holds] = rule
    if (!holds(context.value))
      context.issues.push({
        code: 'custom',
        input: context.value,
        path: [path],
        message: intl.formatMessage(messages[message]),
      })
  })
}

const flagOf = (name: string, value: string) => (value === '' ? {} : { [name]: value === 'yes' })

/** The change as plan_product_change() takes it. */
export function changeOf(values: ChangeValues): object {
  const { kind, set, by, percent } = values
  switch (kind) {
    case 'price':
      return { kind, ...(set !== '' ? { set } : by !== '' ? { by } : { percent }) }
    case 'discount':
      return { kind, percent: values.discount }
    case 'sale':
      return {
        kind,
        percent: values.salePercentage,
        from: momentOf(values.saleStartsAt),
        until: momentOf(values.saleEndsAt),
      }
    case 'type':
      return {
        kind,
        ...flagOf('physical', values.physical),
        ...flagOf('subscription', values.subscription),
        ...flagOf('eCommerce', values.eCommerce),
      }
    case 'schedule':
      return { kind, at: momentOf(values.at) }
    case 'feature':
    case 'unfeature':
      return { kind: 'feature', featured: kind === 'feature' }
    case 'tags':
      return { kind, add: values.add, remove: values.remove }
    case 'category':
      return { kind, categoryId: values.category === noCategory ? null : values.category }
    default:
      return { kind }
  }
}
