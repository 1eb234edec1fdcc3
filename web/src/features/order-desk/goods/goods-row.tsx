import { Trash2Icon } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { Money } from '@/domain/money/money.tsx'
import { ReducedFrom } from '@/domain/money/reduced-from.tsx'
import { ProductImage } from '@/domain/product/product-image.tsx'
import { QuantityStepper } from '@/domain/product/quantity-stepper.tsx'
import { ItemQuestions } from './item-questions.tsx'
import { maySeveral, type OrderedItem } from './ordered-item.ts'
import type { PreviewLine } from './order-preview.ts'

/** What is wrong with one item: the message of its quantity, and of each answer. */
export interface ItemErrors {
  quantity: string | undefined
  answers: readonly (string | undefined)[]
}

/** One thing on the order: what it costs, how many, and what is asked about it. */
export function GoodsRow({
  item,
  name,
  line,
  errors,
  tried,
  onChange,
  onRemove,
  onBlur,
}: {
  item: OrderedItem
  /** Unique within the form. */
  name: string
  /** What it costs, once that is known. */
  line: PreviewLine | undefined
  errors: ItemErrors
  /** Saving was tried: what is missing is marked. */
  tried: boolean
  onChange: (item: OrderedItem) => void
  onRemove: () => void
  onBlur: () => void
}) {
  const intl = useIntl()
  const { title } = item
  return (
    <li className="grid gap-4 py-4">
      <div className="flex items-start gap-4">
        <ProductImage
          imageKey={line?.cover ?? null}
          className="w-[44px] self-start rounded-sm max-[599px]:hidden"
          sizes="44px"
        />
        <div className="grid min-w-0 flex-1 gap-1">
          <p
            lang={item.language ?? undefined}
            className="leading-snug font-semibold wrap-anywhere hyphens-auto"
          >
            {title}
          </p>
          {line?.owned === true && (
            <p className="text-ink-muted text-sm">
              <FormattedMessage defaultMessage="The customer has this already." id="JdLXlJ" />
            </p>
          )}
          {maySeveral(item) && (
            <QuantityStepper
              title={title}
              seats={!item.physical}
              typed={item.quantity}
              quantity={Number(/^\d+$/.exec(item.quantity)?.[0] ?? 1)}
              problem={errors.quantity ?? null}
              onStep={(next) => onChange({ ...item, quantity: String(Math.max(1, next)) })}
              onType={(typed) => onChange({ ...item, quantity: typed })}
              onBlur={onBlur}
            />
          )}
        </div>
        <LinePrice line={line} />
        <Button
          variant="quiet"
          size="icon"
          className="-my-2 shrink-0"
          aria-label={intl.formatMessage(
            { defaultMessage: 'Remove {name}', id: 'T0e6Lh' },
            { name: title },
          )}
          onClick={onRemove}
        >
          <Trash2Icon aria-hidden="true" />
        </Button>
      </div>
      <ItemQuestions
        item={item}
        name={name}
        errors={errors.answers}
        tried={tried}
        onChange={(answers) => onChange({ ...item, answers })}
        onBlur={onBlur}
      />
    </li>
  )
}

function LinePrice({ line }: { line: PreviewLine | undefined }) {
  if (line === undefined)
    return <span className="bg-paper-deep h-5 w-16 animate-pulse rounded-sm" />
  const reduced = line.price !== null && Number(line.price) !== Number(line.unitPrice)
  return (
    <p className="grid shrink-0 justify-items-end tabular-nums">
      <span className="font-semibold">
        {Number(line.linePrice) === 0 ? (
          <FormattedMessage defaultMessage="FREE" id="7GOXli" />
        ) : (
          <Money amount={line.linePrice} />
        )}
      </span>
      {reduced && line.price !== null && (
        <span className="text-sm">
          <ReducedFrom price={line.price} percentage={line.discountPercentage} />
        </span>
      )}
    </p>
  )
}
