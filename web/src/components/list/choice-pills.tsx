import { ChevronDownIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Menu, MenuContent, MenuSeparator, MenuTrigger } from '@/components/ui/menu.tsx'
import { pillClass } from './pill-class.ts'
import type {
  ChoiceFilter,
  FilterOption,
  FilterOptions,
  Several,
  SeveralFilter,
} from './filters.ts'
import { MenuTick } from './menu-tick.tsx'
import { say } from './words.ts'

/** The filter's own options, or those that its hook loads. */
function useOptions(options: FilterOptions): readonly FilterOption[] {
  // A filter never changes from one to the other, so the order of hooks stays the same.
  return typeof options === 'function' ? (options() ?? []) : options
}

/** The closed filter: its label and the chosen values. */
function Pill({ label, chosen }: { label: string; chosen: ReactNode }) {
  return (
    <MenuTrigger className={pillClass(chosen !== null)}>
      <span className="truncate">
        {chosen === null ? (
          label
        ) : (
          <FormattedMessage
            defaultMessage="{filter}: {value}"
            id="6Arioe"
            values={{ filter: label, value: chosen }}
          />
        )}
      </span>
      <ChevronDownIcon aria-hidden="true" className="text-ink-muted" />
    </MenuTrigger>
  )
}

const listClass =
  'max-h-[min(24rem,var(--radix-dropdown-menu-content-available-height))] overflow-y-auto'

export function ChoicePill({
  filter,
  value,
  onChange,
}: {
  filter: ChoiceFilter<object>
  value: string | undefined
  onChange: (value: string | undefined) => void
}) {
  const intl = useIntl()
  const options = useOptions(filter.options)
  const chosen = options.find((option) => option.value === value)
  return (
    <Menu>
      <Pill
        label={intl.formatMessage(filter.label)}
        chosen={value === undefined ? null : chosen === undefined ? '…' : say(intl, chosen.label)}
      />
      <MenuContent align="start" className={listClass}>
        <DropdownMenu.RadioGroup
          value={value ?? ''}
          onValueChange={(next) => onChange(next === '' ? undefined : next)}
        >
          <MenuTick value="">
            <FormattedMessage defaultMessage="All" id="e310is" description="No filter" />
          </MenuTick>
          {options.map((option) => (
            <MenuTick key={option.value} value={option.value}>
              {say(intl, option.label)}
            </MenuTick>
          ))}
        </DropdownMenu.RadioGroup>
      </MenuContent>
    </Menu>
  )
}

/** The menu stays open while several choices are ticked. */
export function SeveralPill({
  filter: { label, options: known, matches },
  value,
  onChange,
}: {
  filter: SeveralFilter<object>
  value: Several | undefined
  onChange: (value: Several | undefined) => void
}) {
  const intl = useIntl()
  const options = useOptions(known)
  const { values, match } = value ?? { values: [], match: matches[0] }
  const names = options.filter((option) => values.includes(option.value))
  const choose = (next: string[]) =>
    onChange(next.length === 0 ? undefined : { values: next, match })
  return (
    <Menu>
      <Pill
        label={intl.formatMessage(label)}
        chosen={
          values.length === 0
            ? null
            : names.length === 0
              ? values.length
              : intl.formatList(
                  names.map((option) => say(intl, option.label)),
                  { type: match === 'all' ? 'conjunction' : 'disjunction' },
                )
        }
      />
      <MenuContent align="start" className={listClass}>
        {matches.length > 1 && (
          <>
            <DropdownMenu.RadioGroup
              value={match}
              onValueChange={(next) => onChange({ values, match: next === 'all' ? 'all' : 'any' })}
            >
              <MenuTick value="any" stay>
                <FormattedMessage defaultMessage="Any of these" id="45BFd3" />
              </MenuTick>
              <MenuTick value="all" stay>
                <FormattedMessage defaultMessage="All of these" id="SRbW6w" />
              </MenuTick>
            </DropdownMenu.RadioGroup>
            <MenuSeparator />
          </>
        )}
        {options.map((option) => (
          <MenuTick
            key={option.value}
            stay
            checked={values.includes(option.value)}
            onCheckedChange={(on) =>
              choose(on ? [...values, option.value] : values.filter((one) => one !== option.value))
            }
          >
            {say(intl, option.label)}
          </MenuTick>
        ))}
      </MenuContent>
    </Menu>
  )
}
