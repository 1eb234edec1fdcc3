import { useIntl, defineMessages, FormattedMessage } from 'react-intl'
import { Button } from '@/components/ui/button.tsx'
import { Select } from '@/components/ui/select.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { formatRand, parseRand } from '@/lib/money.ts'
import { unrefined, type Refinement } from './refinement.ts'
import { choices } from './refinement-address.ts'

const labels = defineMessages({
  kind: { defaultMessage: 'Kind', id: 'UVXesP', description: 'Downloaded, posted or a bundle' },
  language: { defaultMessage: 'Language', id: 'y1Z3or' },
  maxCost: { defaultMessage: 'Price', id: 'b1zuN9' },
  sort: { defaultMessage: 'Order', id: 'Fb6P3d', description: 'The order of a list' },
})

const words = defineMessages({
  download: { defaultMessage: 'To download', id: '88boAI' },
  posted: { defaultMessage: 'By post', id: 'uqdBIL' },
  bundle: { defaultMessage: 'Bundles', id: 'XtusSf' },
  en: { defaultMessage: 'English', id: 'WkrNSk' },
  af: { defaultMessage: 'Afrikaans', id: 'GAyB2V' },
  newest: { defaultMessage: 'Newest first', id: 'MeKajs' },
  cheapest: { defaultMessage: 'Cheapest first', id: 'nrQy8m' },
  dearest: { defaultMessage: 'Dearest first', id: 'FnQcug' },
})

const anything = defineMessages({
  kind: {
    defaultMessage: 'Any kind',
    id: 'picWkR',
    description: 'Filter: downloads, posted and bundles',
  },
  language: { defaultMessage: 'Both languages', id: 'pqblbN' },
  maxCost: { defaultMessage: 'Any price', id: 'M8TDLh' },
  sort: { defaultMessage: 'Recommended', id: 'dX6pvk', description: 'The order of a list' },
})

const names = ['kind', 'language', 'maxCost', 'sort'] as const

/** Kind, language, price and order of the shop's list; loaded when it is opened. */
export function FilterPanel({
  refinement,
  onRefine,
}: {
  refinement: Refinement
  onRefine: (refinement: Refinement) => void
}) {
  const intl = useIntl()
  const locale = useLocale()
  const nameOf = (choice: string) => {
    if (choice in words) return intl.formatMessage(words[choice as keyof typeof words]) // checked
    return choice === '0'
      ? intl.formatMessage({ defaultMessage: 'Free', id: '0ycgyM', description: 'Filter by price' })
      : intl.formatMessage(
          { defaultMessage: 'Up to {amount}', id: 'kWHkNj' },
          { amount: formatRand(parseRand(choice), locale) },
        )
  }
  return (
    <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] items-end gap-3">
      {names.map((name) => (
        <label key={name} className="grid gap-1 text-sm font-medium">
          {intl.formatMessage(labels[name])}
          <Select
            className="truncate"
            value={refinement[name] ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onRefine({ ...refinement, [name]: value === '' ? null : value })
            }
          >
            <option value="">{intl.formatMessage(anything[name])}</option>
            {choices[name].map((choice) => (
              <option key={choice} value={choice}>
                {nameOf(choice)}
              </option>
            ))}
          </Select>
        </label>
      ))}
      {names.some((name) => refinement[name] !== null) && (
        <Button variant="outline" onClick={() => onRefine(unrefined)}>
          <FormattedMessage
            defaultMessage="Clear"
            id="WCgFxK"
            description="Takes all filters back"
          />
        </Button>
      )}
    </div>
  )
}
