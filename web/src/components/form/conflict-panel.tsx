import { UsersIcon } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { Choice } from '@/components/ui/choice.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { formatMoment } from '@/lib/dates.ts'
import type { Conflict, ConflictField } from './conflict.ts'
import type { KnownField } from './entity-form.ts'

type Side = 'theirs' | 'mine'

/**
 * Shown when somebody else saved the row while it was being changed here: for each field their value and the value in this
 * form. Where both changed a field, neither is chosen beforehand, so that a quick press loses nothing.
 */
export function ConflictPanel({
  conflict,
  fields,
  pending,
}: {
  conflict: Conflict
  fields: ReadonlyMap<string, KnownField>
  pending: boolean
}) {
  const locale = useLocale()
  const [chosen, setChosen] = useState<Partial<Record<string, Side>>>(() =>
    Object.fromEntries(
      conflict.fields.filter(({ both }) => !both).map(({ field }) => [field, 'theirs']),
    ),
  )
  const open = conflict.fields.some(({ field }) => chosen[field] === undefined)
  const when = formatMoment(conflict.version, locale)
  return (
    <section className="grid gap-4">
      <div
        role="alert"
        className="border-chalk-yellow/60 bg-chalk-yellow/12 flex gap-2.5 rounded-md border px-3.5 py-3 text-[15px]"
      >
        <UsersIcon aria-hidden="true" className="mt-0.5 size-[18px] shrink-0" />
        <div>
          <p className="font-semibold">
            {conflict.who === null ? (
              <FormattedMessage
                defaultMessage="This was changed elsewhere on {when}, while you were editing it."
                id="FD8Ulu"
                values={{ when }}
              />
            ) : (
              <FormattedMessage
                defaultMessage="{name} changed this on {when}, while you were editing it."
                id="ZkoUfq"
                values={{ name: conflict.who.name, when }}
              />
            )}
          </p>
          <p>
            <FormattedMessage
              defaultMessage="Choose what to keep for each field. Nothing has been overwritten."
              id="DeQrW/"
            />
          </p>
        </div>
      </div>
      {conflict.fields.map((one) => (
        <ConflictChoice
          key={one.field}
          one={one}
          known={fields.get(one.field)}
          chosen={chosen[one.field]}
          onChoose={(side) => setChosen({ ...chosen, [one.field]: side })}
        />
      ))}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={conflict.leave}>
          <FormattedMessage defaultMessage="Back to the form" id="N0XLmV" />
        </Button>
        <Button
          disabled={open || pending}
          onClick={() =>
            void conflict.settle(
              conflict.fields
                .map(({ field }) => field)
                .filter((field) => chosen[field] === 'theirs'),
            )
          }
        >
          <FormattedMessage defaultMessage="Save this choice" id="veTB3h" />
        </Button>
      </div>
    </section>
  )
}

function ConflictChoice({
  one,
  known,
  chosen,
  onChoose,
}: {
  one: ConflictField
  known: KnownField | undefined
  chosen: Side | undefined
  onChoose: (side: Side) => void
}) {
  const name = useId()
  const show = (value: unknown): ReactNode => {
    const words = known?.show(value)
    return words === undefined || words === null || words === '' ? (
      <span className="text-ink-muted">
        <FormattedMessage
          defaultMessage="Empty"
          id="lTuAmI"
          description="A field without a value"
        />
      </span>
    ) : (
      words
    )
  }
  const choice = (side: Side, words: ReactNode) => (
    <Choice
      type="radio"
      name={name}
      checked={chosen === side}
      onChange={() => onChoose(side)}
      className="border-line has-checked:border-board items-start rounded-md border px-3 py-2"
    >
      <span className="text-ink-muted block text-sm">{words}</span>
      <span className="block break-words whitespace-pre-wrap">{show(one[side])}</span>
    </Choice>
  )
  return (
    <fieldset>
      <legend className="mb-1.5 text-[15px] font-semibold wrap-anywhere hyphens-auto">
        {known?.label ?? one.field}
      </legend>
      <div className="grid gap-2 min-[480px]:grid-cols-2">
        {choice('theirs', <FormattedMessage defaultMessage="Take theirs" id="FhKLRS" />)}
        {choice('mine', <FormattedMessage defaultMessage="Keep mine" id="BxNBZP" />)}
      </div>
    </fieldset>
  )
}
