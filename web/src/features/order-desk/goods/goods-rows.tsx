import { useFormState, useWatch } from 'react-hook-form'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { GoodsRow, type ItemErrors } from './goods-row.tsx'
import type { GoodsValues } from './goods-values.ts'
import { itemKey, type OrderedItem } from './ordered-item.ts'
import type { OrderPreview } from './order-preview.ts'

/** The messages of one item, as the form keeps them. */
function errorsOf(error: unknown): ItemErrors {
  const messageOf = (part: unknown): string | undefined => {
    const message: unknown = Reflect.get(Object(part), 'message')
    return typeof message === 'string' ? message : undefined
  }
  const answers: unknown = Reflect.get(Object(error), 'answers')
  return {
    quantity: messageOf(Reflect.get(Object(error), 'quantity')),
    answers: Array.isArray(answers) ? answers.map(messageOf) : [],
  }
}

/** What is on the order, each in a row with what it costs. */
export function GoodsRows({
  form,
  preview,
}: {
  form: EntityForm<GoodsValues>
  preview: OrderPreview | null
}) {
  const items = useWatch({ control: form.control, name: 'items' })
  const { errors, submitCount } = useFormState({ control: form.control })
  if (items.length === 0) return null
  const put = (next: OrderedItem[]) =>
    form.setValue('items', next, { shouldDirty: true, shouldValidate: true })
  return (
    <ul className="divide-line border-line divide-y border-y">
      {items.map((item, place) => (
        <GoodsRow
          key={itemKey(item)}
          item={item}
          name={`${form.id}-${itemKey(item)}`}
          line={preview?.lines.find((line) => itemKey(line) === itemKey(item))}
          errors={errorsOf(errors.items?.[place])}
          tried={submitCount > 0}
          onChange={(changed) => put(items.map((one, at) => (at === place ? changed : one)))}
          onRemove={() => put(items.filter((_, at) => at !== place))}
          onBlur={() => void form.trigger('items')}
        />
      ))}
    </ul>
  )
}
