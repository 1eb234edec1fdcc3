import { MinusIcon, PlusIcon } from 'lucide-react'
import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { NumberInput, numberWriting } from '@/components/ui/number-input.tsx'

const writing = numberWriting(0)

/** The database refuses more (order_line_quantity_range). */
export const mostOfOne = 99

/** How many of a posted resource, or how many seats of another: stepped by one, or typed. */
export function QuantityStepper({
  title,
  seats = false,
  typed,
  quantity,
  problem,
  locked = false,
  steps = !locked,
  onStep,
  onType,
  onBlur,
  onKeyDown,
}: {
  /** What it is a number of. */
  title: string
  /** It is the number of teachers for whom it is bought. */
  seats?: boolean
  /** What stands in the field. */
  typed: string
  /** What a step starts from. */
  quantity: number
  /** What is wrong with what is typed; empty when nothing is. */
  problem: ReactNode
  /** Nothing can be typed now. */
  locked?: boolean
  /** Whether it can be stepped now. */
  steps?: boolean
  onStep: (quantity: number) => void
  /** With the number as the server takes it, or else with what was typed. */
  onType: (typed: string) => void
  onBlur: () => void
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
}) {
  const intl = useIntl()
  const problemId = useId()
  const wrong = problem !== null && problem !== undefined
  return (
    <div>
      <div className="flex items-center gap-1.5">
        {seats && (
          <span className="pr-1 text-sm">
            <FormattedMessage defaultMessage="Seats" id="n78zqT" />
          </span>
        )}
        <Button
          variant="outline"
          size="icon"
          disabled={!steps || quantity <= 1}
          aria-label={intl.formatMessage(
            { defaultMessage: 'One less of {title}', id: 't1d1t5' },
            { title },
          )}
          onClick={() => onStep(quantity - 1)}
        >
          <MinusIcon aria-hidden="true" />
        </Button>
        <NumberInput
          writing={writing}
          className="w-14! shrink-0 px-1! text-center"
          aria-label={
            seats
              ? intl.formatMessage({ defaultMessage: 'Seats of {title}', id: '18ZOFJ' }, { title })
              : intl.formatMessage(
                  { defaultMessage: 'How many of {title}', id: 'fGKO27' },
                  { title },
                )
          }
          aria-invalid={wrong}
          aria-describedby={wrong ? problemId : undefined}
          value={typed}
          disabled={locked}
          onValue={onType}
          onFocus={(event) => event.target.select()}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
        />
        <Button
          variant="outline"
          size="icon"
          disabled={!steps || quantity >= mostOfOne}
          aria-label={intl.formatMessage(
            { defaultMessage: 'One more of {title}', id: 'g32gmt' },
            { title },
          )}
          onClick={() => onStep(quantity + 1)}
        >
          <PlusIcon aria-hidden="true" />
        </Button>
      </div>
      <p id={problemId} role="alert" className="text-danger text-sm">
        {problem}
      </p>
    </div>
  )
}
